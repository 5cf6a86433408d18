import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceShape as shape } from '../../../tests/upload/price-shape';
import type { Exclusions, ReadingOptions } from '../../machines/reading.types';
import { countToAsk, findingsToAsk } from '../../machines/upload-questions';
import { excludeRefusable, excludeZeros } from '../preview/exclusion-choices';
import { exclusionReasons } from '../preview/exclusions.messages';
import type { ColumnContent, UploadShape } from '../upload-shape';
import { createReading } from './reading';

const field = (key: string, content: ColumnContent) => ({ key, label: key, name: key, content, width: 88 });
const productShape: UploadShape = {
  name: 'products',
  keyColumn: field('MAIN_SKU', 'key'),
  groups: [{ name: '', note: '', className: '', columns: [field('STATUS', 'status'), field('DESCRIPTION', 'text')] }],
};

const lines = [
  'MAIN_SKU,SP_AUD_01,SP_AUD_02,Country',
  'PUMPS,,,',
  'A-1,1,2,AU',
  ',5,6,AU',
  'A-1,3,-,US',
  'B-1,#N/A,2,AU',
  'MAIN_SKU,SP_AUD_01,SP_AUD_02,Country',
  'C-1,4,5,US',
  'A-1,7,8,NZ',
];
const columns = ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02', null];

async function check(options: ReadingOptions, known?: readonly string[]) {
  const read = createReading(new Blob([lines.join('\n')]), 'prices.csv', () => undefined);
  await read.setKnownKeys(known);
  await read.open(shape, { columns, ...options });
  const checked = await read.check();
  const { rows } = await read.page(1, 20, 'all');
  const left = rows.flatMap(({ number, excluded }) => (excluded ? [[number, excluded]] : []));
  return { read, checked, left };
}
const leftOut = async (exclusions: Exclusions, known?: readonly string[]) => (await check({ exclusions }, known)).left;
const numbersOf = (left: readonly (readonly unknown[])[]) => left.map(([number]) => number);

