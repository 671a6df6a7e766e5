/** Views for tests: the least that is one, and what a test changes of it. */

import type { BismarckDeal, BismarckView } from '../games/bismarck/types';

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
  const seat = { occupant: 'person' as const, name: 'Anna', away: false, deadline: null, bot_plays: false, ready: false };
  return {
    game: 'bismarck',
    table: 't',
    code: '',
    you: 0,
    stage: 'playing',
    match: 1,
    version: 0,
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
    seats: [seat, { ...seat, name: 'Bo' }, { ...seat, name: '', occupant: 'bot' }],
    secret: null,
    session: [],
    scores: { results: [], totals: [0, 0, 0], winners: [] },
    deal: sampleDeal(),
    ask: { seat: null, legal: [], cards: [], discard: 0, word: '', refused: {} },
    previous: null,
    guide: null,
    ...changes,
  };
}
