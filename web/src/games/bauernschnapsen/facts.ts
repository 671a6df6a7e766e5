/** What the table shows of a view: contract and trumps, what each seat has, game points as the house counts them. */

import { SIGNS, sorted, trumpSuit } from '../../game/cards';
import { cardName, cardText, contractLabel, indexOf, suitName, type Speaker } from '../../game/sentences';
import type { CardCode, Seat, View } from '../../types';
import type { Heading, SeatFacts } from '../game';
import type { BauernDeal, BauernRules, BauernView, Contract } from './types';

export const NORMAL_ORDER = 'ATKQJ';

/** Game points as the sheet shows them: counted up, or down to nothing. */
export function counted(rules: BauernRules, points: number): number {
  return rules.counting === 'up' ? points : Math.max(0, rules.target - points);
}

/** What a contract is worth, doubled so often: "9", or "1–3" for the Normal. */
export function worth(contract: Contract, doubled = 0): string {
  const times = 2 ** doubled;
  const least = contract.value * times;
  return contract.aim === 'sixty-six' ? `${least}–${3 * least}` : String(least);
}

/** The order of the cards with the reader's letters: "10 K Q J A". */
export function orderText(speaker: Speaker, order: string): string {
  return [...order].map((rank) => indexOf(speaker, rank)).join(' ');
}

/** The gloss of a contract: what stands after its long name. */
export function gloss({ say }: Speaker, id: string): string {
  const long = say(`contract-${id}-long`);
  return long.slice(long.indexOf(': ') + 2);
}

/** The name of a contract for a narrow place: it may break before its last part. */
export function breakable(name: string): string {
  return name.replace(/(?<=[a-z])schnapser/, '\u00adschnapser');
}

/** A call as it is said: a contract's name, a pass, or the Kontra that goes over a Bettler. */
export function callName({ say }: Speaker, call: string): string {
  if (call === 'pass') return say('call-pass');
  return call === 'kontra-normal' ? say('call-kontra-normal') : say(`contract-${call}`);
}

/** The trumps that count now: those of the caller, unless the contract has none. */
export function trumpOf(deal: BauernDeal): string | null {
  return deal.contract === null || deal.contract.trump ? deal.trump : null;
}

export function hand({ deal: shown }: View): CardCode[] {
  if (shown === null) return [];
  const deal = shown as BauernDeal;
  return sorted(deal.hand, trumpOf(deal), deal.contract?.order ?? NORMAL_ORDER);
}

export function heading(speaker: Speaker, shown: View, between: boolean): Heading {
  const { say } = speaker;
  const view = shown as BauernView;
  const number = Math.max(1, between ? view.scores.results.length : (view.deal?.number ?? 1));
  const which = view.stage === 'lobby' ? '' : say('page-deal-number', { number });
  const deal = view.stage === 'lobby' || between ? null : view.deal;
  if (deal === null || (deal.trump === null && deal.contract === null)) {
    return { title: '', suit: null, sub: '', deal: which };
  }
  const { contract } = deal;
  const suit = trumpSuit(trumpOf(deal));
  const title =
    contract === null
      ? say('page-calls')
      : `${contractLabel(speaker, contract.id)}${deal.doubled > 0 ? ` ×${2 ** deal.doubled}` : ''}`;
  const order = contract !== null && contract.order !== NORMAL_ORDER ? orderText(speaker, contract.order) : '';
  const trumps = suit === null ? say('suit-none') : say('cli-trump', { trump: suitName(speaker, suit) });
  return { title, suit, sub: [trumps, order].filter((part) => part !== '').join(', '), deal: which };
}

/** The last thing that a seat said in this deal, as a short word. */
function saidBy(speaker: Speaker, deal: BauernDeal, seat: Seat): string {
  if (deal.phase === 'auction') {
    const call = deal.calls.findLast((said) => said.seat === seat)?.call;
    return call === undefined ? '' : callName(speaker, call);
  }
  const shown = deal.shown
    .filter((card) => card.seat === seat)
    .map(({ card }) => cardText(speaker, card, 'signs'));
  const declared = deal.marriages
    .filter((marriage) => marriage.seat === seat)
    .map(({ suit, points }) => `${points} ${speaker.deck?.() === 'german' ? suitName(speaker, suit) : SIGNS[suit]}`);
  return [...declared, ...shown].join(' · ');
}

function spokenOf(speaker: Speaker, deal: BauernDeal, seat: Seat): string[] {
  const { say } = speaker;
  const { call } = deal.calls.findLast((said) => said.seat === seat) ?? {};
  const shown = deal.shown.filter((card) => card.seat === seat).map(({ card }) => cardName(speaker, card));
  return [
    deal.phase === 'auction' && call !== undefined ? callName(speaker, call) : '',
    ...deal.marriages
      .filter((marriage) => marriage.seat === seat)
      .map(({ suit, points }) => say('page-declared', { points, suit })),
    shown.length > 0 ? say('page-holds', { cards: speaker.joined(shown) }) : '',
  ];
}

export function seat(speaker: Speaker, shown: View, number: Seat): SeatFacts {
  const { say } = speaker;
  const { deal, you } = shown as BauernView;
  const out = deal !== null && deal.idle === number;
  const partner = you !== null && number !== you && (number - you) % 2 === 0;
  const won = deal?.won[number] ?? 0;
  const tricks = say('cli-tricks');
  const roles = [
    partner ? say('role-partner') : '',
    out ? say('page-out') : '',
    deal?.declarer === number ? say('role-declarer') : '',
    deal?.caller === number && deal.declarer !== number ? say('role-caller') : '',
    deal?.dealer === number ? say('role-dealer') : '',
  ];
  const playing = deal?.phase === 'play' && !out;
  return {
    roles: roles.filter((role) => role !== ''),
    figures: playing ? [{ name: tricks, short: tricks, value: String(won) }] : [],
    // What is in the own hand lies there.
    says: deal === null || (number === you && deal.phase === 'play') ? '' : saidBy(speaker, deal, number),
    out,
    spoken: [
      say(number % 2 === 0 ? 'page-first-pair' : 'page-second-pair'),
      playing ? say('page-tricks-so-far', { count: won }) : '',
      ...(deal === null ? [] : spokenOf(speaker, deal, number)),
    ],
  };
}
