/** What the server sends (src/vorhand/server/views.py and protocol.py). The page adds no knowledge of its own. */

import type { Field } from './words/fluent';

export type Seat = number;
/** Rank and suit in capitals, such as "TH". */
export type CardCode = string;

export interface SeatView {
  occupant: 'empty' | 'person' | 'bot';
  name: string;
  away: boolean;
  /** Seconds since 1970, by the server's clock. */
  deadline: number | null;
  bot_plays: boolean;
  ready: boolean;
}

export interface RulesView {
  id: string;
  title: string;
  deals: number;
  contracts: string[];
  selection: string;
  times: number;
  hand: number;
  kitty: number;
  open: boolean;
  differs: string[];
}

export interface ResultView {
  declarer: Seat;
  contract: string;
  trump: string;
  tricks: number[];
  scores: number[];
  quotas?: number[];
}

export interface ScoresView {
  results: ResultView[];
  totals: number[];
  winners: Seat[];
}

export interface PlayedCard {
  seat: Seat;
  card: CardCode;
}

export interface TrickView {
  leader: Seat;
  cards: PlayedCard[];
  winner: Seat;
}

export type Phase =
  | 'draw-dealer'
  | 'cut-card'
  | 'lay-open'
  | 'deal'
  | 'choose-contract'
  | 'name-trump'
  | 'take-kitty'
  | 'discard'
  | 'play'
  | 'over';

export interface DealView {
  number: number;
  phase: Phase;
  dealer: Seat | null;
  declarer: Seat | null;
  contract: string | null;
  aim: 'win' | 'lose' | null;
  trump: string | null;
  redeal: boolean;
  kitty: CardCode[];
  kitty_fate: string;
  shown: CardCode[];
  hand: CardCode[];
  counts: number[];
  discards: CardCode[];
  leader: Seat;
  trick: PlayedCard[];
  winning: Seat | null;
  won: number[];
  quotas: number[];
  tricks: TrickView[];
}

export interface Refusal {
  code: string;
  fields: Record<string, Field>;
}

export interface AskView {
  seat: Seat | null;
  legal: string[];
  cards: CardCode[];
  discard: number;
  refused: Record<CardCode, Refusal>;
}

export interface PreviousView {
  hands: CardCode[][];
  kitty: CardCode[];
  discards: CardCode[];
  tricks: TrickView[];
}

export interface View {
  table: string;
  code: string;
  you: Seat | null;
  stage: 'lobby' | 'playing' | 'over';
  match: number;
  version: number;
  rules: RulesView;
  seats: SeatView[];
  scores: ScoresView;
  deal: DealView | null;
  ask: AskView;
  previous: PreviousView | null;
}

/** An event: its name in `e`, and its fields. */
export type GameEvent = { e: string } & Record<string, unknown>;

export interface News {
  events_from: number;
  events: GameEvent[];
  view: View;
}

export type ServerMessage =
  | ({ t: 'welcome'; protocol: number } & News)
  | ({ t: 'step' } & News)
  | { t: 'room'; view: View }
  | { t: 'ack'; id: string }
  | { t: 'refused'; id: string; code: string; fields?: Record<string, Field>; view?: View }
  | { t: 'pong'; id: string }
  | { t: 'bye'; code: string };

export type CommandBody =
  | { t: 'sit'; seat: Seat; name: string }
  | { t: 'stand' }
  | { t: 'rename'; name: string }
  | { t: 'start' }
  | { t: 'act'; version: number; actions: string[] }
  | { t: 'ready'; deal: number }
  | { t: 'rematch' }
  | { t: 'resync' };
