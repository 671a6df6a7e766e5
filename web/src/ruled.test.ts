import { describe, expect, it } from 'vitest';

import { parted, rulesAddress } from './ruled';

describe('where the rules stand', () => {
  it('a table has its own, and a number leads to its rule', () => {
    expect(rulesAddress({ table: 'abc' }, 'fi', 'BIS-4.2')).toBe('/rules/table/abc?lang=fi#BIS-4.2');
    expect(rulesAddress({ id: 'bismarck/modern+must_trump' }, 'sv')).toBe('/rules/bismarck/modern+must_trump?lang=sv');
  });

  it('the numbers in a sentence are parts of their own', () => {
    expect(parted('K♥: must follow (BIS-4.2); playable: 9♠')).toEqual(['K♥: must follow (', 'BIS-4.2', '); playable: 9♠']);
    expect(parted('BAU-3.10')).toEqual(['', 'BAU-3.10', '']);
    expect(parted('Your turn')).toEqual(['Your turn']);
  });
});
