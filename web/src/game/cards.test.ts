import { describe, expect, it } from 'vitest';

import { ACE_LOW, inRows, placeOf, rowsFor, sorted, suitOrder } from './cards';

describe('a hand', () => {
  it('is sorted by suit, black and red by turns, each from the ace down', () => {
    expect(sorted(['2C', 'TS', 'AD', 'KH', 'AS', '9C'], null)).toEqual(['AS', 'TS', 'KH', '9C', '2C', 'AD']);
  });

  it('ends with the ace where it is the lowest card', () => {
    expect(sorted(['AS', '2S', 'KS', 'AD'], null, ACE_LOW)).toEqual(['KS', '2S', 'AS', 'AD']);
  });

  it('begins with the trumps', () => {
    expect(suitOrder('H')).toEqual(['H', 'C', 'D', 'S']);
    expect(suitOrder('NT')).toEqual(['S', 'H', 'C', 'D']);
    expect(sorted(['AS', '2H', 'KH'], 'H')).toEqual(['KH', '2H', 'AS']);
  });

  it('takes two rows where a finger would not find a card', () => {
    expect(rowsFor(16, 304, 53)).toBe(2);
    expect(rowsFor(10, 304, 53)).toBe(1);
    expect(rowsFor(16, 880, 104)).toBe(1);
  });

  it('takes a third row while it is chosen among twenty', () => {
    expect(rowsFor(20, 304, 53, 3)).toBe(3);
    expect(rowsFor(20, 1200, 104, 3)).toBe(1);
  });

  it('is cut into rows without losing a card', () => {
    const cards = [...'AKQJT9876543'].map((rank) => `${rank}S`);
    expect(inRows(cards, 2).map((row) => row.length)).toEqual([6, 6]);
    expect(inRows(cards.slice(1), 2).map((row) => row.length)).toEqual([6, 5]);
    expect(inRows(cards, 3).flat()).toEqual(cards);
    expect(inRows([], 1)).toEqual([[]]);
  });

  it('is cut between two suits where no row grows by more than a card', () => {
    const suits = (counts: number[]): string[] =>
      counts.flatMap((count, n) => Array.from({ length: count }, (_, rank) => `${'AKQJT98765432'[rank]}${'SHCD'[n]}`));
    const lengths = (counts: number[], rows: number): number[] => inRows(suits(counts), rows).map((row) => row.length);
    expect(lengths([4, 3, 5, 4], 2)).toEqual([7, 9]);
    expect(lengths([5, 4, 4, 3], 2)).toEqual([9, 7]);
    expect(lengths([4, 2, 6, 4], 2)).toEqual([8, 8]);
    expect(lengths([6, 6, 4, 4], 3)).toEqual([6, 6, 8]);
    expect(lengths([8, 7, 3, 2], 3)).toEqual([8, 7, 5]);
  });
});

describe('a seat', () => {
  it('has its place clockwise from the one at the bottom', () => {
    expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(['bottom', 'left', 'right']);
    expect([0, 1, 2].map((seat) => placeOf(seat, 2, 3))).toEqual(['left', 'right', 'bottom']);
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 1, 4))).toEqual(['right', 'bottom', 'left', 'top']);
  });
});
