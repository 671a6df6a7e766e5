import { describe, expect, it } from 'vitest';

import { encoded, textIn } from './links';

const TEXT = 'title = "Tant Åsas regler ♠"\nextends = "bismarck/modern"\n';

describe('rules in a link', () => {
  it('come out as they went in', () => {
    expect(textIn(`https://example.org/house#r=${encoded(TEXT)}`)).toBe(TEXT);
    expect(textIn(`#r=${encoded(TEXT)}`)).toBe(TEXT);
    expect(encoded(TEXT)).toMatch(/^[\w-]+$/);
  });

  it('are nothing where there are none, or not whole ones', () => {
    for (const link of ['', '#k=1', 'extends = "bismarck/modern"', '#r=', '#r=_w', '#r=A']) expect(textIn(link)).toBeNull();
  });
});
