import { describe, expect, it } from 'vitest';
import { priceColumnKind } from './prices.columns';

describe('A price in the list', () => {
  it('that is a word is shown unchanged, in its own style', () => {
    expect(priceColumnKind.format('POA')).toEqual({ text: 'POA', look: 'word' });
  });

  it('may be a number', () => {
    expect(priceColumnKind.format(8.15)).toEqual({ text: '8.15' });
  });

  it.each([null, undefined, '', ' '])('that is unset (%o) shows a muted dash', (value) => {
    expect(priceColumnKind.format(value)).toEqual({ text: '-', look: 'none' });
  });
});