describe('Excluded rows', () => {
  it('are none by default', { tags: ['EI10'] }, async () => {
    const { checked, left } = await check({});
    expect(left).toEqual([]);
    expect(checked.kinds).toEqual([
      { kind: 'section', rows: 2 },
      { kind: 'no-sku', rows: 1 },
      { kind: 'error', rows: 1 },
      { kind: 'duplicate', rows: 3 },
    ]);
    expect(checked.rowsWithAnyKind).toBe(4);
  });

  it('have a single finding, as section rows, until they are excluded', { tags: ['IU43'] }, async () => {
    const { checked, read } = await check({}, ['A-1']);
    const found = new Map(checked.findings.map(({ kind, places }) => [kind, places.map(({ number }) => number)]));
    expect(found.get('section-row')).toEqual([2, 7]);
    expect(found.get('unknown-key')).toEqual([6, 8]);
    expect(found.get('clears')).toEqual([5]);
    expect(found.get('text-price')).toBeUndefined();
    const [section] = (await read.page(1, 1, 'all')).rows;
    expect(section?.findings).toEqual({ MAIN_SKU: 'section-row' });
  });

  it('can be chosen by the values of an unmapped column', { tags: ['IU41'] }, async () => {
    const { checked } = await check({ exclusions: { kinds: ['section'] } });
    expect(checked.columnValues).toEqual([
      {
        column: 3,
        values: [
          { value: 'AU', rows: 3 },
          { value: 'US', rows: 2 },
          { value: '', rows: 1 },
          { value: 'Country', rows: 1 },
          { value: 'NZ', rows: 1 },
        ],
      },
    ]);
  });

  it('are those of the chosen kinds, and their findings are ignored', { tags: ['EI10'] }, async () => {
    const { checked, left } = await check({
      exclusions: { kinds: ['no-sku', 'section', 'error'], duplicates: 'keep-first' },
    });
    expect(left).toEqual([
      [2, 'section'],
      [4, 'no-sku'],
      [5, 'duplicate'],
      [6, 'error'],
      [7, 'section'],
      [9, 'duplicate'],
    ]);
    expect(checked).toMatchObject({ rows: 8, errorRows: 0 });
    expect(checked.excluded).toEqual([
      { reason: 'section', rows: 2 },
      { reason: 'no-sku', rows: 1 },
      { reason: 'duplicate', rows: 2 },
      { reason: 'error', rows: 1 },
    ]);
  });

  it('do not include rows that are included one by one', { tags: ['IU25'] }, async () => {
    const exclusions: Exclusions = { kinds: ['section', 'no-sku'], duplicates: 'keep-none', included: [2, 5] };
    expect(numbersOf(await leftOut(exclusions))).toEqual([3, 4, 7, 9]);
  });

  it.each([
    ['a known key', 'A-1,,,', ['A-1']],
    ['dashes for prices', 'A-1,-,–,', undefined],
  ])('are not counted as section rows with %s', { tags: ['IU26'] }, async (_, line, known) => {
    const text = ['MAIN_SKU,SP_AUD_01,SP_AUD_02,Country', line, 'PUMPS,,,'].join('\n');
    const read = createReading(new Blob([text]), 'prices.csv', () => undefined);
    await read.setKnownKeys(known);
    await read.open(shape, { columns, exclusions: { kinds: ['section'] } });
    expect((await read.check()).kinds).toEqual([
      { kind: 'no-value', rows: 1 },
      { kind: 'section', rows: 1 },
    ]);
  });

  it('have the kind of a section where a blank status is an error', { tags: ['EI10', 'EP10'] }, async () => {
    const text = ['MAIN_SKU,STATUS,DESCRIPTION', 'PUMPS,,', 'A-1,,Pump', 'A-2,Active,Pump'].join('\n');
    const read = createReading(new Blob([text]), 'products.csv', () => undefined);
    await read.open(productShape, {});
    expect((await read.check()).kinds).toEqual([
      { kind: 'section', rows: 1 },
      { kind: 'error', rows: 1 },
    ]);
    await read.open(productShape, { exclusions: { kinds: ['section'] } });
    expect(await read.check()).toMatchObject({ excluded: [{ reason: 'section', rows: 1 }], errorRows: 1 });
  });

  it.each([
    ['the first', 'keep-first', [5, 9]],
    ['the last', 'keep-last', [3, 5]],
    ['none', 'keep-none', [3, 5, 9]],
  ] as const)('include duplicate rows of a key except %s', { tags: ['EI11'] }, async (_, duplicates, rows) => {
    expect(numbersOf(await leftOut({ duplicates }))).toEqual(rows);
  });

  it('do not include a key whose duplicates are excluded', async () => {
    expect(numbersOf(await leftOut({ rows: [3, 9], duplicates: 'keep-none' }))).toEqual([3, 9]);
  });

  it('are all rows without a wanted value in a column', { tags: ['EI12'] }, async () => {
    const { read, left } = await check({ exclusions: { only: { column: 3, values: ['AU'] } } });
    expect(numbersOf(left)).toEqual([2, 5, 7, 8, 9]);
    expect(await read.columnValues(3)).toContainEqual({ value: 'AU', rows: 3 });
  });

  it('outside a condition are of no kind, so that each row is counted once', { tags: 'QC45' }, async () => {
    const { checked } = await check({ exclusions: { only: { column: 3, values: ['AU'] } } });
    expect(checked.kinds).toEqual([
      { kind: 'no-sku', rows: 1 },
      { kind: 'error', rows: 1 },
    ]);
    expect(checked.rowsWithAnyKind).toBe(2);
    expect(countToAsk(checked, 'refusable')).toBe(1);
  });

  it('are rows with an unknown key', { tags: ['EI13'] }, async () => {
    const keys = ['A-1', 'b-1'];
    const { left } = await check({ exclusions: { kinds: ['section', 'unknown-sku'] } }, keys);
    expect(left).toEqual([
      [2, 'section'],
      [6, 'unknown-sku'],
      [7, 'section'],
      [8, 'unknown-sku'],
    ]);
    const { checked } = await check({ exclusions: { kinds: ['section'] } }, keys);
    expect(checked.findings.filter(({ kind }) => kind === 'similar-key')).toMatchObject([{ cells: 1 }]);
  });

  it('are listed, exported with their reason, and not sent', { tags: ['EI14'] }, async () => {
    const { read } = await check({ exclusions: { kinds: ['section', 'no-sku', 'error'], duplicates: 'keep-last' } });
    expect((await read.page(1, 2, 'excluded')).rows.map(({ number }) => number)).toEqual([2, 3]);
    const sent = createReading(await read.write(), 'sent.xlsx', () => undefined);
    await sent.open(shape, {});
    expect((await sent.page(1, 10, 'all')).rows.map(({ cells }) => cells)).toEqual([
      { MAIN_SKU: 'C-1', SP_AUD_01: '4', SP_AUD_02: '5' },
      { MAIN_SKU: 'A-1', SP_AUD_01: '7', SP_AUD_02: '8' },
    ]);
    const saved = createReading(
      await read.writeExcluded({ headers: ['Row', 'Left out'], reasons: exclusionReasons }),
      'left.xlsx',
      () => undefined,
    );
    const { firstRows } = await saved.open(shape, {});
    expect(firstRows[0]?.cells).toEqual(['Row', 'Left out', 'MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02', 'Country']);
    expect(firstRows[1]?.cells).toEqual(['2', 'section row', 'PUMPS']);
    expect(firstRows).toHaveLength(7);
  });

  it('are rows with a price of 0, whatever their other prices are', { tags: ['NU03'] }, async () => {
    const text = ['MAIN_SKU,SP_AUD_01,SP_AUD_02,Country', 'A-1,0,', 'A-2,0,5,', 'A-3,4,5,'].join('\n');
    const read = createReading(new Blob([text]), 'prices.csv', () => undefined);
    await read.open(shape, { columns });
    expect((await read.check()).zeros).toEqual({ rows: 2, withOtherPrices: 1 });
    await read.open(shape, { columns, exclusions: { kinds: ['zero-price'] } });
    expect(await read.check()).toMatchObject({
      excluded: [{ reason: 'zero-price', rows: 2 }],
      zeros: { rows: 0, withOtherPrices: 0 },
    });
  });

  it('are not counted among the rows that are sent', { tags: ['NU02'] }, async () => {
    const { read } = await check({ exclusions: { kinds: ['section', 'no-sku'] } });
    expect([...(await read.locate({ numbers: [2, 4, 9], fileKind: 'rewritten' }))]).toEqual([
      [2, { position: 1, number: 3 }],
      [4, { position: 4, number: 6 }],
    ]);
    expect([...(await read.locate({ numbers: [1, 9], fileKind: 'original' }))]).toEqual([
      [9, { position: 7, number: 9 }],
    ]);
  });

  it('with unknown keys are exported for the product upload', async () => {
    const { read } = await check({ exclusions: { kinds: ['section', 'unknown-sku'] } }, ['A-1']);
    const saved = createReading(await read.write('unknown'), 'unknown.xlsx', () => undefined);
    const { firstRows } = await saved.open(shape, {});
    expect(firstRows.map(({ cells }) => cells[0])).toEqual(['MAIN_SKU', 'B-1', 'C-1']);
  });

  it('with unknown keys are exported without the titles of sections', { tags: ['EI13'] }, async () => {
    const { read } = await check({}, ['A-1']);
    const saved = createReading(await read.write('unknown'), 'unknown.xlsx', () => undefined);
    const { firstRows } = await saved.open(shape, {});
    expect(firstRows.map(({ cells }) => cells[0])).toEqual(['MAIN_SKU', 'B-1', 'C-1']);
  });
});

