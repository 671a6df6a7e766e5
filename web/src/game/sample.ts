/** Views for tests: the least that is one, and what a test changes of it. */

import type { BismarckDeal, BismarckView } from '../games/bismarck/types';
import { NOBODY_ASKED } from './pace';
import { QUIET, QUIET_SEAT } from './quiet';

export function sampleDeal(changes: Partial<BismarckDeal> = {}): BismarckDeal {
  return {
    number: 1,
    phase: 'play',
    dealer: 2,
    declarer: 0,
    contract: 'nt-win',
    aim: 'win',
    ace: 'high',
    trump: 'NT',
    redeal: false,
    kitty: [],
    kitty_fate: 'taken',
    shown: [],
    hand: ['AS', 'KH'],
    counts: [2, 2, 2],
    discards: [],
    leader: 0,
    trick: [],
    winning: null,
    given: [],
    giving: null,
    won: [0, 0, 0],
    side_tricks: [0, 0, 0],
    quotas: [8, 4, 4],
    undealt: 0,
    start: null,
    direction: null,
    ways: {},
    layout: null,
    tricks: [],
    ...changes,
  };
}

export function sampleView(changes: Partial<BismarckView> = {}): BismarckView {
  const seat = { ...QUIET_SEAT, occupant: 'person' as const, name: 'Anna', who: 'a1' };
  return {
    ...QUIET,
    game: 'bismarck',
    table: 't',
    you: 0,
    stage: 'playing',
    rules: {
      id: 'bismarck/modern',
      title: '',
      deals: 12,
      contracts: ['nt-win', 'spades', 'free-trump', 'nt-lose'],
      selection: 'each-once',
      times: 1,
      hand: 16,
      pairs: false,
      kitty: 4,
      open: true,
      base: 'bismarck/modern',
      differs: [],
    },
    seats: [seat, { ...seat, name: 'Bo', who: 'b2' }, { ...seat, name: '', who: '', occupant: 'bot' }],
    host: 0,
    terms: { move_s: 0, bank_s: 0, chat: 'free', watch: true, undo: true, finish: false, kept: 0, newcomers: true },
    scores: { results: [], totals: [0, 0, 0], winners: [] },
    deal: sampleDeal(),
    ask: NOBODY_ASKED,
    previous: null,
    ...changes,
  };
}
