/** What the server adds for Bismarck (src/vorhand/server/views/bismarck.py). */

import type { CardCode, DealView, LayoutView, PreviousView, RulesView, ScoresView, Seat, TrickView, View } from '../../types';

export type Direction = 'up' | 'down';

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
  /** How often the declarer had been declarer before. */
  round: number;
  /** After a layout: the cards that each was left with. */
  left: number[];
}

export interface BismarckScores extends ScoresView {
  results: BismarckResult[];
}

export interface BismarckDeal extends DealView {
  declarer: Seat | null;
  contract: string | null;
  aim: 'win' | 'lose' | 'shed' | null;
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
  /** Empty where there are none. */
  quotas: number[];
  /** Cards still to be dealt, while the deal pauses. */
  undealt: number;
  /** The rank that opens each row, and which way they go, once they are named. */
  start: string | null;
  direction: Direction | null;
  /** The ranks of a row each way, while one is named. */
  ways: Partial<Record<Direction, string[]>>;
  layout: LayoutView | null;
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
