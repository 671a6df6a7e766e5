/** Bismarck at the table. */

import { sorted, trumpSuit } from '../../game/cards';
import { contractLabel, type Speaker } from '../../game/sentences';
import type { Seat, View } from '../../types';
import { signed } from '../../words/fluent';
import type { GamePage, Heading, SeatFacts } from '../game';
import LastTrick from './LastTrick.svelte';
import LogCards from './LogCards.svelte';
import Result from './Result.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { askLine, BismarckTeller } from './sentences';
import Task from './Task.svelte';
import type { BismarckDeal, BismarckView } from './types';
import Waiting from './Waiting.svelte';

function heading({ say, has, joined }: Speaker, shown: View, between: boolean): Heading {
  const view = shown as BismarckView;
  const deal = view.stage === 'lobby' || between ? null : view.deal;
  const number = Math.max(1, between ? view.scores.results.length : (view.deal?.number ?? 1));
  const which =
    number > view.rules.deals
      ? say('cli-playoff-deal', { number })
      : say('page-deal-short', { number, deals: view.rules.deals });
  const played = deal?.contract != null;
  return {
    title: played ? contractLabel({ say, has, joined }, deal.contract!) : '',
    suit: played ? trumpSuit(deal.trump) : null,
    sub: played ? sub(say, deal) : '',
    deal: view.stage === 'lobby' ? '' : which,
  };
}

function sub(say: Speaker['say'], deal: BismarckDeal): string {
  const aim = deal.aim ? say(`value-contracts-aim-${deal.aim}`) : '';
  const suit = trumpSuit(deal.trump);
  if (suit === null) return [deal.trump === 'NT' ? say('suit-none') : '', aim].filter((part) => part !== '').join(', ');
  const trumps = say('cli-trump', { trump: say(`suit-${suit}`) });
  return deal.aim === 'lose' ? `${trumps}, ${aim}` : trumps;
}

function seat({ say }: Speaker, shown: View, number: Seat): SeatFacts {
  const view = shown as BismarckView;
  const { deal } = view;
  const won = deal?.won[number] ?? 0;
  const quota = deal?.quotas[number];
  const total = signed(view.scores.totals[number] ?? 0);
  const tricks = say('cli-tricks');
  const roles = [
    deal?.declarer === number ? say('role-declarer') : '',
    deal?.dealer === number ? say('role-dealer') : '',
  ];
  return {
    roles: roles.filter((role) => role !== ''),
    figures: [
      { name: tricks, short: tricks, value: quota === undefined ? String(won) : `${won}/${quota}` },
      { name: say('cli-total'), short: say('page-total-short'), value: total },
    ],
    says: '',
    out: false,
    spoken: [
      quota === undefined
        ? say('page-tricks-so-far', { count: won })
        : say('page-tricks-of', { number: won, count: quota }),
      say('page-total-of', { total }),
    ],
  };
}

export const page: GamePage = {
  name: 'Bismarck',
  accent: 'bismarck',
  pairs: false,
  heading,
  seat,
  teller: (speaker, names, you, style) => new BismarckTeller(speaker, names, you, style),
  askLine,
  hand: ({ deal }) => (deal === null ? [] : sorted(deal.hand, deal.trump)),
  trickLabel: ({ say }, view) =>
    say('cli-trick-of', { number: (view as BismarckView).deal!.tricks.length + 1, tricks: view.rules.hand }),
  tricksLabel: ({ say }) => say('page-last-trick'),
  Task,
  Waiting,
  Lead: null,
  Result,
  Score: ScoreSheet,
  Tricks: LastTrick,
  LogCards,
  help: null,
  Tally: null,
};
