/** What the server tells of a finished deal (src/vorhand/server/replays.py and looking_back.py). */

import type { DealView, GameEvent, GameId, PreviousView, RulesView, ScoresView, Seat } from '../types';

export interface Step {
  /** The trick in which it happened; 0 before the first lead. */
  trick: number;
  /** Which of the steps of that trick, from 1. */
  card: number;
  events: GameEvent[];
  /** Whom the table waits for then. */
  ask: Seat | null;
  /** What has changed of what everybody saw. */
  deal: Partial<DealView>;
  /** By seat, where it has changed: all that this seat saw besides. */
  own: Record<string, Partial<DealView>>;
  /** What has changed of what only some knew, besides hands. */
  aside: Partial<DealView>;
}

export interface Told {
  rules: RulesView & { game: GameId; players: number };
  /** Empty for a record that was handed in. */
  table: string;
  match: number;
  /** Whether it is the one that the table plays now, or has played last. */
  current: boolean;
  /** The seats of this device, more than one where several share it; none for whoever reads as a stranger. */
  mine: Seat[];
  seats: { name: string; bot: boolean }[];
  /** The numbers of all deals that can be looked at. */
  deals: number[];
  deal: number;
  /** Whether the house reveals hands after a deal. */
  revealed: boolean;
  before: ScoresView;
  after: { scores: ScoresView; previous: PreviousView | null; stage: 'playing' | 'over' };
  steps: Step[];
  /** The record of this deal alone, in one line; empty where the house reveals nothing. */
  link: string;
  /** Whether reports can be sent. */
  reports: boolean;
}

/** The moment that a report is about. */
export interface Reported {
  /** Empty for a record that was handed in. */
  table: string;
  match: number;
  /** The record that was handed in; empty at a table. */
  record: string;
  deal: number;
  trick: number;
  card: number;
}

export interface ReportCall extends Reported {
  written: string;
  page: string;
  send: boolean;
}
