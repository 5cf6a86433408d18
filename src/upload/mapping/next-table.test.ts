import { describe, expect, it } from 'vitest';
import { priceShape } from '../../../tests/upload/price-shape';
import { mapFileColumns } from '../reading/file-columns';
import { nextTable } from './next-table';

const columnsOf = (names: string, chosen: readonly (string | null)[]) =>
  mapFileColumns(names.split(','), [{ number: 2, cells: names.split(',').map(() => 'x') }], priceShape, chosen);

describe('The next table of a sheet', { tags: 'IU40' }, () => {
  it('is the next one to the right with the same names', () => {
    expect(nextTable(columnsOf('Item,Net,,Item,Net', ['MAIN_SKU', 'SP_AUD_01', null, null, null]))).toEqual({
      columns: [null, null, null, 'MAIN_SKU', 'SP_AUD_01'],
      from: 'D',
      to: 'E',
    });
  });

  it('is the first one after the last', () => {
    const last = columnsOf('Item,Net,Item,Net', [null, null, 'MAIN_SKU', 'SP_AUD_01']);
    expect(nextTable(last)?.columns).toEqual(['MAIN_SKU', 'SP_AUD_01', null, null]);
  });

  it.each([
    ['names differ', 'Item,Net,Code,Net', ['MAIN_SKU', 'SP_AUD_01', null, null]],
    ['one column of each name', 'Item,Net', ['MAIN_SKU', 'SP_AUD_01']],
    ['columns of two tables are mapped', 'Item,Net,Item,Net', ['MAIN_SKU', null, null, 'SP_AUD_01']],
    ['no column is mapped', 'Item,Net,Item,Net', [null, null, null, null]],
  ])('is undefined if %s', (_, names, chosen) => {
    expect(nextTable(columnsOf(names, chosen))).toBeUndefined();
  });
});
