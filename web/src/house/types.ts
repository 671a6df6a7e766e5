/** What the server says of a house's rules (src/vorhand/server/house.py). */

import type { GameId } from '../types';
import type { Field } from '../words/fluent';

export type Value = number | string | readonly (number | string)[];

/** One thing on which houses differ: a choice if it has values, else a whole number; a list of them if it has entries. */
export interface Axis {
  key: string;
  entries: '' | 'in-order' | 'any-order' | 'by-player';
  values?: readonly string[];
  low?: number;
  high?: number;
}

export interface GameAxes {
  groups: readonly string[];
  axes: readonly Axis[];
  /** The table of the game: a group whose axes are every column of every row. */
  rows: { group: string; ids: readonly string[]; columns: readonly Axis[] };
}

export interface Differing {
  key: string;
  first: Value;
  second: Value;
}

export interface Mend {
  key: string;
  value: Value;
}

export interface Conflict {
  key: string;
  code: string;
  fields: Record<string, Field>;
  mends: readonly Mend[];
}

export interface DraftCall {
  text?: string;
  base?: string;
  fields?: Readonly<Record<string, Value>>;
  title?: string;
  source?: string;
}

export interface HouseAnswer {
  game: GameId;
  base: string;
  title: string;
  source: string;
  fields: Readonly<Record<string, Value>>;
  differences: readonly Differing[];
  conflicts: readonly Conflict[];
  idle: readonly string[];
  text: string;
  hash: string;
}

export interface TableRules {
  game: GameId;
  base: string;
  differences: readonly Differing[];
  text: string;
}
