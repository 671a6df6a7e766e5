/** What a view says of a seat, and the words of a contract. */

import { ACE_LOW, RANKS, SUIT_OF_WORD, sorted } from '../../game/cards';
import { contractLabel, rankText, type Speaker } from '../../game/sentences';
import type { CardCode, LayoutTurn, Seat, TrickView, View } from '../../types';
import type { Marked } from '../game';
import type { BismarckDeal, BismarckView } from './types';

/** The last trick of this deal, or between two deals of the one before. */
export function lastTrick({ ask, deal, previous }: BismarckView): TrickView | null {
  return deal?.tricks.at(-1) ?? (ask.seat === null ? previous?.tricks.at(-1) : null) ?? null;
}

/** Whether cards are laid in rows. */
export function inLayout({ deal }: BismarckView): boolean {
  return deal?.layout != null;
}

/** The last turn of each player of a layout, the latest last. */
export function lastTurns({ deal, seats }: BismarckView): LayoutTurn[] {
  return deal?.layout?.turns.slice(-seats.length) ?? [];
}

/** What lay in the kitty, for the declarer, or what others gave, for whoever chooses cards of the hand. */
export function marked({ say }: Speaker, shown: View): Marked | null {
  const { ask, deal, rules, you } = shown as BismarckView;
  if (ask.discard === 0 || deal === null) return null;
  const got = deal.given.filter(({ receiver }) => receiver === you).flatMap(({ cards }) => cards);
  if (got.length > 0) return { cards: got, label: say('page-received') };
  if (deal.kitty.length === 0 || you !== deal.declarer) return null;
  return { cards: deal.kitty, label: say(rules.open ? 'page-open-cards' : 'page-kitty') };
}

/** The parts of a contract's gloss, its aim last: "spades are trumps", "win tricks". */
export function glossOf({ say }: Speaker, contract: string): string[] {
  const long = say(`contract-${contract}-long`);
  return long.slice(long.indexOf(': ') + 1).trim().split(', ');
}

/** What to aim at in the contract of a deal: "avoid tricks, ace lowest"; or how its rows go: "from 9 up". */
export function aimOf(speaker: Speaker, { contract, ace, start, direction }: BismarckDeal): string {
  if (start !== null && direction !== null) return speaker.say('page-rows-from', { rank: rankText(speaker, start), direction });
  const aim = glossOf(speaker, contract!).at(-1)!;
  return ace === 'low' ? `${aim}, ${speaker.say('ace-is-low')}` : aim;
}

/** The own hand in reading order. */
export function handOf({ deal }: BismarckView): CardCode[] {
  return deal === null ? [] : sorted(deal.hand, deal.trump, deal.ace === 'low' ? ACE_LOW : RANKS);
}

/** Whether the label says already what is trump: "Spades", "No trumps". */
export function namesTrumps(speaker: Speaker, contract: string): boolean {
  const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
  return contract in SUIT_OF_WORD || same(contractLabel(speaker, contract), speaker.say('suit-none'));
}

export function rolesOf({ say }: Speaker, { deal, rules, you, seats }: BismarckView, seat: Seat): string[] {
  const partner = rules.pairs && you !== null && seat === (you + 2) % seats.length;
  const roles = [
    partner ? say('role-partner') : '',
    deal?.declarer === seat ? say('role-declarer') : '',
    deal?.dealer === seat ? say('role-dealer') : '',
  ];
  return roles.filter((role) => role !== '');
}

/** The seats of each side; a player alone is a side. */
export function sidesOf({ rules, seats }: BismarckView): Seat[][] {
  const all = seats.map((_, seat) => seat);
  return rules.pairs ? [all.filter((seat) => seat % 2 === 0), all.filter((seat) => seat % 2 === 1)] : all.map((seat) => [seat]);
}
