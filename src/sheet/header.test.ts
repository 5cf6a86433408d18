import { describe, expect, it } from 'vitest';
import type { Cell } from './cell';
import { findHeader } from './header';

const rows = (...table: readonly (readonly Cell[])[]) => table.map((cells, index) => ({ number: index + 1, cells }));
const known = [{ key: 'MAIN_SKU' }, { key: 'SP_AUD_01' }, { key: 'SP_USD_01' }];

describe('finding the header', () => {
  it('finds it below title rows and after a blank first column', () => {
    const header = findHeader(
      rows(['', 'Main SKU list'], ['', 'valid from', 46000], ['', 'Main SKU', 'SP AUD 1'], ['', 'A1', 12.5]),
      known,
    );
    expect(header).toEqual({ index: 2, number: 3, names: ['', 'Main SKU', 'SP AUD 1'], source: 'matched' });
  });

  it('selects the first of the rows with the most known names', () => {
    const header = findHeader(rows(['Main SKU'], ['Main SKU', 'SP_AUD_01'], ['main sku', 'sp aud 1'], ['A', 1]), known);
    expect(header.index).toBe(1);
  });

  it('guesses the first wide row of text if no name is known', () => {
    const header = findHeader(
      rows(['Our prices'], ['Code', 'Name', 'Net'], ['A1', 'Tape', 12.5], ['A2', 'Glue', 3]),
      known,
    );
    expect(header).toMatchObject({ index: 1, source: 'guessed' });
  });

  it('skips a short line above a wider row of names', () => {
    const header = findHeader(
      rows(['Only active', 'true'], ['Code', 'Article', 'Laboratory', 'Cost'], ['A1', 'Tape', 'ROCHE', 12.5]),
      known,
    );
    expect(header).toMatchObject({ index: 1, source: 'guessed' });
  });

  it('accepts names for half of the columns above rows with numbers', () => {
    const header = findHeader(
      rows(
        ['', '', '', 'price', 'number', 'total'],
        ['Lens', 'SAGA', 'x', 480, 1, 480],
        ['L1', 'GCT', 'x', 205, 1, 205],
      ),
      known,
    );
    expect(header).toMatchObject({ index: 0, source: 'guessed' });
  });

  it('takes no error for a name', { tags: 'QC141' }, () => {
    const table = rows(
      ['BOXES'],
      ['Nylon, small', 5],
      ['GIFT BOXES', '#REF!'],
      ['Plain 4 x 4', 20],
      ['Printed 5 x 5', 25],
    );
    expect(findHeader(table, known)).toMatchObject({ index: 0 });
  });

  it('falls back to the first row if none looks like a header', () => {
    expect(findHeader(rows([1, 2], [3, 4]), known)).toMatchObject({ index: 0, source: 'guessed', names: ['1', '2'] });
  });

  it('returns a name for every column up to the widest row', () => {
    expect(findHeader(rows(['Main SKU'], ['A', 1, 2]), known).names).toEqual(['Main SKU', '', '']);
  });
});
