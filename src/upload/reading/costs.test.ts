import { describe, expect, it } from 'vitest';
import { checkedFile } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { cellText } from '../../sheet/cell';
import { openBook } from '../../sheet/open-sheet';
import type { CostRule } from '../../wire/cost-rule';

const rule: CostRule = {
  currency: 'AUD',
  conversion: { from: 'EUR', rate: '1.65', date: '2026-11-01' },
  markups: {
    kind: 'each',
    percents: [
      { level: 1, percent: '60' },
      { level: 2, percent: '50' },
    ],
  },
  rounding: '0.01',
};
const lines = ['Artikel;Preis', 'A;12,50', 'B;', 'C;0', 'D;auf Anfrage', 'E;1.200,00 €', 'F;5 CHF', ';', ';3,00'];
const costs: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null], costs: [{ column: 1, rule }] };

const findingsOf = ({ findings }: Awaited<ReturnType<typeof checkedFile>>['checked']) =>
  Object.fromEntries(findings.map(({ kind, cells }) => [kind, cells]));

describe('Prices from costs', () => {
  it('calculates the prices of each row, with the cost beside them', { tags: 'QC01' }, async () => {
    const { read, checked } = await checkedFile(lines, costs);
    const { rows } = await read.page(1, 10, 'all');
    expect(rows[0]?.cells).toEqual({ MAIN_SKU: 'A', SP_AUD_01: '33', SP_AUD_02: '30.94', 'cost 1': '12.5' });
    expect(rows[4]?.cells).toMatchObject({ SP_AUD_01: '3168', 'cost 1': '1200' });
    expect(checked.decimalSeparator).toBe('comma');
  });

  it('reports rows without a cost once each, as a kind of their own', { tags: 'QC02' }, async () => {
    const { checked } = await checkedFile(lines, costs);
    expect(checked.kinds).toContainEqual({ kind: 'no-cost', rows: 3 });
    expect(checked.kinds).toContainEqual({ kind: 'no-sku', rows: 1 });
    expect(findingsOf(checked)).toEqual({ 'no-cost': 3, 'other-currency': 1, 'missing-key': 1 });
  });

  it.each([
    { reason: 'a cost', options: costs, exclusions: { kinds: ['no-cost'] } },
    {
      reason: 'a price',
      options: { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01'] },
      exclusions: { kinds: ['error'] },
    },
  ] as const)(
    'finds the decimal comma of rows that are left out without $reason',
    {
      tags: 'QC73',
    },
    async ({ options, exclusions }) => {
      const whole = Array.from({ length: 130 }, (_, row) => `A${row};${row + 1}`);
      const comma = Array.from({ length: 70 }, (_, row) => `B${row};${row + 1},50`);
      const { checked } = await checkedFile(['Artikel;Preis', ...whole, ...comma], { ...options, exclusions });
      expect(checked.decimalSeparator).toBe('comma');
      expect(checked.excluded).toEqual([]);
      const mixed = ['Artikel;Preis', 'A;12,50', 'B;13.75', 'C;5,10', 'D;3.5'];
      expect((await checkedFile(mixed, { ...options, exclusions })).checked.numberNotation.kind).toBe('mixed');
    },
  );

  it('is wrong where a number is written with the other decimal separator than the chosen one', {
    tags: 'QC107',
  }, async () => {
    const points = ['Artikel;Preis', 'A;1.250', 'B;12.50', 'C;€ 7.5', 'D;auf Anfrage'];
    const chosen: ReadingOptions = { ...costs, decimalSeparator: 'comma', exclusions: { kinds: ['no-cost'] } };
    const { checked } = await checkedFile(points, chosen);
    expect(findingsOf(checked)).toEqual({ 'wrong-number': 2 });
    expect(checked.numberNotation).toEqual({ kind: 'clear', separator: 'point', cells: 3, certain: 2 });
    const asPrices = await checkedFile(['MAIN_SKU;SP_AUD_01', 'A;12.50', 'B;7.5 AUD', 'C;from 7.5'], {
      decimalSeparator: 'comma',
    });
    expect(findingsOf(asPrices.checked)).toEqual({ 'wrong-number': 2, 'to-check': 1 });
  });

  it('counts each cell of the notation once, whatever number of rules its column has', { tags: 'QC116' }, async () => {
    const both = [rule, { ...rule, currency: 'USD' as const }].map((one) => ({ column: 1, rule: one }));
    const { checked } = await checkedFile(['Artikel;Preis', 'A;12,50', 'B;13,50', 'C;1,75'], { ...costs, costs: both });
    expect(checked.numberNotation).toEqual({ kind: 'clear', separator: 'comma', cells: 3, certain: 3 });
  });

  it('counts the rows that are left out although another column has their cost', { tags: 'QC75' }, async () => {
    const ofLevel = (level: number): CostRule => ({
      ...rule,
      markups: { kind: 'each', percents: [{ level, percent: '60' }] },
    });
    const { checked } = await checkedFile(['Artikel;Preis;Preis 2', 'A;1;2', 'B;;2', 'C;1;', 'D;;'], {
      header: 0,
      columns: ['MAIN_SKU', null, null],
      costs: [
        { column: 1, rule: ofLevel(1) },
        { column: 2, rule: ofLevel(2) },
      ],
      exclusions: { kinds: ['no-cost'] },
    });
    expect(checked.partlyCosted).toBe(2);
  });

  it('does not take a cost with the sign of another currency', { tags: 'QC02' }, async () => {
    const { checked } = await checkedFile(['Artikel;Preis', 'A;12,50', 'B;£5', 'C;5 €', 'D;¥5'], costs);
    expect(findingsOf(checked)).toEqual({ 'other-currency': 2 });
  });

  it('does not take a cost with a sign that is full width or not known', { tags: 'QC105' }, async () => {
    const mixed = ['A;12,50', 'B;￥1.200', 'C;₱120', 'D;500 ₸', 'E;₥5', 'F;﷼5', 'G;＄9'];
    const { checked } = await checkedFile(['Artikel;Preis', ...mixed], costs);
    expect(findingsOf(checked)).toEqual({ 'other-currency': 6 });
    expect(checked.offers.costAmounts.map(({ currency }) => currency)).toEqual(['¥', 'PHP', 'KZT', '₥', '$']);
    const inYen: CostRule = { ...rule, conversion: { from: 'JPY', rate: '0.01', date: '2026-11-01' } };
    const yen = await checkedFile(['Artikel;Preis', 'A;￥1200'], { ...costs, costs: [{ column: 1, rule: inYen }] });
    expect((await yen.read.page(1, 1, 'all')).rows[0]?.cells).toMatchObject({ 'cost 1': '1200' });
  });

  it('makes no price of a cost below 0', { tags: 'QC106' }, async () => {
    const withAmount: CostRule = { ...rule, amount: '10', lowestPrice: '5' };
    const { read, checked } = await checkedFile(['Item;Cost', 'A;1', 'B;-3', 'C;-2 €'], {
      ...costs,
      costs: [{ column: 1, rule: withAmount }],
    });
    expect(findingsOf(checked)).toEqual({ negative: 2 });
    const { rows } = await read.page(1, 10, 'all');
    expect(rows.map(({ cells }) => cells.SP_AUD_01)).toEqual(['18.64', '', '']);
  });

  it('names costs in other currencies, of which none is a section', { tags: 'QC88' }, async () => {
    const mixed = ['A;12,50', 'B;2 CHF', 'C;12,50 zł', 'D;3 €', 'E;$9', 'F;8 kr', 'G;41,00р.', 'H;1,50 CHF', 'I;5 EUR'];
    const { checked } = await checkedFile(['Artikel;Preis', ...mixed], costs);
    expect(findingsOf(checked)).toEqual({ 'other-currency': 6 });
    expect(checked.kinds).toEqual([{ kind: 'error', rows: 6 }]);
    expect(checked.offers.costAmounts).toEqual([
      { column: 1, currency: 'CHF', cells: 2 },
      { column: 1, currency: 'PLN', cells: 1 },
      { column: 1, currency: '$', cells: 1 },
      { column: 1, currency: 'kr', cells: 1 },
      { column: 1, currency: 'RUB', cells: 1 },
    ]);
    const inUsd: CostRule = { ...rule, currency: 'USD', conversion: { from: 'SEK', rate: '0.1', date: '2026-11-01' } };
    const swedish = await checkedFile(['Artikel;Preis', 'A;8 kr', 'B;9 SEK'], {
      ...costs,
      costs: [{ column: 1, rule: inUsd }],
    });
    expect(findingsOf(swedish.checked)).toEqual({});
  });

  it('leaves prices of a column as they are where only some of its amounts name another currency', {
    tags: 'QC100',
  }, async () => {
    const inFrancs: CostRule = {
      ...rule,
      conversion: { from: 'CHF', rate: '1.7', date: '2026-11-01' },
      markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] },
    };
    const mixed = ['MAIN_SKU;SP_AUD_01', 'A;12.50', 'B;2 CHF', 'C;$3', 'D;A$ 4', 'E;5 EUR', 'F;'];
    const source = { column: 1, rule: inFrancs, ownPrice: 'SP_AUD_01' };
    const options: ReadingOptions = { header: 0, columns: ['MAIN_SKU', null], costs: [source] };
    const { read, checked } = await checkedFile(mixed, options);
    const { rows } = await read.page(1, 10, 'all');
    expect(rows.map(({ cells }) => cells.SP_AUD_01)).toEqual(['12.5', '3.4', '3', '4', '', '']);
    expect(rows.map(({ pricedFrom }) => pricedFrom)).toEqual([[], [1], [], [], [], []]);
    expect(findingsOf(checked)).toEqual({ 'other-currency': 1, 'section-row': 1 });
    const others = ['MAIN_SKU;SP_AUD_01;SP_AUD_02', 'A;2 CHF;9', 'B;POA;15', 'C;;16', 'D;0;17', 'E;12.3456789;18'];
    const besides = await checkedFile(others, {
      ...{ ...options, columns: ['MAIN_SKU', null, 'SP_AUD_02'], rounding: 2 },
    });
    const besidesRows = (await besides.read.page(1, 10, 'all')).rows;
    expect(besidesRows.map(({ cells }) => cells.SP_AUD_01)).toEqual(['3.4', 'POA', '', '0', '12.35']);
    expect(besides.checked.excluded).toEqual([]);
    // A rule that makes other prices too says nothing about those of a row that has only its own one.
    const percents = [
      { level: 1, percent: '0' },
      { level: 2, percent: '10' },
    ];
    const ofTwoLevels = { ...source, rule: { ...inFrancs, markups: { kind: 'each', percents } as const } };
    const refused = await checkedFile(mixed, { ...options, costs: [ofTwoLevels] });
    expect(findingsOf(refused.checked)).toEqual({ 'other-currency': 4, 'no-cost': 1 });
  });

  it('is a section row where the header is repeated, and only that', { tags: 'QC89' }, async () => {
    const repeated = [
      'Artikel;Preis',
      'A;12,50',
      'Artikel;Preis',
      'B;',
      'Artikelnr.;Preis',
      'C;13,00',
      'Pumps;',
      ';Preis',
    ];
    const { checked } = await checkedFile(repeated, costs);
    expect(checked.kinds).toEqual([
      { kind: 'section', rows: 2 },
      { kind: 'no-cost', rows: 2 },
      { kind: 'no-sku', rows: 1 },
    ]);
    expect(findingsOf(checked)).toEqual({ 'no-cost': 2, 'missing-key': 1, 'section-row': 2 });
  });

  it('never writes a blank price for a row without a cost', { tags: 'QC02' }, async () => {
    const { read, checked } = await checkedFile(lines, {
      ...costs,
      exclusions: { kinds: ['no-cost', 'no-sku', 'error'] },
    });
    expect(findingsOf(checked)).toEqual({});
    const book = await openBook(await read.write(), { name: 'sent.xlsx' });
    const { firstRows } = (await book.open(0)).store;
    const written = firstRows.map(({ cells }) => cells.map(cellText));
    expect(written).toEqual([
      ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02'],
      ['A', '33', '30.94'],
      ['E', '3168', '2970'],
    ]);
  });

  it('asks about a calculated price of 0 and refuses one below 0', { tags: 'QC02' }, async () => {
    const { checked } = await checkedFile(['Item;Cost', 'A;0.001', 'B;-3'], costs);
    expect(findingsOf(checked)).toEqual({ zero: 2, negative: 1 });
  });

  it('leaves other columns of the file as they are', { tags: 'QC01' }, async () => {
    const { read } = await checkedFile(['Item;Cost;Net', 'A;10;7.5'], {
      ...costs,
      columns: ['MAIN_SKU', null, 'SP_AUD_02'],
      costs: [{ column: 1, rule: { ...rule, markups: { kind: 'each', percents: [{ level: 1, percent: '0' }] } } }],
    });
    expect((await read.page(1, 1, 'all')).rows[0]?.cells).toMatchObject({ SP_AUD_01: '16.5', SP_AUD_02: '7.5' });
  });
});
