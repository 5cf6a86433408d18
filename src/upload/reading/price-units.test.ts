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
import { unitInName, unitNameOf } from './price-unit-names';
import { readUnit } from './price-units';
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
      example: { written: '12,50', unit: 100, divided: '0.125' },
      isAsked: true,
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

  it.each([
    ['a column of packs', ['SKU;Price;Pack size', 'A;5;100', 'B;6;1']],
    ['a smallest order', ['SKU;Price;MOQ', 'A;5;100', 'B;6;1']],
    ['a quantity', ['SKU;Price;Qty', 'A;5;100', 'B;6;1000']],
    ['a price of each piece', ['SKU;Price;Price per unit', 'A;5;100', 'B;6;1000']],
    ['PE that is a pack', ['SKU;Price;PE', 'A;5;100', 'B;6;24']],
    ['PE that is a material', ['SKU;Price;PE', 'A;5;PE100', 'B;6;PE80']],
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

  it('are not looked for in the column with their units', () => {
    const column = (name: string) => ({
      ...{ index: 0, name, key: undefined, samples: ['100'] },
      ...({ state: 'unknown', isHidden: false } as const),
    });
    for (const name of ['Preiseinheit', 'Price unit', 'Unité de prix', 'Ед. цены']) {
      expect(suggestsCosts(column(name)), name).toBe(false);
      expect(priceColumnsToOffer(column(name), [], shape), name).toEqual([]);
    }
    expect(suggestsCosts(column('Preis je Einheit'))).toBe(true);
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

  it('are corrected as prices of one piece', async () => {
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
  });
});

describe('The unit of a price', { tags: 'QC118' }, () => {
  it.each([
    ['Price per 100', 100],
    ['Preis je 100', 100],
    ['Preis pro 1.000 Stück', 1000],
    ['Prix par 100', 100],
    ['Prix les 100', 100],
    ['Цена за 100 шт', 100],
    ['EUR/100', 100],
    ['Price (per 1000)', 1000],
    ['Price per 1,000 pcs', 1000],
    ['Preis per Tausend', 1000],
    ['Price per hundred', 100],
    ['100個あたり', 100],
    ['单价/100', 100],
    ['Price per 1', undefined],
    ['Price per 12.5', undefined],
    ['Price per 1000.5', undefined],
    ['Preis ab 100', undefined],
    ['100+', undefined],
    ['Discount per cent', undefined],
    ['SP_AUD_10', undefined],
    ['Super 100', undefined],
    ['A4/100', undefined],
  ])('is, by the name %s, %s', (name, unit) => {
    expect(unitInName(name)).toBe(unit);
  });

  it.each([
    ['Preiseinheit', 'clear'],
    ['Preis-Einheit', 'clear'],
    ['PREISEINHEIT (Stk)', 'clear'],
    ['Price Unit', 'clear'],
    ['price_unit', 'clear'],
    ['Unité de prix', 'clear'],
    ['Ед. цены', 'clear'],
    ['价格单位', 'clear'],
    ['PE', 'short'],
    ['per', 'short'],
    ['Prix par', 'short'],
    ['Unit price', undefined],
    ['Price per unit', undefined],
    ['Einheitspreis', undefined],
    ['Unit', undefined],
    ['Price', undefined],
    ['VPE', undefined],
    ['Pack size', undefined],
  ])('is in a column with the name %s: %s', (name, kind) => {
    expect(unitNameOf(name)).toBe(kind);
  });

  it.each([
    [100, 100],
    ['100', 100],
    ['100.00', 100],
    ['1,000', 1000],
    ['per 100 pcs', 100],
    ['100 Stk.', 100],
    ['', undefined],
    ['pcs', undefined],
    [0, 'unclear'],
    [0.5, 'unclear'],
    ['-100', 'unclear'],
    ['10/100', 'unclear'],
  ])('of a cell with %s is %s', (cell, unit) => {
    expect(readUnit(cell, 'point')).toBe(unit);
  });
});
