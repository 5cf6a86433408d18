import { describe, expect, it } from 'vitest';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import { checkedFile, readingOf, shape } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { countToAsk, nextQuestion } from '../../machines/upload-questions';
import type { CostRule } from '../../wire/cost-rule';
import { suggestsCosts } from '../mapping/cost-columns';
import { createMappingMemory } from '../mapping/mapping-memory';
import { priceColumnsToOffer } from '../mapping/offer-prices';
import { correctableCells, correctionOf } from '../preview/correctable-cells';
import { previewedFile } from '../session/written-files';
import { matchTemplate, templateContentOf } from '../templates/template-content';
import { createReading } from './reading';

const options: ReadingOptions = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01', null] };
const divided: ReadingOptions = { ...options, priceUnits: 'divided' };
const lines = ['SKU;Preis;PE', 'A;12,50;100', 'B;3,00;1', 'C;0,55;1.000', 'D;7,00;', 'E;POA;100', ';9,00;10'];

const rule: CostRule = {
  currency: 'AUD',
  markups: { kind: 'each', percents: [{ level: 1, percent: '100' }] },
  rounding: '0.01',
};

async function pricesOf(file: readonly string[], choice: ReadingOptions) {
  const { read, checked } = await checkedFile(file, choice);
  const { rows } = await read.page(1, 50, 'all');
  return { read, checked, prices: rows.map(({ cells }) => cells.SP_AUD_01) };
}

