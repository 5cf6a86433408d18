import { describe, expect, it } from 'vitest';
import { price } from './prices.columns';

describe('A price in the list', () => {
  it('that is a word shows as it came, told apart from numbers', () => {
    expect(price.format('POA')).toEqual({ text: 'POA', look: 'word' });
  });

  it('may come as a number', () => {
    expect(price.format(8.15)).toEqual({ text: '8.15' });
  });

  it.each([null, undefined, '', ' '])('that is unset (%o) shows a muted dash', (value) => {
    expect(price.format(value)).toEqual({ text: '-', look: 'none' });
  });
});
