/**
 * What the server sends of every game (src/vorhand/server/views/table.py and protocol.py). What one game adds stands in
 * its folder under `games/`. The page adds no knowledge of its own.
 */

import type { Field } from './words/fluent';

export type Seat = number;
/** Rank and suit in capitals, such as "TH". */
export type CardCode = string;

export interface SeatView {
  occupant: 'empty' | 'person' | 'bot';
  name: string;
  /** The public pseudonym of the device that has it, at this table; empty where none has. */
  who: string;
  /** The other seats of a device that several people share. */
  shares: Seat[];
  away: boolean;
  /** Seconds since 1970, by the server's clock. */
  deadline: number | null;
  bot_plays: boolean;
  ready: boolean;
  /** Seconds left in this deal beyond the time of each turn; null where there is no bank. */
  bank: number | null;
  /** Whether a person may have this seat now though the match has begun. */
  free: boolean;
}

export interface Terms {
  /** Seconds for each turn, and in each deal for all turns that take longer; both 0: no clock. */
  move_s: number;
  bank_s: number;
  chat: 'off' | 'presets' | 'free';
  watch: boolean;
  /** Whether a card may be taken back by consent. */
  undo: boolean;
  /** Whether the server plays the rest of a deal whose result is fixed. */
  finish: boolean;
  /** Who may sit down: whoever has played so many of 100 deals to the end himself; 0: anybody. */
  kept: number;
  /** Where not anybody may: whether somebody may who has played no deal yet. */
  newcomers: boolean;
}

/** What needs everybody's consent. */
export type Wish = 'pause' | 'undo' | 'claim';

/** Something that everybody who is here must consent to; `yes` are the seats that want it. */
export interface QuestionView {
  what: Wish;
  seat: Seat;
  yes: Seat[];
  /** The card to be taken back, or the hand that is shown for a claim. */
  cards?: CardCode[];
  /** How many tricks are claimed. */
  tricks?: number;
}

/** Somebody without a seat who would like a bot's. */
export interface KnockView {
  ask: string;
  seat: Seat;
  name: string;
  admitted: boolean;
}

/** What somebody said: a preset, which is shown in the reader's language, or a text. */
export interface Said {
  seat: Seat;
  /** The pseudonym and the name of who said it: by now somebody else may have the seat. */
  who: string;
  name: string;
  preset?: string;
  text?: string;
}

/** A device that several people share: their seats, and who of them is to act but does not have it. */
export interface PhoneView {
  seats: Seat[];
  to: Seat | null;
}

export type GameId = 'bismarck' | 'bauernschnapsen';

export interface RulesView {
  id: string;
  title: string;
  /** Cards in a full hand. */
  hand: number;
  /** The rule set that comes with the server and is the nearest. */
  base: string;
  /** Where they differ from it: the keys of axes. */
  differs: string[];
}

