import { describe, expect, it } from 'vitest';

import { below, commitment, decides, shuffled, stream } from './chance';
import { check, recordIn, type PlayedRecord } from './check';

const NONCE = Array.from({ length: 32 }, (_, place) => place.toString(16).padStart(2, '0')).join('');
const CARDS = [...'CDHS'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => `${rank}${suit}`));
const PACK = '6DQD9CTS5DKD2CJC9HAD3H8D7S5H8S8C7CAC4S9S7H2HKCAS4H6C6HAH3D6S2D3SJS9D4DJHKS5C8HTH4C2S7DQSTDTCQHKH3CQC5SJD';

// What docs/notation.md says.
describe('chance', () => {
  it('commits', () => {
    expect(commitment(NONCE)).toBe('b62498051242637f8dd4a466b8c39dfb217c7f01b7ae5847c47fe6047152e37a');
  });

  it('draws', () => {
    const numbers = stream(NONCE, 'deal');
    expect(Array.from({ length: 8 }, () => numbers.next().value)).toEqual([
      4080408302, 2826791475, 1474115810, 2883168037, 3622303573, 2122182811, 473536612, 2263234386,
    ]);
    expect(below(3, stream(NONCE, 'draw-dealer'))).toBe(1);
    expect(CARDS[below(52, stream(NONCE, 'cut-card'))]).toBe('7C');
    expect(shuffled(CARDS, stream(NONCE, 'deal')).join('')).toBe(PACK);
  });

  it('mixes words', () => {
    expect(decides(NONCE, { 2: 'åtta hjärter', 0: 'skål' })).toBe('b3e3534089ae452d8cf7c93911a509f8a6ea53416d1f57e158d0ad3963dee371');
    expect(decides(NONCE, {})).toBe(NONCE);
  });
});

const RECORD: PlayedRecord = {
  game: 'bismarck',
  ruleset: { id: 'bismarck/modern', fields: { 'deck.players': 3 } },
  shuffle: 1,
  chance: [{ commitment: commitment(NONCE), nonce: NONCE }],
  entries: ['nature dealer 1', `nature deal ${PACK}`, '2 contract nt-win', '2 play 6D'],
};

const verdicts = (record: PlayedRecord): string[] => check(record).map((deal) => deal.verdict);

describe('a record', () => {
  it('is right', () => expect(verdicts(RECORD)).toEqual(['right']));

  it('is wrong where any byte of its chance was changed', () => {
    const entries = RECORD.entries;
    const changed: [Partial<PlayedRecord>, string][] = [
      [{ entries: ['nature dealer 2', ...entries.slice(1)] }, 'dealt'],
      [{ entries: [entries[0]!, `nature deal QD6D${PACK.slice(4)}`] }, 'dealt'],
      [{ chance: [{ commitment: commitment(NONCE), nonce: `ff${NONCE.slice(2)}` }] }, 'commitment'],
      [{ chance: [{ commitment: `00${commitment(NONCE).slice(2)}`, nonce: NONCE }] }, 'commitment'],
      [{ chance: [{ commitment: commitment(NONCE), nonce: NONCE, words: { 0: 'skål' } }] }, 'dealt'],
      [{ entries: ['arbiter dealer 1'] }, 'missing'],
    ];
    for (const [change, verdict] of changed) expect(verdicts({ ...RECORD, ...change })).toEqual([verdict]);
  });

  it('may keep its secret', () => {
    expect(verdicts({ ...RECORD, chance: [{ commitment: commitment(NONCE), nonce: null }] })).toEqual(['secret']);
  });

  it('is found in a text only if it is whole', () => {
    const text = JSON.stringify(RECORD);
    expect(recordIn(text)).toEqual(RECORD);
    for (const wrong of ['', '{', '[]', 'null', '7', text.replace('"shuffle":1', '"shuffle":3'), text.replace(NONCE, 'xyz'), text.replace('"entries"', '"entry"')])
      expect(recordIn(wrong)).toBeNull();
  });
});
