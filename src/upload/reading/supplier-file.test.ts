import { describe, expect, it } from 'vitest';
import { checkedFile, readingOf, shape } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { countToAsk, findingsToAsk } from '../../machines/upload-questions';
import { noHeader } from '../../sheet/no-header';
import { openSheet } from '../../sheet/open-sheet';
import { columnTitle } from '../column-title';
import { excludeRefusable } from '../preview/exclusion-choices';
import { exclusionReasons } from '../preview/exclusions.messages';
import { columnsInUse } from './file-columns';
import { createReading, type Reading } from './reading';

const countsOf = ({ findings }: Awaited<ReturnType<Reading['check']>>) =>
  Object.fromEntries(findings.map(({ kind, cells }) => [kind, cells]));

describe("A supplier's file", () => {
  it('reads a file without a header from its first row on', { tags: 'NU08' }, async () => {
    const lines = ['CHRYSLER;68377850AA;16400;1', 'CHRYSLER;68377851AB;900;1', 'FORD;1848A;12,50;1', 'FIAT;77;8;1'];
    const { open, read } = readingOf(lines);
    const opened = await open();
    expect(opened).toMatchObject({ header: noHeader, isMappingComplete: false });
    expect(opened.columns.map(({ samples, ...column }) => [columnTitle(column), samples[0]])).toEqual([
      ['Column A', 'CHRYSLER'],
      ['Column B', '68377850AA'],
      ['Column C', '16400'],
      ['Column D', '1'],
    ]);
    await read.open(shape, { header: noHeader, columns: [null, 'MAIN_SKU', 'SP_AUD_01', null] });
    expect(await read.check()).toMatchObject({ rows: 4, errorRows: 0 });
    const again = createReading(await read.write(), 'upload.xlsx', () => {});
    await again.open(shape, {});
    expect((await again.page(1, 10, 'all')).rows.map(({ cells }) => cells)).toEqual([
      { MAIN_SKU: '68377850AA', SP_AUD_01: '16400' },
      { MAIN_SKU: '68377851AB', SP_AUD_01: '900' },
      { MAIN_SKU: '1848A', SP_AUD_01: '12.5' },
      { MAIN_SKU: '77', SP_AUD_01: '8' },
    ]);
  });

  it('has no header where the row below its title is like the others', { tags: 'QC141' }, async () => {
    const lines = [
      'ADHESIVES;;',
      'La Gotita;2 ml tube;70',
      'UHU;3 ml gel;75',
      ';35 ml stick;65',
      'Faber;10 g stick;35',
    ];
    expect(await readingOf(lines).open()).toMatchObject({ header: noHeader });
    const matrix = ['Prices;;', 'Model;100;200', 'TM-1;5;6', 'TM-2;7;8', 'TM-3;9;10'];
    expect(await readingOf(matrix).open()).toMatchObject({ header: 1 });
  });

  it('is sent without a text that no spreadsheet can hold, which is an error only where it is used', {
    tags: 'QC143',
  }, async () => {
    const lines = ['MAIN_SKU;Text;SP_AUD_01', `A-1;${'x'.repeat(70_000)};5`, 'A-2;;6'];
    const { read, checked } = await checkedFile(lines);
    expect(checked).toMatchObject({ rows: 2, errorRows: 0 });
    const again = createReading(await read.write(), 'upload.xlsx', () => {});
    await again.open(shape, {});
    expect((await again.page(1, 10, 'all')).rows.map(({ cells }) => cells)).toEqual([
      { MAIN_SKU: 'A-1', SP_AUD_01: '5' },
      { MAIN_SKU: 'A-2', SP_AUD_01: '6' },
    ]);
    const asSku = await checkedFile(lines, { columns: [null, 'MAIN_SKU', 'SP_AUD_01'] });
    expect(countsOf(asSku.checked)).toMatchObject({ 'wrong-key': 1 });
  });

  it('can read its first row as the header all the same', { tags: 'NU08' }, async () => {
    const { open } = readingOf(['1001;5', '1002;6', '1003;7'], { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01'] });
    expect(await open()).toMatchObject({ header: 0, isMappingComplete: true });
  });

  it('has no SKU where one of its two parts is blank', { tags: 'NU07' }, async () => {
    const lines = ['Article,Size,Net', 'PIPE,75,10', ',75,11', 'PIPE,,12', 'PIPE,-,13'];
    const columns = [null, null, 'SP_AUD_01'];
    const { read, checked: found } = await checkedFile(lines, { columns, skuParts: { columns: [0, 1], joiner: '-' } });
    expect(countsOf(found)).toEqual({ 'missing-key': 3 });
    expect(found.kinds).toEqual([{ kind: 'no-sku', rows: 3 }]);
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells.MAIN_SKU)).toEqual(['PIPE-75', '', '', '']);
  });

  it('fills the blank part of a SKU from the row above, by a choice', { tags: 'NU10' }, async () => {
    const lines = ['Article,Size,Net', 'PIPE,,', ',75,10', ',100,11', 'TUBE,75,12', ',,13'];
    const { read, checked: found } = await checkedFile(lines, {
      columns: [null, null, 'SP_AUD_01'],
      skuParts: { columns: [0, 1], joiner: '-' },
      fillDown: [0],
      exclusions: { kinds: ['no-sku'] },
    });
    expect(found).toMatchObject({ errorRows: 0, excluded: [{ reason: 'no-sku', rows: 2 }] });
    const { rows } = await read.page(1, 10, 'all');
    expect(rows.map(({ cells, isKeyFilled }) => [cells.MAIN_SKU, isKeyFilled])).toEqual([
      ['', false],
      ['PIPE-75', true],
      ['PIPE-100', true],
      ['TUBE-75', false],
      ['', true],
    ]);
    const again = createReading(await read.write(), 'upload.xlsx', () => {});
    await again.open(shape, {});
    expect((await again.page(1, 10, 'all')).rows.map(({ cells }) => cells.MAIN_SKU)).toEqual([
      'PIPE-75',
      'PIPE-100',
      'TUBE-75',
    ]);
  });

  it('opens a file of one row without a header', { tags: 'QU01' }, async () => {
    const { open, read } = readingOf(['A-1;POA;12,50']);
    const opened = await open();
    expect(opened).toMatchObject({ header: noHeader, sheetProblem: undefined, isMappingComplete: false });
    expect(opened.columns.map(({ samples }) => samples)).toEqual([['A-1'], ['POA'], ['12,50']]);
    await read.open(shape, { header: noHeader, columns: ['MAIN_SKU', 'SP_AUD_01', 'SP_AUD_02'] });
    expect(await read.check()).toMatchObject({ rows: 1, errorRows: 0 });
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells)).toEqual([
      { MAIN_SKU: 'A-1', SP_AUD_01: 'POA', SP_AUD_02: '12.5' },
    ]);
  });

  it.each([
    ['known names', 'Main SKU;SP - AUD - 01'],
    ['words', 'Item;Net'],
    ['years', 'Item;2025;2026'],
    ['one cell', 'A-1'],
  ])('refuses a file of one row that has %s', { tags: 'QU01' }, async (_, line) => {
    await expect(readingOf([line]).open()).rejects.toMatchObject({ id: 'header-only' });
  });

  it('reads the columns of costs and the parts of an SKU besides those with a field', { tags: 'QC01' }, async () => {
    const options = {
      columns: [null, null, null, 'SP_AUD_01', null],
      skuParts: { columns: [0, 1], joiner: '-' },
      costs: [{ column: 2, rule: { currency: 'USD', rounding: '0.01', markups: { kind: 'each', percents: [] } } }],
    } as const;
    const opened = await readingOf(['Article,Size,Cost,Net,Note', 'PIPE,75,1,2,x'], options).open();
    expect(columnsInUse(opened, options).map(({ name }) => name)).toEqual(['Article', 'Size', 'Cost', 'Net']);
  });

  it('does not fill a section title down as an SKU', { tags: 'QU02' }, async () => {
    const lines = ['Article,Net', 'A-1,', ',10', 'Pumps,', ',11', 'A-2,12', ',13'];
    const { read, open } = readingOf(lines, { columns: ['MAIN_SKU', 'SP_AUD_01'], fillDown: [0] });
    await read.setKnownKeys(['A-1', 'A-2']);
    await open();
    const { rows } = await read.page(1, 10, 'all');
    expect(rows.map(({ cells }) => cells.MAIN_SKU)).toEqual(['A-1', 'A-1', 'Pumps', '', 'A-2', 'A-2']);
  });

  it('fills a part of a known SKU down, and no section title', { tags: 'QU02' }, async () => {
    const lines = ['Article,Size,Net', 'PIPE,,', ',75,10', 'Pumps,,', ',75,11'];
    const { read, open } = readingOf(lines, {
      columns: [null, null, 'SP_AUD_01'],
      skuParts: { columns: [0, 1], joiner: '-' },
      fillDown: [0],
    });
    await read.setKnownKeys(['PIPE-75']);
    await open();
    const { rows } = await read.page(1, 10, 'all');
    expect(rows.map(({ cells }) => cells.MAIN_SKU)).toEqual(['', 'PIPE-75', '', '']);
  });

  it('writes excluded rows with the blank cells that they have', { tags: 'QU03' }, async () => {
    const { read } = await checkedFile(['Article,Net', 'A-1,10', ',0'], {
      columns: ['MAIN_SKU', 'SP_AUD_01'],
      fillDown: [0],
      exclusions: { kinds: ['zero-price'] },
    });
    const written = await openSheet(
      new File(
        [await read.writeExcluded({ headers: ['Row', 'Left out'], reasons: exclusionReasons })],
        'left out.xlsx',
      ),
    );
    expect((await written.page(1, 10)).map(({ cells }) => cells)).toEqual([[3, 'row with a price of 0', '', '0']]);
  });

  it('excludes unknown SKUs whose rows have an error too', { tags: 'QU04' }, async () => {
    const lines = ['MAIN_SKU,SP_AUD_01', 'A-1,5', 'X-1,6', 'X-1,-7', 'X-2,-8'];
    const { read, open } = readingOf(lines, { exclusions: { kinds: ['unknown-sku'], duplicates: 'keep-first' } });
    await read.setKnownKeys(['A-1']);
    await open();
    expect(await read.check()).toMatchObject({ errorRows: 0, excluded: [{ reason: 'unknown-sku', rows: 3 }] });
  });

  it('asks once about rows that are duplicates of excluded ones', { tags: 'QU04' }, async () => {
    const lines = ['MAIN_SKU,SP_AUD_01', 'A-1,5', 'X-1,', 'X-1,6'];
    const { read } = readingOf(lines);
    const check = async (options: ReadingOptions) => {
      await read.open(shape, options);
      return read.check();
    };
    const options: ReadingOptions = { exclusions: { duplicates: 'keep-first' } };
    await read.setKnownKeys(['A-1']);
    const asked = await check(options);
    expect(countToAsk(asked, 'refusable')).toBe(1);
    const rest = await check(excludeRefusable(options, findingsToAsk(asked, 'refusable')));
    expect(countToAsk(rest, 'refusable')).toBe(0);
  });
});
