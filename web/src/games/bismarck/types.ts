/** What the server adds for Bismarck (src/vorhand/server/views/bismarck.py). */

import type { CardCode, DealView, PreviousView, RulesView, ScoresView, Seat, TrickView, View } from '../../types';

export interface BismarckRules extends RulesView {
  deals: number;
  contracts: string[];
  selection: string;
  times: number;
  kitty: number;
  open: boolean;
}

export interface BismarckResult {
  declarer: Seat;
  contract: string;
  trump: string;
  tricks: number[];
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
  redeal: boolean;
  kitty: CardCode[];
  kitty_fate: string;
  shown: CardCode[];
  discards: CardCode[];
  won: number[];
  quotas: number[];
  tricks: TrickView[];
}

export interface BismarckPrevious extends PreviousView {
  kitty: CardCode[];
  discards: CardCode[];
  tricks: TrickView[];
}

export interface BismarckView extends View {
  rules: BismarckRules;
  scores: BismarckScores;
  deal: BismarckDeal | null;
  previous: BismarckPrevious | null;
}