describe('Prices for several pieces', { tags: 'QC118' }, () => {
  stubLocalStorage();

  it('are asked about by count before sending, first of all questions', async () => {
    const { checked, prices } = await pricesOf(lines, options);
    expect(checked.offers.priceUnits).toEqual({
      prices: 3,
      units: [
        { unit: 10, prices: 1 },
        { unit: 100, prices: 1 },
        { unit: 1000, prices: 1 },
      ],
      columns: [2],
      unnamed: 1,
      unclear: 0,
      example: { written: '12,50', unit: 100, divided: '0.125' },
      isAsked: true,
      isRefused: false,
    });
    expect(countToAsk(checked, 'units')).toBe(3);
    expect(nextQuestion({ checked, options, acceptedCounts: {} })).toBe('units');
    expect(nextQuestion({ checked, options, acceptedCounts: { units: 3 } })).toBe('refusable');
    expect(prices.slice(0, 3)).toEqual(['12.5', '3', '0.55']);
  });

  it('are divided exactly if the user chooses so, in what is sent too', async () => {
    const { read, checked, prices } = await pricesOf(lines, divided);
    expect(prices).toEqual(['0.125', '3', '0.00055', '7', 'POA', '0.9']);
    expect(checked.offers.priceUnits).toMatchObject({ prices: 3, isAsked: false });
    expect(checked.findings).toMatchObject([{ kind: 'many-decimals', cells: 1 }, { kind: 'missing-key' }, {}]);
    const rounded = await pricesOf(lines, { ...divided, rounding: 4 });
    expect(rounded.prices).toEqual(['0.125', '3', '0.0006', '7', 'POA', '0.9']);
    expect(rounded.checked.rounded).toBe(1);
    const sent = createReading(await read.write(), 'upload.xlsx', () => undefined);
    await sent.open(shape, {});
    const { rows } = await sent.page(1, 10, 'all');
    expect(rows.map(({ cells }) => cells.SP_AUD_01)).toEqual(prices);
  });

  it('are asked about where their unit is written with a separator of thousands', { tags: 'QC125' }, async () => {
    for (const [file, unit] of [
      [['SKU;Price;Price unit', 'A;840.5;1.000', 'B;1.25;1'], 1000],
      [['SKU;Preis;Preiseinheit', 'A;840,5;1,000'], 1000],
      [['SKU;Preis;PE', 'A;840;10.000'], 10_000],
    ] as const)
      expect((await pricesOf(file, options)).checked.offers.priceUnits.units).toEqual([{ unit, prices: 1 }]);
  });

  it('are taken as they are if the user chooses so', async () => {
    const { checked, prices } = await pricesOf(lines, { ...options, priceUnits: 'as-written' });
    expect(prices[0]).toBe('12.5');
    expect(countToAsk(checked, 'units')).toBe(0);
  });

  it('are asked about where the name of their column says so', async () => {
    const file = ['SKU;Price per 100;Note', 'A;12.50;x', 'B;3;y'];
    const { checked } = await pricesOf(file, options);
    expect(checked.offers.priceUnits).toMatchObject({ prices: 2, columns: [1], unnamed: 0, isAsked: true });
    expect((await pricesOf(file, divided)).prices).toEqual(['0.125', '0.03']);
  });

  it('are costs too, from which prices follow', async () => {
    const costs: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null, null], costs: [{ column: 1, rule }] };
    const asked = await pricesOf(lines, { ...costs, exclusions: { kinds: ['no-cost', 'no-sku'] } });
    expect(asked.checked.offers.priceUnits).toMatchObject({ prices: 2, example: { divided: '0.125' } });
    const { read, prices } = await pricesOf(lines, { ...costs, priceUnits: 'divided' });
    expect(prices.slice(0, 4)).toEqual(['0.25', '6', '0', '14']);
    expect((await read.page(1, 1, 'all')).rows[0]?.cells['cost 1']).toBe('0.125');
  });

  it('are asked about where other amounts of their column are converted', { tags: 'QC126' }, async () => {
    const inFrancs: CostRule = {
      ...rule,
      conversion: { from: 'CHF', rate: '1.5', date: '2026-11-30' },
      markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] },
    };
    const costs = [{ column: 1, rule: inFrancs, ownPrice: 'SP_AUD_01' }];
    const converted: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null, null], costs };
    const file = ['SKU;Preis;Preiseinheit', 'A;12.50;100', 'B;2 CHF;1', 'C;8.40;1000', 'D;30 CHF;10'];
    const asked = await pricesOf(file, converted);
    expect(asked.checked.offers.priceUnits).toMatchObject({
      units: [10, 100, 1000].map((unit) => ({ unit, prices: 1 })),
      example: { written: '12.50', unit: 100, divided: '0.125' },
      isAsked: true,
    });
    const { prices, read } = await pricesOf(file, { ...converted, priceUnits: 'divided' });
    expect(prices).toEqual(['0.125', '3', '0.0084', '4.5']);
    const { rows } = await read.page(1, 4, 'all');
    expect(rows.map(({ divided: cells }) => cells)).toEqual([
      { SP_AUD_01: { unit: 100, written: '12.50' } },
      {},
      { SP_AUD_01: { unit: 1000, written: '8.40' } },
      { 'cost 1': { unit: 10, written: '30 CHF' } },
    ]);
  });

  it.each([
    ['a column of packs', ['SKU;Price;Pack size', 'A;5;100', 'B;6;1']],
    ['a smallest order', ['SKU;Price;MOQ', 'A;5;100', 'B;6;1']],
    ['a quantity', ['SKU;Price;Qty', 'A;5;100', 'B;6;1000']],
    ['a price of each piece', ['SKU;Price;Price per unit', 'A;5;100', 'B;6;1000']],
    ['PE that is a pack', ['SKU;Price;PE', 'A;5;100', 'B;6;24']],
    ['PE that is a material', ['SKU;Price;PE', 'A;5;PE100', 'B;6;PE80']],
    ['a price of each piece with decimals', ['SKU;Price;Price Unit', 'A;5;12.50', 'B;6;25']],
    ['units that are all 1', ['SKU;Preis;Preiseinheit', 'A;5;1', 'B;6;1']],
    ['units of measure', ['SKU;Preis;Preiseinheit', 'A;5;Stk', 'B;6;m']],
    ['a year', ['SKU;Price 2026/100;x', 'A;5;', 'B;6;']],
  ])('are not asked about because of %s', async (_, file) => {
    const { checked } = await pricesOf(file, options);
    expect(checked.offers.priceUnits).toMatchObject({ prices: 0, isAsked: false });
  });

  it('have an error where their unit is no whole number', async () => {
    const { checked } = await pricesOf(['SKU;Preis;Preiseinheit', 'A;5;0', 'B;6;100-500', 'C;8;100 Stk'], divided);
    expect(checked.findings).toMatchObject([{ kind: 'no-unit', cells: 2 }]);
    expect(checked.kinds).toEqual([{ kind: 'error', rows: 2 }]);
  });

  it('have the unit beside them where there are several', async () => {
    const columns = ['MAIN_SKU', 'SP_AUD_01', null, 'SP_AUD_02', null];
    const after = ['SKU;Price 1;Price unit 1;Price 2;Price unit 2', 'A;5;10;6;100'];
    const before = ['SKU;Price unit 1;Price 1;Price unit 2;Price 2', 'A;10;5;100;6'];
    for (const [file, choice] of [
      [after, { header: 0, columns }],
      [before, { header: 0, columns: ['MAIN_SKU', null, 'SP_AUD_01', null, 'SP_AUD_02'] }],
    ] as const) {
      const { read } = await checkedFile(file, { ...choice, priceUnits: 'divided' });
      expect((await read.page(1, 1, 'all')).rows[0]?.cells).toMatchObject({ SP_AUD_01: '0.5', SP_AUD_02: '0.06' });
    }
  });

  it('are not looked for in the column with their units', { tags: 'QC124' }, () => {
    const column = (name: string) => ({
      ...{ index: 0, name, key: undefined, samples: ['100'] },
      ...({ state: 'unknown', isHidden: false } as const),
    });
    for (const name of ['Preiseinheit', 'Price unit', 'Unité de prix', 'Ед. цены']) {
      expect(suggestsCosts(column(name)), name).toBe(false);
      expect(priceColumnsToOffer(column(name), [], shape), name).toEqual([]);
    }
    expect(suggestsCosts(column('Preis je Einheit'))).toBe(true);
    for (const name of ['Price/Unit', 'Preis / Einheit', 'Prijs/eenheid'])
      expect(priceColumnsToOffer(column(name), [], shape), name).toMatchObject([{ key: 'SP_AUD_01' }]);
    const withDecimals = { ...column('Price Unit'), samples: ['12.50', '0.84', '3'] };
    expect(priceColumnsToOffer(withDecimals, [], shape)).toMatchObject([{ key: 'SP_AUD_01' }]);
    expect(suggestsCosts(withDecimals)).toBe(true);
    expect(priceColumnsToOffer(column('Price per unit'), [], shape)).toMatchObject([{ key: 'SP_AUD_01' }]);
  });

  it('are divided by a template unasked', async () => {
    const content = templateContentOf(await readingOf(lines, divided).open(), divided);
    const next = content && matchTemplate(content, await readingOf(lines).open())?.options;
    if (next === undefined) throw new Error('There is no template');
    const { checked, prices } = await pricesOf(lines, next);
    expect(prices[0]).toBe('0.125');
    expect(countToAsk(checked, 'units')).toBe(0);
  });

  it('are divided in later files with this header, but not taken as they are unasked', () => {
    const opened = { firstRows: [{ number: 1, cells: ['SKU', 'Preis', 'PE'] }], header: 0 };
    const memory = createMappingMemory('units');
    memory.store(opened, divided, 'first.csv');
    expect(memory.recall(opened)).toEqual(divided);
    memory.store(opened, { ...options, priceUnits: 'as-written' }, 'second.csv');
    expect(memory.recall(opened)).toEqual(options);
  });

  it('are named in the file that is sent', async () => {
    const { open, read } = readingOf(lines, divided);
    const context = { opened: await open(), checked: await read.check(), options: divided };
    expect((await previewedFile(read, new File([], 'screws.csv'), context)).name).toBe('screws ÷ PE.xlsx');
  });

  it('are corrected as prices of one piece', { tags: ['QC118', 'QC128'] }, async () => {
    const { open, read } = readingOf(lines, divided);
    const { columns } = await open();
    await read.check();
    const [row] = (await read.page(1, 1, 'all')).rows;
    const cell = row && correctableCells(columns, shape, divided, row).find(({ key }) => key === 'SP_AUD_01');
    if (!cell) throw new Error('There is no cell');
    expect(cell.text).toBe('0.125');
    const correction = correctionOf({ ...cell, index: 1 }, '0.13', 2, 'comma');
    expect(correction).toMatchObject({ from: '12,50', text: '13' });
    expect((await pricesOf(lines, { ...divided, corrections: [correction] })).prices[0]).toBe('0.13');
    for (const typed of ['A$0.13', '0.13 AUD', 'AUD 0.13', '0,13', 'A$ 0,13']) {
      const withCurrency = correctionOf({ ...cell, index: 1 }, typed, 2, 'comma');
      expect((await pricesOf(lines, { ...divided, corrections: [withCurrency] })).prices[0], typed).toBe('0.13');
    }
    const smallPrice = correctionOf({ ...cell, index: 1, divided: { unit: 10, written: '1' } }, 'A$0.1234', 2, 'comma');
    expect(smallPrice.text).toBe('A$1,2340');
    expect(correctionOf({ ...cell, index: 1 }, 'POA', 2, 'comma').text).toBe('POA');
  });
});
