/** Rule sets in words: what an axis is called, what it holds, why two of them do not fit. */

import { refusal } from '../game/sentences';
import { speaker } from '../speaker';
import type { GameId } from '../types';
import type { Field } from '../words/fluent';
import { hasWords, sayOf } from '../words/words.svelte';
import type { Conflict, Value } from './types';

/** The part of a word's key that belongs to an axis: the rows of a table share their words. */
function slug(key: string): string {
  const [group = '', ...rest] = key.split('.');
  return `${group}-${rest.at(-1)}`.replaceAll('_', '-');
}

/** The word of a key, or of what has no word yet its plain name. */
function word(game: GameId, key: string, plain: string): string {
  return hasWords(key, game) ? sayOf(game, key) : plain;
}

export function groupName(game: GameId, group: string): string {
  return word(game, `group-${group}`, group);
}

export function rowName(game: GameId, id: string): string {
  return word(game, `contract-${id}`, id);
}

/** What an axis is called within its group and its row. */
export function axisName(game: GameId, key: string): string {
  return word(game, `axis-${slug(key)}`, key.split('.').at(-1) ?? key);
}

/** What an axis is called where it stands alone. */
export function fullName(game: GameId, key: string): string {
  const [, row, column] = key.split('.');
  if (row === undefined || column === undefined) return axisName(game, key);
  return sayOf(game, 'rules-contract-field', { contract: rowName(game, row), field: axisName(game, key) });
}

export function valueText(game: GameId, key: string, value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return word(game, `value-${slug(key)}-${value}`, value);
  return value.map((item) => valueText(game, key, item)).join(', ') || sayOf(game, 'page-house-nothing');
}

function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

/** Why the rules cannot be played so. */
export function clash(game: GameId, { code, fields }: Conflict): string {
  const said: Record<string, Field> = {};
  for (const [name, value] of Object.entries(fields)) {
    // A sum comes as a program writes it.
    said[name] = typeof value === 'string' ? (hasWords(`contract-${value}`, game) ? rowName(game, value) : value.replaceAll('*', '×')) : value;
  }
  return sentence(sayOf(game, code.replace(/^ruleset-/, 'clash-'), said));
}

const PHRASES: Readonly<Record<string, readonly [string, string]>> = {
  'ruleset-type': ['expected', 'expected-'],
  'ruleset-syntax': ['reason', 'reason-'],
};

/** Why the server does not take a text for rules. */
export function trouble(code: string, fields: Readonly<Record<string, Field>>): string {
  const [name, prefix] = PHRASES[code] ?? ['', ''];
  const phrase = prefix + String(fields[name] ?? '').replaceAll(/[^A-Za-z0-9]/g, '-');
  const worded = name !== '' && speaker.has(phrase) ? { ...fields, [name]: speaker.say(phrase) } : fields;
  return refusal(speaker, code, worded, 'signs');
}

/** A text as it is searched: without case and marks. */
export function folded(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
