import { describe, expect, it } from 'vitest';
import { checkedFile } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { nextQuestion } from '../../machines/upload-questions';
import { findRowCurrencies, namedCurrencies } from './currency-conflicts';
import { currencyInName } from './currency-words';

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
    const ofPrices = { costCurrency: undefined };
    expect(namedCurrencies(columns)).toEqual([
      { ...ofPrices, currency: 'RUB', names: ['Цена, руб', 'Опт, руб'], keys: ['SP_AUD_01', 'SP_AUD_02'] },
      { ...ofPrices, currency: 'EUR', names: ['Preis €'], keys: ['SP_USD_01'] },
    ]);
  });

  const only = (...values: string[]) => ({ exclusions: { only: { column: 2, values } } });
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
      ...{ column: 2, name: 'currency', currency: 'USD', matching: ['usd'], keys: ['SP_USD_01'], areCosts: false },
      hasBlanks: true,
      others: [{ currency: 'NGN', values: ['NGN', 'ngn'], rows: 13 }],
    });
    // A condition leaves out the rows with the other currencies, or those with the prices' own.
    expect(findRowCurrencies(columns, values, only('usd'))).toBeUndefined();
    expect(findRowCurrencies(columns, values, only('NGN', ''))).toMatchObject({
      matching: [],
      others: [{ currency: 'NGN' }],
    });
  });

  it('are reported by row where they are written with signs of several characters', { tags: 'QC103' }, () => {
    const values = ['US$', 'A$', 'au$', 'NZ$', '€'].map((value) => ({ value, rows: 1 }));
    const columns = [sku, column(1, 'Price US$', 'SP_USD_01'), column(2, 'Ccy', undefined, ['US$'])];
    expect(findRowCurrencies(columns, [{ column: 2, values }])).toMatchObject({
      matching: ['US$'],
      others: [
        { currency: 'AUD', rows: 2 },
        { currency: 'NZD', rows: 1 },
        { currency: 'EUR', rows: 1 },
      ],
    });
    expect(namedCurrencies([column(1, 'Price NZ$', 'SP_AUD_01'), column(2, 'A$', 'SP_AUD_02')])).toMatchObject([
      { currency: 'NZD', keys: ['SP_AUD_01'] },
    ]);
  });

  it('are reported where they are spelled out', { tags: 'QC115' }, async () => {
    const names = ['Price in Euro', 'Preis EURO', 'Цена, евро', '价格（欧元）'];
    const columns = names.map((name, index) => column(index, name, `SP_AUD_0${index + 1}`));
    expect(namedCurrencies(columns)).toMatchObject([{ currency: 'EUR', names }]);
    expect(namedCurrencies([column(0, 'European price', 'SP_AUD_01'), column(1, 'Euros', 'SP_EUR_01')])).toEqual([]);
    const values = ['Euro', 'EUROS', 'EUR', 'aud'].map((value) => ({ value, rows: 1 }));
    const ofRows = [sku, column(1, 'Price', 'SP_AUD_01'), column(2, 'Currency', undefined, ['Euro'])];
    expect(findRowCurrencies(ofRows, [{ column: 2, values }])).toMatchObject({
      matching: ['aud'],
      others: [{ currency: 'EUR', rows: 3 }],
    });
    const { checked } = await checkedFile(['MAIN_SKU;SP_AUD_01', 'A;12,50 Euro', 'B;EURO 3', 'C;2 euros']);
    expect(checked.offers.amounts).toMatchObject([{ currency: 'EUR', cells: 3 }]);
  });

  it.each([
    ['price_usd', 'USD'],
    ['unit price eur', 'EUR'],
    ['preis_eur', 'EUR'],
    ['Preis Eur', 'EUR'],
    ['gbp-price', 'GBP'],
    ['cena_pln', 'PLN'],
    ['price_sek_2', 'SEK'],
    ['chf', 'CHF'],
    ['TRY', 'TRY'],
    ['price TRY', 'TRY'],
    ['try price', undefined],
    ['all_prices', undefined],
    ['top price', undefined],
    ['cup', undefined],
    ['prix qu’ils ont', undefined],
    ['pricechf', undefined],
    ['European price', undefined],
    ['price eur usd', undefined],
  ])('are, by the name %s, %s', { tags: 'QC119' }, (name, currency) => {
    expect(currencyInName(name)).toBe(currency);
    const named = namedCurrencies([column(0, name, 'SP_AUD_01')]).map((one) => one.currency);
    expect(named).toEqual(currency === undefined ? [] : [currency]);
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

describe('Prices in a currency that the file names', { tags: 'QC88' }, () => {
  const named = ['MAIN_SKU;Preis EUR;Цена, руб', 'A;5;', 'B;;7', 'C;POA;', 'D;6;8'];
  const byRow = ['MAIN_SKU;Price;Currency', 'A;5;AUD', 'B;6;GBP', 'C;7;NGN', 'D;8;GBP'];
  const askedOf = async (lines: readonly string[], options: ReadingOptions) => {
    const { checked } = await checkedFile(lines, { header: 0, ...options });
    const question = nextQuestion({ checked, options, acceptedCounts: { texts: 1 } });
    return { ...checked.unrated, question };
  };

  it('are asked about by their rows where the names of columns say so', async () => {
    const columns = ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02'];
    expect(await askedOf(named, { columns })).toEqual({ rows: 3, currencies: ['EUR', 'RUB'], question: 'unrated' });
    expect(await askedOf(named, { columns, exclusions: { rows: [2] } })).toMatchObject({ rows: 2 });
    expect(await askedOf(named, { columns: ['MAIN_SKU', null, null] })).toMatchObject({ rows: 0 });
  });

  it('are asked about by their rows where a column of the file says so', async () => {
    const columns = ['MAIN_SKU', 'SP_AUD_01', null];
    expect(await askedOf(byRow, { columns })).toEqual({ rows: 3, currencies: ['GBP', 'NGN'], question: 'unrated' });
    const only = { column: 2, values: ['AUD'] };
    const nothing = { rows: 0, currencies: [], question: undefined };
    expect(await askedOf(byRow, { columns, exclusions: { only } })).toEqual(nothing);
    // The currency of a row outranks that in a column's name.
    const lines = ['MAIN_SKU;Price AUD;Currency', 'A;5;AUD', 'B;6;USD'];
    const usd = { columns: ['MAIN_SKU', 'SP_USD_01', null], exclusions: { only: { column: 2, values: ['USD'] } } };
    expect(await askedOf(lines, usd)).toEqual(nothing);
  });

  it('are not counted in rows that are excluded for another reason', { tags: 'QC163' }, async () => {
    const columns = ['MAIN_SKU', 'SP_AUD_01', null];
    expect(await askedOf(byRow, { columns, exclusions: { rows: [3] } })).toMatchObject({ rows: 2 });
    expect(await askedOf(byRow, { columns, exclusions: { rows: [3, 4, 5] } })).toMatchObject({ rows: 0 });
    // Each row has another value.
    const twoRows = ['MAIN_SKU;Price;Currency', 'A;5;AUD', 'B;6;USD'];
    expect(await askedOf(twoRows, { columns })).toMatchObject({ rows: 1, currencies: ['USD'] });
  });

  it('are asked about where some rows of the column have a note or repeat its name', { tags: 'QC140' }, async () => {
    const lines = ['MAIN_SKU;Price;Curr.', 'A;5;PLN', 'B;6;PLN**', 'C;7;PLN', 'Part;Price;Curr.', 'D;8;PLN', 'E;9;PLN'];
    const columns = ['MAIN_SKU', 'SP_AUD_01', null];
    expect(await askedOf(lines, { columns })).toMatchObject({ rows: 5, currencies: ['PLN'] });
    const regions = lines.map((line, at) => (at > 2 ? line.replace('PLN', 'Poland') : line));
    expect(await askedOf(regions, { columns })).toMatchObject({ rows: 0 });
  });

  it('are asked about where a row of costs has a text in place of its currency', { tags: 'QC140' }, async () => {
    const lines = ['MAIN_SKU;Cost;Curr.', 'A;5;EUR', 'B;6;EUR', 'C;7;EUR', 'D;8;see page 3'];
    const rule = {
      currency: 'AUD',
      rounding: '0.01',
      markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] },
      conversion: { from: 'EUR', rate: '1.65', date: '2026-11-01' },
    } as const;
    const costs = [{ column: 1, rule }];
    expect(await askedOf(lines, { columns: ['MAIN_SKU', null, null], costs })).toMatchObject({ rows: 1, unnamed: 1 });
  });

  it('are not asked about where a template has the answer, unless the file names another currency', {
    tags: 'QC99',
  }, async () => {
    const columns = ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02'];
    const byName = (...unratedCurrencies: string[]) => askedOf(named, { columns, unratedCurrencies });
    expect(await byName('EUR', 'RUB')).toEqual({ rows: 0, currencies: [], question: undefined });
    expect(await byName('EUR')).toEqual({ rows: 2, currencies: ['RUB'], question: 'unrated' });
    const ofRows = { columns: ['MAIN_SKU', 'SP_AUD_01', null] };
    expect(await askedOf(byRow, { ...ofRows, unratedCurrencies: ['GBP', 'NGN'] })).toMatchObject({ rows: 0 });
    expect(await askedOf(byRow, { ...ofRows, unratedCurrencies: ['GBP'] })).toEqual({
      rows: 1,
      currencies: ['NGN'],
      question: 'unrated',
    });
  });

  it('are not asked about once they are accepted, or have a rate', async () => {
    const { checked } = await checkedFile(named, { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02'] });
    expect(nextQuestion({ checked, options: {}, acceptedCounts: { texts: 1, unrated: 3 } })).toBeUndefined();
    const rule = {
      currency: 'AUD',
      rounding: '0.01',
      markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] },
    } as const;
    const conversion = { from: 'EUR', rate: '1.65', date: '2026-11-01' };
    const costs = [{ column: 1, rule: { ...rule, conversion } }];
    expect(await askedOf(named, { columns: ['MAIN_SKU', null, null], costs })).toMatchObject({ rows: 0 });
  });
});
