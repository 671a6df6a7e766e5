/** Cards for display: how a hand is sorted and laid out. Nothing here knows a rule. */

import type { CardCode } from '../types';

/** What is printed on the cards. A card has one code in every deck: QH is the queen of hearts and the Herz-Ober. */
export type Deck = 'french' | 'german';

export type Suit = 'S' | 'H' | 'D' | 'C';

export const RANKS = 'AKQJT98765432';
export const ACE_LOW = 'KQJT98765432A';
/** Black and red by turns. */
export const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];
/** Unicode's signs, with the mark that asks for text rather than for a picture. */
export const SIGNS: Readonly<Record<Suit, string>> = { S: '♠\ufe0e', H: '♥\ufe0e', D: '♦\ufe0e', C: '♣\ufe0e' };

export function rankOf(card: CardCode): string {
  return card.slice(0, 1);
}

export function suitOf(card: CardCode): Suit {
  return card.slice(1, 2) as Suit;
}

/** The suit of a trump as views write it: "H", or nothing for "NT" and null. */
export function trumpSuit(trump: string | null): Suit | null {
  return trump !== null && trump in SIGNS ? (trump as Suit) : null;
}

/** "free-trump" may become any suit; the events name suits in words. */
export const SUIT_OF_WORD: Readonly<Record<string, Suit>> = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' };

/** The order of the suits in a hand: trumps first, then black and red by turns. It stays the same for a whole deal. */
export function suitOrder(trump: string | null): readonly Suit[] {
  const first = trumpSuit(trump);
  const start = first === null ? 0 : SUITS.indexOf(first);
  return [...SUITS.slice(start), ...SUITS.slice(0, start)];
}

/** A hand in reading order, each suit from the highest rank down. */
export function sorted(hand: readonly CardCode[], trump: string | null, ranks = RANKS): CardCode[] {
  const order = suitOrder(trump);
  const place = (card: CardCode): number => order.indexOf(suitOf(card)) * 16 + ranks.indexOf(rankOf(card));
  return [...hand].sort((a, b) => place(a) - place(b));
}

/** How many rows a hand takes, so that the strip of a card that shows does not become narrower than a finger. */
export function rowsFor(count: number, width: number, cardWidth: number, most = 2): number {
  if (count <= 10) return 1;
  const fits = (rows: number): boolean => (width - cardWidth) / (Math.ceil(count / rows) - 1) >= 40;
  return Array.from({ length: most - 1 }, (_, n) => n + 1).find(fits) ?? most;
}

/** The hand cut into rows of nearly equal length, between two suits if that makes no row longer by more than a card. */
export function inRows(cards: readonly CardCode[], rows: number): CardCode[][] {
  if (rows === 1) return [[...cards]];
  const length = Math.ceil(cards.length / rows);
  const bySuit = (end: number): boolean => end >= cards.length || suitOf(cards[end]!) !== suitOf(cards[end - 1]!);
  const fits = (end: number): boolean => cards.length - end <= (rows - 1) * (length + 1);
  const end = [length, length - 1, length + 1].find((place) => bySuit(place) && fits(place)) ?? length;
  return [cards.slice(0, end), ...inRows(cards.slice(end), rows - 1)];
}

/** Where a seat is drawn, seen from the seat at the bottom: clockwise is left, top, right. */
export type Place = 'bottom' | 'left' | 'top' | 'right';

export function placeOf(seat: number, bottom: number, players: number): Place {
  const places: readonly Place[] = players === 4 ? ['bottom', 'left', 'top', 'right'] : ['bottom', 'left', 'right'];
  return places[(seat - bottom + players) % players] ?? 'top';
}
