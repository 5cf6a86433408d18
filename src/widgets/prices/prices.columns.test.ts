import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { priceRecordSchema } from '../../wire/price';
import { priceColumnKind, priceGroups } from './prices.columns';

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

  it.each([
    ['12.5', '12.50'],
    ['', '-'],
  ])('whose save is pending (%o) has a note, which is printed', { tags: 'GC30' }, (price, text) => {
    const stored = v.parse(priceRecordSchema, { ID: 1, MAIN_SKU: 'A-1', SP_AUD_01: '10' });
    const column = priceGroups()[0]?.columns[0];
    const shown = { ...stored, SP_AUD_01: price, stored };
    expect(column?.kind.format(column.value(shown))).toMatchObject({ text, look: 'saving', note: 'not saved' });
  });
});
