/** Keys that go to a card: "h a" and "a h", or its number; and the letters that are commands when nothing follows. */

import { rankOf, suitOf, type Suit } from './cards';
import type { CardCode } from '../types';

export type KeyCommand = 'last' | 'score' | 'rule' | 'repeat' | 'undo' | 'claim';

const COMMANDS: Readonly<Record<string, KeyCommand>> = { l: 'last', s: 'score', '?': 'rule', r: 'repeat', u: 'undo', m: 'claim' };
/** How long a letter waits for the one that makes it a card. */
export const PAUSE_MS = 700;

/** What letters stand for: the code's own, and those of the reader's language. */
export interface Letters {
  suits: Readonly<Record<string, readonly Suit[]>>;
  ranks: Readonly<Record<string, readonly string[]>>;
}

export interface Typed {
  /** What was typed and may yet become a card. */
  buffer: string;
  at: number;
  focus: CardCode | null;
  /** At once if `later` is false, else once the pause is over and nothing has followed. */
  command: KeyCommand | null;
  later: boolean;
}

const NOTHING: Typed = { buffer: '', at: 0, focus: null, command: null, later: false };

/** `names` are the words of suits and the letters in the corners of cards, by code. */
export function lettersOf(suits: Readonly<Record<Suit, string>>, indices: Readonly<Record<string, string>>): Letters {
  const suitLetters: Record<string, Suit[]> = {};
  const rankLetters: Record<string, string[]> = {};
  const add = <T>(to: Record<string, T[]>, letter: string, value: T): void => {
    const list = (to[letter.toLowerCase()] ??= []);
    if (!list.includes(value)) list.push(value);
  };
  // The reader's own letters first: in Swedish D is a queen, and only then diamonds.
  for (const [suit, word] of Object.entries(suits) as [Suit, string][]) add(suitLetters, word.slice(0, 1), suit);
  for (const suit of 'SHDC') add(suitLetters, suit, suit as Suit);
  for (const [rank, index] of Object.entries(indices)) add(rankLetters, index.slice(0, 1), rank);
  for (const rank of 'AKQJT98765432') add(rankLetters, rank, rank);
  add(rankLetters, '1', 'T');
  return { suits: suitLetters, ranks: rankLetters };
}

export function type(
  before: Pick<Typed, 'buffer' | 'at'>,
  key: string,
  now: number,
  hand: readonly CardCode[],
  letters: Letters,
): Typed {
  const letter = key.toLowerCase();
  const first = now - before.at <= PAUSE_MS ? before.buffer : '';
  if (first !== '') {
    const card = cardOf(first, letter, hand, letters);
    if (card !== null) return { ...NOTHING, focus: card };
  }
  const command = COMMANDS[letter] ?? null;
  const starts = canStart(letter, hand, letters);
  const number = /^[1-9]$/.test(letter) ? (hand[Number(letter) - 1] ?? null) : null;
  return { buffer: starts ? letter : '', at: now, focus: number, command, later: command !== null && starts };
}

function cardOf(one: string, other: string, hand: readonly CardCode[], letters: Letters): CardCode | null {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  for (const [suitLetter, rankLetter] of pairs) {
    for (const suit of letters.suits[suitLetter] ?? []) {
      for (const rank of letters.ranks[rankLetter] ?? []) {
        if (hand.includes(rank + suit)) return rank + suit;
      }
    }
  }
  return null;
}

function canStart(letter: string, hand: readonly CardCode[], letters: Letters): boolean {
  const suits = letters.suits[letter] ?? [];
  const ranks = letters.ranks[letter] ?? [];
  return hand.some((card) => suits.includes(suitOf(card)) || ranks.includes(rankOf(card)));
}
