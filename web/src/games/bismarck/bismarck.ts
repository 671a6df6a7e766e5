/** Bismarck at the table. */

import { trumpSuit } from '../../game/cards';
import { cardText, contractLabel, type Speaker } from '../../game/sentences';
import type { Seat, View } from '../../types';
import { signed } from '../../words/fluent';
import type { GamePage, Heading, SeatFacts } from '../game';
import { aimOf, handOf, inLayout, lastTrick, lastTurns, marked, namesTrumps, rolesOf } from './facts';
import Pass from './Pass.svelte';
import { askLine, BismarckTeller } from './sentences';
import Task from './Task.svelte';
import type { BismarckDeal, BismarckView } from './types';
import Waiting from './Waiting.svelte';

function heading(speaker: Speaker, shown: View, between: boolean): Heading {
  const { say } = speaker;
  const view = shown as BismarckView;
  const deal = view.stage === 'lobby' || between ? null : view.deal;
  const number = Math.max(1, between ? view.scores.results.length : (view.deal?.number ?? 1));
  const which =
    number > view.rules.deals
      ? say('cli-playoff-deal', { number })
      : say('page-deal-short', { number, deals: view.rules.deals });
  const played = deal?.contract != null;
  return {
    title: played ? contractLabel(speaker, deal.contract!) : '',
    suit: played ? trumpSuit(deal.trump) : null,
    sub: played ? sub(speaker, deal) : '',
    deal: view.stage === 'lobby' ? '' : which,
  };
}

/** Trumps where the title does not name them, and what to aim at where it is not as usual. */
function sub(speaker: Speaker, deal: BismarckDeal): string {
  const { say } = speaker;
  const contract = deal.contract!;
  const suit = trumpSuit(deal.trump);
  const told = deal.trump === null || namesTrumps(speaker, contract);
  const trumps = suit === null ? say('suit-none') : say('cli-trump', { trump: say(`suit-${suit}`) });
  const aim = aimOf(speaker, deal);
  if (told || deal.aim === 'shed') return aim;
  return suit !== null && deal.aim === 'win' ? trumps : `${trumps}, ${aim}`;
}

function seat(speaker: Speaker, shown: View, number: Seat): SeatFacts {
  const { say } = speaker;
  const view = shown as BismarckView;
  const { deal } = view;
  const won = deal?.side_tricks[number] ?? 0;
  const quota = deal?.quotas[number];
  const total = signed(view.scores.totals[number] ?? 0);
  const tricks = say('cli-tricks');
  const totalFigure = { name: say('cli-total'), short: say('page-total-short'), value: total };
  const totalSpoken = say('page-total-of', { total });
  if (deal?.aim === 'shed') {
    const cards = deal.counts[number] ?? 0;
    const label = say('page-cards-held');
    const last = deal.layout?.turns.findLast((turn) => turn.seat === number);
    return {
      roles: rolesOf(speaker, view, number),
      figures: [{ name: label, short: label, value: String(cards) }, totalFigure],
      says: last === undefined ? '' : last.card === null ? say('page-passes') : cardText(speaker, last.card, 'signs'),
      out: false,
      spoken: [say('page-cards-left', { count: cards }), totalSpoken],
    };
  }
  return {
    roles: rolesOf(speaker, view, number),
    figures: [
      quota === undefined
        ? { name: tricks, short: tricks, value: String(won) }
        : { name: `${tricks}/${say('cli-quota')}`, short: tricks, value: `${won}/${quota}` },
      totalFigure,
    ],
    says: '',
    out: false,
    spoken: [
      quota === undefined
        ? say('page-tricks-so-far', { count: won })
        : say('page-tricks-of', { number: won, count: quota }),
      totalSpoken,
    ],
  };
}

export const page: GamePage = {
  name: 'Bismarck',
  accent: 'bismarck',
  pairs: (view) => (view as BismarckView).rules.pairs,
  heading,
  seat,
  teller: (speaker, names, you, style) => new BismarckTeller(speaker, names, you, style),
  askLine,
  hand: (view) => handOf(view as BismarckView),
  trickLabel: ({ say }, view) =>
    say('cli-trick-of', { number: (view as BismarckView).deal!.tricks.length + 1, tricks: view.rules.hand }),
  hasHelp: false,
  marked,
  hasTricks: (view) => lastTrick(view as BismarckView) !== null || lastTurns(view as BismarckView).length > 0,
  tricksLabel: ({ say }, view) => say(inLayout(view as BismarckView) ? 'page-last-turns' : 'page-last-trick'),
  Task,
  Waiting,
  Lead: Pass,
  onBoard: (view) => inLayout(view as BismarckView),
  Tally: null,
  rest: () => import('./rest').then((module) => module.rest),
};
