import { describe, expect, it } from 'vitest';
import { findRowCurrencies, namedCurrencies } from './currency-conflicts';

const column = (index: number, name: string, key?: string, samples: readonly string[] = ['12.50']) => ({
  ...{ index, name, key, samples },
  state: key === undefined ? ('excluded' as const) : ('used' as const),
});

describe('Currencies that the file names', { tags: 'QC51' }, () => {
  it('are reported where a column of prices names another currency', () => {
    const columns = [
      column(0, 'Артикул', 'MAIN_SKU'),
      column(1, 'Цена, руб', 'SP_AUD_01'),
      column(2, 'Опт, руб', 'SP_AUD_02'),
      column(3, 'Preis €', 'SP_USD_01'),
      column(4, 'SP - USD - 02', 'SP_USD_02'),
      column(5, 'Price', 'SP_AUD_03'),
    ];
    expect(namedCurrencies(columns)).toEqual([
      { currency: 'RUB', names: ['Цена, руб', 'Опт, руб'], keys: ['SP_AUD_01', 'SP_AUD_02'] },
      { currency: 'EUR', names: ['Preis €'], keys: ['SP_USD_01'] },
    ]);
  });

  const sku = column(0, 'sku', 'MAIN_SKU');
  const price = column(1, 'price', 'SP_USD_01');

  it('are reported by row, with the values that match the prices', () => {
    const columns = [sku, price, column(2, 'currency', undefined, ['usd'])];
    const values = [
      {
        column: 2,
        values: [
          { value: 'usd', rows: 1840 },
          { value: 'NGN', rows: 10 },
          { value: 'ngn', rows: 3 },
          { value: '', rows: 2 },
        ],
      },
    ];
    expect(findRowCurrencies(columns, values)).toEqual({
      ...{ column: 2, name: 'currency', currency: 'USD', matching: ['usd'], keys: ['SP_USD_01'] },
      others: [{ currency: 'NGN', values: ['NGN', 'ngn'], rows: 13 }],
    });
    // A condition leaves out the rows with the other currencies, or those with the prices' own.
    expect(findRowCurrencies(columns, values, { column: 2, values: ['usd'] })).toBeUndefined();
    expect(findRowCurrencies(columns, values, { column: 2, values: ['NGN', ''] })).toMatchObject({
      matching: [],
      others: [{ currency: 'NGN' }],
    });
  });

  it('are reported for all rows where the column has one value', () => {
    expect(findRowCurrencies([sku, price, column(2, 'Währung', undefined, ['EUR', 'EUR'])], [])).toMatchObject({
      matching: [],
      others: [{ currency: 'EUR', rows: undefined }],
    });
  });

  it.each([
    ['the prices’ own', [sku, price, column(2, 'currency', undefined, ['USD'])]],
    ['a unit that is also a sign of a currency', [sku, price, column(2, 'Unit', undefined, ['ft'])]],
    ['other texts too', [sku, price, column(2, 'Region', undefined, ['EUR', 'Asia'])]],
    ['$, which several have', [sku, price, column(2, 'currency', undefined, ['$'])]],
    ['that of one of two stored ones', [sku, price, column(3, 'AUD', 'SP_AUD_01'), column(2, 'c', undefined, ['EUR'])]],
    ['none', [sku, price]],
  ])('are not reported for %s', (_, columns) => {
    expect(findRowCurrencies(columns, [])).toBeUndefined();
  });
});
