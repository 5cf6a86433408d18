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
    expect(findingsOf(checked)).toEqual({ 'other-currency': 1 });
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
    expect(findingsOf(checked)).toEqual({ zero: 2, negative: 2 });
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
