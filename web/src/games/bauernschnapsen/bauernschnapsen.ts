/** Bauernschnapsen at the table. */

import type { GamePage } from '../game';
import { hand, heading, seat } from './facts';
import Lead from './Lead.svelte';
import { askLine, BauernTeller } from './sentences';
import Tally from './Tally.svelte';
import Task from './Task.svelte';
import type { BauernView } from './types';
import Waiting from './Waiting.svelte';

export const page: GamePage = {
  name: 'Bauernschnapsen',
  accent: 'bauer',
  pairs: () => true,
  heading,
  seat,
  teller: (speaker, names, you, style) => new BauernTeller(speaker, names, you, style),
  askLine,
  hand,
  trickLabel: ({ say }, view) => {
    const won = (view as BauernView).deal?.won ?? [];
    return say('cli-trick-of', { number: won.reduce((sum, count) => sum + count, 1), tricks: view.rules.hand });
  },
  hasHelp: true,
  marked: () => null,
  hasTricks: (view) => {
    const { ask, deal, previous } = view as BauernView;
    return ask.seat === null ? (previous?.tricks.length ?? 0) > 0 : (deal?.won.some((count) => count > 0) ?? false);
  },
  tricksLabel: ({ say }) => say('page-tricks'),
  Task,
  Waiting,
  Lead,
  onBoard: () => false,
  Tally,
  rest: () => import('./rest').then((module) => module.rest),
};
