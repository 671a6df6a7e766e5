/** What the server adds for Bismarck (src/vorhand/server/views/bismarck.py). */

import type { CardCode, DealView, PreviousView, RulesView, ScoresView, Seat, TrickView, View } from '../../types';

export interface BismarckRules extends RulesView {
  deals: number;
  contracts: string[];
  selection: string;
  times: number;
  pairs: boolean;
  kitty: number;
  open: boolean;
}

/** So many cards from one player to another. */
export interface Giving {
  giver: Seat;
  receiver: Seat;
  count: number;
}

/** The same with the cards, as far as one may know them. */
export interface Given extends Giving {
  cards: CardCode[];
}

export interface BismarckResult {
  declarer: Seat;
  contract: string;
  trump: string;
  tricks: number[];
  /** By seat, the tricks that count for it: its own, or those of its pair. */
  side_tricks: number[];
  scores: number[];
  quotas: number[];
}

export interface BismarckScores extends ScoresView {
  results: BismarckResult[];
}

export interface BismarckDeal extends DealView {
  declarer: Seat | null;
  contract: string | null;
  aim: 'win' | 'lose' | null;
  /** Where the ace ranks in the suits of this contract. */
  ace: 'high' | 'low' | null;
  redeal: boolean;
  kitty: CardCode[];
  kitty_fate: string;
  shown: CardCode[];
  discards: CardCode[];
  given: Given[];
  giving: Giving | null;
  won: number[];
  side_tricks: number[];
  quotas: number[];
  tricks: TrickView[];
}

export interface BismarckPrevious extends PreviousView {
  kitty: CardCode[];
  discards: CardCode[];
  given: Given[];
  tricks: TrickView[];
}

export interface BismarckView extends View {
  rules: BismarckRules;
  scores: BismarckScores;
  deal: BismarckDeal | null;
  previous: BismarckPrevious | null;
}