describe('A key', () => {
  it('can be joined from two columns', { tags: ['EI15'] }, async () => {
    const { read, checked } = await check({
      columns: [null, 'SP_AUD_01', 'SP_AUD_02', null],
      skuParts: { columns: [0, 3], joiner: '-' },
      exclusions: { kinds: ['section', 'error', 'no-sku'] },
    });
    expect((await read.page(1, 20, 'all')).rows.at(-1)?.cells.MAIN_SKU).toBe('A-1-NZ');
    expect(checked.findings.filter(({ kind }) => kind === 'duplicate-key')).toEqual([]);
  });

  it('that differs only invisibly from another has a finding', { tags: ['EI16'] }, async () => {
    const rows = ['MAIN_SKU,SP_AUD_01', 'AB-1,1', 'ab-1,1', 'A\u200bB-1,1', 'АB-2,1', 'AB-2,1', 'AB-3,1'];
    const read = createReading(new Blob([rows.join('\n')]), 'prices.csv', () => undefined);
    await read.open(shape, {});
    await read.check();
    const { rows: shown } = await read.page(1, 10, 'all');
    expect(shown.map(({ findings }) => findings.MAIN_SKU)).toEqual([
      undefined,
      'similar-key',
      'similar-key',
      undefined,
      'lookalike-key',
      undefined,
    ]);
  });
});

const anyLine = fc
  .tuple(
    fc.constantFrom('A-1', 'A-2', 'X-9', '', '-', 'PUMPS', 'MAIN_SKU'),
    fc.array(fc.constantFrom('', '-', '0', '5', 'POA', 'SP_AUD_01'), { minLength: 2, maxLength: 2 }),
  )
  .map(([key, prices]) => [key, ...prices, 'AU'].join());

describe('Leaving out what is asked about', { tags: ['NU01'] }, () => {
  it('leaves nothing to ask, whatever the rows are', { tags: 'QU04' }, async () => {
    const anyDuplicates = fc.constantFrom(undefined, 'keep-first', 'keep-last', 'keep-none');
    const lines = fc.array(anyLine, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(lines, anyDuplicates, async (rows, duplicates) => {
        const text = ['MAIN_SKU,SP_AUD_01,SP_AUD_02,Country', 'A-1,1,2,AU', ...rows].join('\n');
        const read = createReading(new Blob([text]), 'prices.csv', () => undefined);
        await read.setKnownKeys(['A-1', 'A-2']);
        const checkWith = async (options: ReadingOptions) => {
          await read.open(shape, options);
          return read.check();
        };
        const options: ReadingOptions = { columns, ...(duplicates && { exclusions: { duplicates } }) };
        const checked = await checkWith(options);
        const refusable = excludeRefusable(options, findingsToAsk(checked, 'refusable'));
        expect(countToAsk(await checkWith(refusable), 'refusable')).toBe(0);
        const zeros = excludeZeros(options, findingsToAsk(checked, 'zeros'));
        expect(countToAsk(await checkWith(zeros), 'zeros')).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