export interface ScoresView {
  results: { scores: number[] }[];
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

/** A turn of a layout; a pass has no card. */
export interface LayoutTurn {
  seat: Seat;
  card: CardCode | null;
}

/** Cards that are laid in rows instead of tricks. */
export interface LayoutView {
  /** Each suit in the order in which its cards are laid, whether they lie there yet or not. */
  piles: CardCode[][];
  laid: CardCode[];
  /** Those that fit now. */
  fits: CardCode[];
  turns: LayoutTurn[];
}

export interface DealView {
  number: number;
  phase: string;
  dealer: Seat | null;
  trump: string | null;
  hand: CardCode[];
  counts: number[];
  leader: Seat;
  trick: PlayedCard[];
  winning: Seat | null;
  /** In a deal without tricks, from its first turn on. */
  layout?: LayoutView | null;
}

export interface Refusal {
  code: string;
  fields: Record<string, Field>;
}

export interface AskView {
  seat: Seat | null;
  legal: string[];
  cards: CardCode[];
  /** How many cards of the hand are chosen together; 0 where none are. */
  discard: number;
  /** The word of the action that lays each of them aside or gives it away. */
  word: string;
  refused: Record<CardCode, Refusal>;
}

export interface PreviousView {
  hands: CardCode[][];
}

/** A match that was finished at this table. */
export interface FinishedMatch {
  winners: Seat[];
  /** By seat: points, or marks for having lost. */
  scores: number[];
}

/** Something that the guide of a guided deal says: a key of the catalogues and its fields. */
export interface GuideSentence {
  key: string;
  fields: Record<string, Field>;
  /** The term of the glossary that tells more; empty if none does. */
  term: string;
}

export interface GuideView {
  lesson: GameId;
  said: GuideSentence[];
  /** How many of the last of them the learner has not answered yet. */
  fresh: number;
  advice: GuideSentence | null;
  /** The suggested actions. */
  advised: string[];
  over: boolean;
}

/** What decides the next deal, or the present one: promised by its commitment, together with players' words. */
export interface SecretView {
  commitment: string;
  words: { seat: Seat; word: string }[];
  /** Whether words can still be added. */
  open: boolean;
}

export interface View {
  game: GameId;
  table: string;
  code: string;
  /** Whose view it is; null for somebody without a seat, and while nobody has the device that several share. */
  you: Seat | null;
  phone: PhoneView | null;
  stage: 'lobby' | 'playing' | 'over' | 'closed';
  match: number;
  version: number;
  rules: RulesView;
  seats: SeatView[];
  /** The seat that arranges things. */
  host: Seat | null;
  terms: Terms;
  paused: boolean;
  /** When the time of the present turn is up: seconds since 1970, by the server's clock. */
  clock: number | null;
  question: QuestionView | null;
  /** What this seat may ask for besides. */
  may: Wish[];
  /** How many look on. */
  watchers: number;
  /** Who asks for a seat, for the host. */
  knocks: KnockView[];
  /** What this device asks for. */
  knock: KnockView | null;
  session: FinishedMatch[];
  scores: ScoresView;
  deal: DealView | null;
  ask: AskView;
  previous: PreviousView | null;
  secret: SecretView | null;
  /** Of a guided deal, for its learner. */
  guide: GuideView | null;
}

/** An event: its name in `e`, and its fields. */
export type GameEvent = { e: string } & Record<string, unknown>;

export interface News {
  events_from: number;
  events: GameEvent[];
  view: View;
}

export type ServerMessage =
  | ({ t: 'welcome'; protocol: number; said?: Said[] } & News)
  | ({ t: 'step' } & News)
  | { t: 'room'; view: View }
  | ({ t: 'said' } & Said)
  | { t: 'ack'; id: string }
  | { t: 'refused'; id: string; code: string; fields?: Record<string, Field>; view?: View }
  | { t: 'pong'; id: string }
  | { t: 'bye'; code: string };

/** `by`: for whom, where several people share the device; if it is not said, for whoever has it. */
export type CommandBody = { by?: Seat } & Command;

type Command =
  | { t: 'sit'; seat: Seat; name: string; shared?: boolean }
  | { t: 'hold'; seat: Seat }
  | { t: 'lay' }
  | { t: 'stand' }
  | { t: 'rename'; name: string }
  | { t: 'start' }
  | { t: 'act'; version: number; actions: string[] }
  | { t: 'ready'; deal: number }
  | { t: 'rematch' }
  | { t: 'word'; word: string }
  | { t: 'leave' }
  | { t: 'seat-bot'; seat: Seat; on: boolean }
  | { t: 'kick'; seat: Seat }
  | ({ t: 'terms' } & Terms)
  | { t: 'close' }
  | { t: 'ask'; what: Wish }
  | { t: 'answer'; yes: boolean }
  | { t: 'resume' }
  | { t: 'admit'; ask: string; yes: boolean }
  | { t: 'say'; preset: string }
  | { t: 'say'; text: string }
  | { t: 'resync' };
