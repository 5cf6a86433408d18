import { describe, expect, it } from 'vitest';
import { checkedFile, readingOf } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import type { CostRule } from '../../wire/cost-rule';
import { findRowCurrencies } from './currency-conflicts';

describe('Costs in a currency that the file names', () => {
  const inEuros: CostRule = {
    currency: 'AUD',
    conversion: { from: 'EUR', rate: '1.65', date: '2026-11-01' },
    rounding: '0.01',
    markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] },
  };
  const optionsOf = (
    rule: CostRule,
    columns: readonly (string | null)[] = ['MAIN_SKU', null, null],
  ): ReadingOptions => ({
    header: 0,
    columns,
    costs: [{ column: 1, rule }],
  });
  const unratedOf = async (lines: readonly string[], options: ReadingOptions) =>
    (await checkedFile(lines, options)).checked.unrated;
  const byRow = ['SKU;Cost;Currency', 'A;10;EUR', 'B;10;USD', 'C;11;$', 'D;12;€', 'E;13;EUR'];
  const nothing = { rows: 0, currencies: [] };

  it('are asked about by their rows where a column says so', { tags: 'QC101' }, async () => {
    const options = optionsOf(inEuros);
    expect(await unratedOf(byRow, options)).toEqual({ rows: 2, currencies: ['USD', '$'], costsReadAs: 'EUR' });
    const onlyOf = (...values: string[]) => ({ ...options, exclusions: { only: { column: 2, values } } });
    expect(await unratedOf(byRow, onlyOf('EUR', '€'))).toEqual(nothing);
    expect(await unratedOf(byRow, onlyOf('USD'))).toMatchObject({ rows: 1, currencies: ['USD'] });
    expect(await unratedOf(byRow, { ...options, unratedCurrencies: ['USD'] })).toMatchObject({ currencies: ['$'] });
    // A rule without a rate takes costs in the currency of its prices.
    const { conversion: _, ...inAud } = inEuros;
    expect(await unratedOf(byRow, optionsOf(inAud))).toMatchObject({
      rows: 4,
      costsReadAs: 'AUD',
      currencies: ['EUR', 'USD'],
    });
    // Prices of both currencies may follow from the same costs.
    const both = [...(options.costs ?? []), { column: 1, rule: { ...inEuros, currency: 'USD' as const } }];
    expect(await unratedOf(byRow, { ...options, costs: both })).toMatchObject({ rows: 2, costsReadAs: 'EUR' });
  });

  it('are asked about in rows for which a column names no currency, as it does for others', {
    tags: 'QC113',
  }, async () => {
    const blank = ['A;10;EUR', 'B;10;', 'C;11;EUR', 'D;12;', 'E;13; ', 'Pumps;;', ';;'];
    const lines = ['SKU;Cost;Cur', ...blank];
    const options = optionsOf(inEuros);
    expect(await unratedOf(lines, options)).toEqual({ rows: 3, currencies: [], costsReadAs: 'EUR', unnamed: 3 });
    const only = { column: 2, values: ['EUR'] };
    expect(await unratedOf(lines, { ...options, exclusions: { only } })).toEqual(nothing);
    expect(await unratedOf([...lines, 'F;14;USD'], options)).toEqual({
      ...{ rows: 4, currencies: ['USD'], costsReadAs: 'EUR', unnamed: 3 },
    });
    expect(await unratedOf(['SKU;Cost;Cur', 'A;10;', 'B;11;'], options)).toEqual(nothing);
    // As prices, the rows with the currency can be taken alone.
    const columns = ['MAIN_SKU', 'SP_AUD_01', null];
    const { open, read } = readingOf(lines, { header: 0, columns });
    const opened = await open();
    const { columnValues } = await read.check();
    expect(findRowCurrencies(opened.columns, columnValues)).toMatchObject({ matching: [], hasBlanks: true });
    expect(findRowCurrencies(opened.columns, columnValues, { exclusions: { only } })).toMatchObject({
      hasBlanks: false,
    });
  });

  it('are not asked about in rows whose currency the costs or their column name', { tags: 'QC113' }, async () => {
    const options = optionsOf(inEuros);
    const rows = ['A;10;EUR', 'B;10;', 'C;11;EUR', 'D;12;'];
    for (const name of ['EK EUR', 'Preis in €', 'Einkauf (Euro)'])
      expect(await unratedOf([`SKU;${name};Currency`, ...rows], options)).toEqual(nothing);
    expect(await unratedOf(['SKU;EK EUR/CHF;Currency', ...rows], options)).toMatchObject({ unnamed: 2 });
    expect(await unratedOf(['SKU;EK EUR;Currency', ...rows, 'E;9;USD'], options)).toEqual({
      ...{ rows: 1, currencies: ['USD'], costsReadAs: 'EUR' },
    });
    const named = ['SKU;EK;Currency', 'A;10;EUR', 'B;10 €;', 'C;EUR 11;', 'D;12;', 'E;13;EUR'];
    expect(await unratedOf(named, options)).toMatchObject({ rows: 1, unnamed: 1 });
  });

  it('are asked about as those that their column names beside a blank currency', { tags: 'QC120' }, async () => {
    const options = optionsOf(inEuros);
    const lines = ['SKU;Cost GBP;Currency', 'A;10;EUR', 'B;10;', 'C;11;EUR', 'D;12;', 'E;£13;'];
    const asked = { rows: 2, currencies: ['GBP'], costsReadAs: 'EUR' };
    expect(await unratedOf(lines, options)).toEqual(asked);
    expect(await unratedOf([...lines, 'F;9;USD'], options)).toEqual({ ...asked, rows: 3, currencies: ['USD', 'GBP'] });
    expect(await unratedOf(lines, { ...options, unratedCurrencies: ['GBP'] })).toEqual(nothing);
    // A column without a name of a currency has the others.
    const both = [{ column: 1, rule: inEuros }, { column: 3, rule: { ...inEuros, currency: 'USD' } } as const];
    const two = ['SKU;Cost GBP;Currency;Net', 'A;10;EUR;1', 'B;10;;2', 'C;POA;;3'];
    expect(await unratedOf(two, { ...optionsOf(inEuros, ['MAIN_SKU', null, null, null]), costs: both })).toEqual({
      ...{ rows: 2, currencies: ['GBP'], costsReadAs: 'EUR', unnamed: 1 },
    });
  });

  it('are asked about beside prices', { tags: 'QC101' }, async () => {
    const lines = ['SKU;Cost;Currency;Net', 'A;10;EUR;1', 'B;10;AUD;2', 'C;10;USD;3'];
    const options = optionsOf(inEuros, ['MAIN_SKU', null, null, 'SP_AUD_02']);
    expect(await unratedOf(lines, options)).toEqual({ rows: 3, currencies: ['EUR', 'USD', 'AUD'] });
  });

  it('are not asked about where the column has the currency of the prices', { tags: 'QC101' }, async () => {
    const lines = ['SKU;Cost;Currency;Net', 'A;10;AUD;1', 'B;10;AUD;2'];
    const options = optionsOf(inEuros, ['MAIN_SKU', null, null, 'SP_AUD_02']);
    expect((await unratedOf(lines, options)).currencies).toEqual([]);
  });

  it('are asked about where the name of their column says so', { tags: 'QC102' }, async () => {
    const named = (name: string) => [`SKU;${name}`, 'A;10', 'B;', 'C;12'];
    const options = optionsOf(inEuros, ['MAIN_SKU', null]);
    const asked = { rows: 2, costsReadAs: 'EUR' };
    expect(await unratedOf(named('EK €'), options)).toEqual(nothing);
    expect(await unratedOf(named('EK'), options)).toEqual(nothing);
    expect(await unratedOf(named('EK $'), options)).toEqual({ ...asked, currencies: ['$'] });
    expect(await unratedOf(named('EK £'), options)).toEqual({ ...asked, currencies: ['GBP'] });
    expect(await unratedOf(named('EK £'), { ...options, unratedCurrencies: ['GBP'] })).toEqual(nothing);
    const inDollars = { ...inEuros, conversion: { from: 'USD', rate: '1.5', date: '2026-11-01' } };
    expect(await unratedOf(named('EK $'), optionsOf(inDollars, ['MAIN_SKU', null]))).toEqual(nothing);
    // The other amounts of a column stay its prices, in the currency of those.
    const kept = { ...options, costs: [{ column: 1, rule: inEuros, ownPrice: 'SP_AUD_01' }] };
    expect(await unratedOf(['SKU;SP_AUD_01', 'A;10', 'B;2 EUR'], kept)).toEqual(nothing);
  });
});
