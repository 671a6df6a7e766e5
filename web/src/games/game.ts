/** What a game brings to the table: its words about the view, and the parts of the page that only it has. */

import type { Component } from 'svelte';

import type { Suit } from '../game/cards';
import type { Speaker, Style, Teller } from '../game/sentences';
import type { CardCode, CommandBody, GameEvent, Seat, View } from '../types';

/** The line at the top: what is played, by which trumps, and which deal it is. */
export interface Heading {
  /** Empty before there is a contract. */
  title: string;
  suit: Suit | null;
  sub: string;
  deal: string;
}

/** What a seat shows under its name. */
export interface SeatFacts {
  roles: readonly string[];
  figures: readonly { name: string; short: string; value: string }[];
  /** What it has just said or shown; empty if nothing. */
  says: string;
  /** Whether it takes no part in this deal. */
  out: boolean;
  /** Everything of it in words, beginning after the name. */
  spoken: readonly string[];
}

export interface Shown {
  view: View;
  names: readonly string[];
}

export interface TaskProps extends Shown {
  chosen: readonly CardCode[];
  onact: (actions: string[]) => void;
  onback: (card: CardCode) => void;
  ondone: () => void;
  from: (card: CardCode) => DOMRect | null;
}

export interface WaitingProps extends Shown {
  bottom: Seat;
}

export interface ResultProps extends Shown {
  told: readonly GameEvent[];
  send: (command: CommandBody) => void;
}

export interface TricksProps extends Shown {
  bottom: Seat;
}

export interface BoardProps extends Shown {
  /** Where a card comes from. */
  from: (seat: Seat, card: CardCode) => DOMRect | null;
}

export interface LeadProps extends Shown {
  busy: boolean;
  onact: (actions: string[]) => void;
}

/** Cards of the hand that are to be told apart, and what they are. */
export interface Marked {
  cards: readonly CardCode[];
  label: string;
}

export interface GamePage {
  /** As it is called everywhere. */
  name: string;
  /** The colour of the house: a class of the page. */
  accent: 'bismarck' | 'bauer';
  /** Whether those who sit opposite each other play together. */
  pairs: (view: View) => boolean;
  heading: (speaker: Speaker, view: View, between: boolean) => Heading;
  seat: (speaker: Speaker, view: View, seat: Seat) => SeatFacts;
  teller: (speaker: Speaker, names: readonly string[], you: Seat | null, style: Style) => Teller;
  /** The line above the hand: what the table waits for, in words; empty while it waits for nobody. */
  askLine: (speaker: Speaker, view: View, names: readonly string[]) => string;
  /** The own cards in reading order. */
  hand: (view: View) => CardCode[];
  /** The name of the trick that lies there. */
  trickLabel: (speaker: Speaker, view: View) => string;
  /** Whether "?" opens more than the keys. */
  hasHelp: boolean;
  /** What is told apart in the hand while it is chosen among its cards. */
  marked: (speaker: Speaker, view: View) => Marked | null;
  /** Whether there are past tricks to be looked at. */
  hasTricks: (view: View) => boolean;
  /** What the button and the sheet of past tricks are called. */
  tricksLabel: (speaker: Speaker, view: View) => string;
  /** What this seat decides before play. */
  Task: Component<TaskProps>;
  /** What lies on the table while others decide. */
  Waiting: Component<WaitingProps>;
  /** What can be said on lead, beside the hand; on the board, in place of the line above it. */
  Lead: Component<LeadProps> | null;
  /** Whether the present deal is played on a board of the game's own. */
  onBoard: (view: View) => boolean;
  /** What stands in the top line beside the contract. */
  Tally: Component<Shown> | null;
  /** What nobody sees before he has had cards in his hand. */
  rest: () => Promise<GameRest>;
}

/** The parts of a game that come after its table. */
export interface GameRest {
  /** What lies on the table of a deal that is not played in tricks; null where all are. */
  Board: Component<BoardProps> | null;
  /** A deal is over, or the match. */
  Result: Component<ResultProps>;
  Score: Component<Shown>;
  /** Past tricks, as far as they may be looked at. */
  Tricks: Component<TricksProps>;
  /** Cards that stand above the log. */
  LogCards: Component<Shown> | null;
  /** What "?" opens besides the keys. */
  Help: Component<{ view: View }> | null;
}
