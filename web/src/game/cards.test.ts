import { describe, expect, it } from 'vitest';

import { inRows, placeOf, rowsFor, sorted, suitOrder } from './cards';

describe('a hand', () => {
  it('is sorted by suit, black and red by turns, each from the ace down', () => {
    expect(sorted(['2C', 'TS', 'AD', 'KH', 'AS', '9C'], null)).toEqual(['AS', 'TS', 'KH', '9C', '2C', 'AD']);
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

  it('is cut into rows without losing a card', () => {
    const cards = Array.from({ length: 15 }, (_, n) => n);
    expect(inRows(cards, 2).map((row) => row.length)).toEqual([8, 7]);
    expect(inRows(cards, 2).flat()).toEqual(cards);
    expect(inRows([], 1)).toEqual([[]]);
  });
});

describe('a seat', () => {
  it('has its place clockwise from the one at the bottom', () => {
    expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(['bottom', 'left', 'right']);
    expect([0, 1, 2].map((seat) => placeOf(seat, 2, 3))).toEqual(['left', 'right', 'bottom']);
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 1, 4))).toEqual(['right', 'bottom', 'left', 'top']);
  });
});
