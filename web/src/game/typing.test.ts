import { describe, expect, it } from 'vitest';

import { lettersOf, PAUSE_MS, type, type Typed } from './typing';

const ENGLISH = lettersOf(
  { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  { A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10' },
);
const SWEDISH = lettersOf(
  { S: 'spader', H: 'hjärter', D: 'ruter', C: 'klöver' },
  { A: 'E', K: 'K', Q: 'D', J: 'Kn', T: '10' },
);
const HAND = ['AS', 'TS', '7S', 'AH', '2H', 'QD', 'QC'];

function typeAll(keys: string, letters = ENGLISH, hand = HAND): Typed {
  let state: Typed = { buffer: '', at: 0, focus: null, command: null, later: false };
  [...keys].forEach((key, n) => (state = type(state, key, 1000 + n * 100, hand, letters)));
  return state;
}

describe('typing', () => {
  it('goes to a card by suit and rank, in either order', () => {
    expect(typeAll('ha').focus).toBe('AH');
    expect(typeAll('ah').focus).toBe('AH');
    expect(typeAll('H2').focus).toBe('2H');
    expect(typeAll('s1').focus).toBe('TS');
  });

  it('goes to a card by its number at once', () => {
    expect(typeAll('4').focus).toBe('AH');
    expect(typeAll('9').focus).toBeNull();
  });

  it('takes a number that is followed by a suit for a rank', () => {
    expect(typeAll('7s').focus).toBe('7S');
  });

  it('knows the letters of the reader', () => {
    expect(typeAll('he', SWEDISH).focus).toBe('AH');
    expect(typeAll('rd', SWEDISH).focus).toBe('QD');
    expect(typeAll('kd', SWEDISH).focus).toBe('QC');
    expect(typeAll('ha', SWEDISH).focus).toBe('AH');
  });

  it('lets a command wait only where its letter may become a card', () => {
    expect(typeAll('s')).toMatchObject({ command: 'score', later: true });
    expect(typeAll('s', ENGLISH, ['AH'])).toMatchObject({ command: 'score', later: false });
    expect(typeAll('l')).toMatchObject({ command: 'last', later: false });
    expect(typeAll('?')).toMatchObject({ command: 'rule', later: false });
    expect(typeAll('sa')).toMatchObject({ command: null, focus: 'AS' });
  });

  it('forgets a letter after a pause', () => {
    const first = type({ buffer: '', at: 0 }, 'h', 1000, HAND, ENGLISH);
    expect(type(first, 'a', 1001 + PAUSE_MS, HAND, ENGLISH).focus).toBeNull();
    expect(type(first, 'a', 1000 + PAUSE_MS, HAND, ENGLISH).focus).toBe('AH');
  });

  it('never goes to a card that is not there', () => {
    expect(typeAll('dk').focus).toBeNull();
  });
});
