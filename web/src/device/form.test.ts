import { describe, expect, it } from 'vitest';

import { DEFAULTS, readSettings, writeSettings, type Settings } from './form';

const OTHERWISE: Settings = {
  speed: 'tap',
  confirm: true,
  leftHand: true,
  deck: 'german',
  fourColours: true,
  largeIndex: true,
  sound: true,
  vibration: true,
  title: false,
  awake: false,
  game: 'bauernschnapsen',
  name: 'Åsa',
};

describe('the settings of a device', () => {
  it('come back as they were kept', () => {
    expect(readSettings(writeSettings(OTHERWISE))).toEqual(OTHERWISE);
    expect(readSettings(writeSettings(DEFAULTS))).toEqual(DEFAULTS);
  });

  it('are the usual ones where nothing is kept, or nothing of ours', () => {
    for (const text of [null, '', 'null', '[]', '7', '"tap"', '{', '{"form": 2', '{"__proto__": {"sound": true}}']) {
      expect(readSettings(text), String(text)).toEqual(DEFAULTS);
    }
  });

  it('are read field by field: what is damaged is usual, what is foreign is left out', () => {
    const text = JSON.stringify({ form: 2, speed: 'warp', sound: 'yes', confirm: true, deck: 3, name: 'x'.repeat(25), hat: 1 });

    expect(readSettings(text)).toEqual({ ...DEFAULTS, confirm: true });
  });

  it('of the first form say how long a trick stays', () => {
    const first = { confirm: true, fourColours: true, game: 'bauernschnapsen', deck: 'german', name: 'Bo' };
    const read = (trick: unknown): Settings => readSettings(JSON.stringify({ ...first, trick }));

    expect(read(2500)).toEqual({ ...DEFAULTS, ...first, speed: 'slow' });
    expect([0, 1200, 'tap', 77, null].map((trick) => read(trick).speed)).toEqual(['instant', 'normal', 'tap', 'normal', 'normal']);
  });

  it('of a form that we do not know are not guessed at', () => {
    expect(readSettings(JSON.stringify({ ...OTHERWISE, form: 3 }))).toEqual(DEFAULTS);
  });
});
