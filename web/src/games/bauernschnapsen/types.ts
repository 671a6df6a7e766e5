/** What the server adds for Bauernschnapsen (src/vorhand/server/views/bauernschnapsen.py). */

import type { Suit } from '../../game/cards';
import type { CardCode, DealView, PlayedCard, PreviousView, RulesView, ScoresView, Seat, TrickView, View } from '../../types';

export interface Contract {
  id: string;
  value: number;
  rank: number;
  bidders: string;
  /** Whether the caller's suit is trumps. */
  trump: boolean;
  /** Ranks from the highest down. */
  order: string;
  leads: 'caller' | 'declarer';
  aim: 'sixty-six' | 'no-trick' | 'three-tricks' | 'all-tricks' | 'one-suit' | 'five-trumps';
  marriages: 'all' | 'declarer' | 'none';
}

export interface BauernRules extends RulesView {
  contracts: Contract[];
  levels: number;
  target: number;
  counting: 'up' | 'down';
  last_trick: boolean;
  open_tricks: string;
}

export interface BauernResult {
  dealer: Seat;
  declarer: Seat;
  contract: string;
  doubled: number;
  ending: 'claimed' | 'false-claim' | 'last-trick' | 'made' | 'failed';
  winner: Seat;
  scores: number[];
}

export interface BauernScores extends ScoresView {
  results: BauernResult[];
  /** Marks for the losers of a match that is over. */
  bummerl: number;
}

export interface Marriage {
  seat: Seat;
  suit: Suit;
  points: number;
}

export interface BauernDeal extends DealView {
  phase: 'draw-dealer' | 'deal' | 'cut' | 'name-trump' | 'turn' | 'auction' | 'doubling' | 'play' | 'over';
  caller: Seat | null;
  cut: number | null;
  turned: CardCode | null;
  /** A contract's id, "pass" or "kontra-normal". */
  calls: { seat: Seat; call: string }[];
  bid: string | null;
  bidder: Seat | null;
  contract: Contract | null;
  declarer: Seat | null;
  doubled: number;
  answers: boolean[];
  idle: Seat | null;
  /** Tricks by seat. */
  won: number[];
  /** Those that this seat may look through. */
  tricks: TrickView[];
  last: TrickView | null;
  marriages: Marriage[];
  announced: Suit | null;
  /** What each marriage counts that may be declared now. */
  declares: Partial<Record<Suit, number>>;
  /** Cards that everybody has seen and that are still held. */
  shown: PlayedCard[];
}

export interface BauernPrevious extends PreviousView {
  idle: Seat | null;
  tricks: TrickView[];
  marriages: Marriage[];
  /** Card points of each seat's side. */
  points: number[];
}

export interface BauernView extends View {
  rules: BauernRules;
  scores: BauernScores;
  deal: BauernDeal | null;
  previous: BauernPrevious | null;
}
