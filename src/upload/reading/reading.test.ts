import { describe, expect, it } from 'vitest';
import type { CheckProgress, ReadingOptions } from '../../machines/reading.types';
import { countToAsk, findingsToAsk } from '../../machines/upload-questions';
import { noHeader } from '../../sheet/no-header';
import { openSheet } from '../../sheet/open-sheet';
import { withoutRefusable } from '../preview/exclusion-choices';
import type { UploadShape } from '../upload-shape';
import type { Reading } from './reading';
import { createReading } from './reading';

const price = (key: string, label: string) => ({ key, label, name: label, content: 'price', width: 88 }) as const;
const shape: UploadShape = {
  name: 'test',
  key: { key: 'MAIN_SKU', label: 'Main SKU', name: 'Main SKU', content: 'key', width: 152 },
  groups: [
    {
      name: 'AUD',
      note: '',
      className: '',
      columns: [price('SP_AUD_01', 'SP - AUD - 01'), price('SP_AUD_02', 'SP - AUD - 02')],
    },
  ],
};

/** A text file as it is being read. */
function reading(lines: readonly string[], choice: ReadingOptions = {}) {
  const progress: CheckProgress[] = [];
  const file = new Blob([lines.join('\r\n')]);
  const read = createReading(file, 'prices.csv', (step) => progress.push(step));
  return { read, progress, open: () => read.open(shape, choice) };
}

async function checked(lines: readonly string[], choice?: ReadingOptions) {
  const { read, open, progress } = reading(lines, choice);
  await open();
  return { read, checked: await read.check(), progress };
}

const countsOf = ({ findings }: Awaited<ReturnType<Reading['check']>>) =>
  Object.fromEntries(findings.map(({ kind, cells }) => [kind, cells]));

describe('Reading a file', () => {
  it('shows numbers as plain decimals, however they are written', async () => {
    const { read, open } = reading(['Main SKU;SP - AUD - 01;sp_aud_2', 'A-1;1.284,50;POA', '00123;12,5;']);
    const opened = await open();
    expect(opened).toMatchObject({ isMappingComplete: true, decimalSeparator: 'comma' });
    const page = await read.page(1, 10, 'all');
    expect(page.total).toBeUndefined();
    expect(await read.check()).toMatchObject({ rows: 2 });
    expect((await read.page(2, 10, 'all')).total).toBe(2);
    expect(page.rows.map(({ number, cells }) => [number, cells])).toEqual([
      [2, { MAIN_SKU: 'A-1', SP_AUD_01: '1284.5', SP_AUD_02: 'POA' }],
      [3, { MAIN_SKU: '00123', SP_AUD_01: '12.5', SP_AUD_02: '' }],
    ]);
    expect(page.rows.map(({ findings }) => findings)).toEqual([{ SP_AUD_02: 'text-price' }, { SP_AUD_02: 'clears' }]);
  });

  it('counts every finding by cells, with their positions', async () => {
    const { checked: found } = await checked([
      'MAIN_SKU,SP_AUD_01,SP_AUD_02',
      'A,1.50,2',
      ',1.50,2',
      'B,-1,2',
      'A,1,#N/A',
      'C,a text that is longer than twenty,1e5',
      'D,POA,',
    ]);
    expect(countsOf(found)).toEqual({
      'missing-key': 1,
      'duplicate-key': 2,
      negative: 1,
      'wrong-number': 1,
      'long-text': 1,
      'error-cell': 1,
      'text-price': 1,
      clears: 1,
    });
    expect(found.findings.find(({ kind }) => kind === 'duplicate-key')?.places).toEqual([
      { position: 0, number: 2, key: 'MAIN_SKU' },
      { position: 3, number: 5, key: 'MAIN_SKU' },
    ]);
    expect(found.findings.find(({ kind }) => kind === 'duplicate-key')).toMatchObject({ cells: 2 });
    expect(found).toMatchObject({ rows: 6, errorRows: 4, noteRows: 2 });
  });

  it('reports both of two rows with one SKU once checked', async () => {
    const { read } = await checked(['MAIN_SKU,SP_AUD_01', 'A,1', 'B,1', 'A,2']);
    const { rows } = await read.page(1, 10, 'errors');
    expect(rows.map(({ position, findings }) => [position, findings.MAIN_SKU])).toEqual([
      [0, 'duplicate-key'],
      [2, 'duplicate-key'],
    ]);
  });

  it('pages through the rows with errors', async () => {
    const lines = Array.from({ length: 300 }, (_, row) => `S${row},${row % 10 === 0 ? -1 : 1}`);
    const { read } = await checked(['MAIN_SKU,SP_AUD_01', ...lines]);
    const page = await read.page(2, 10, 'errors');
    expect(page.total).toBe(30);
    expect(page.rows.map(({ position }) => position)).toEqual([100, 110, 120, 130, 140, 150, 160, 170, 180, 190]);
  });

  it('uses the decimal separator of all rows when the first show none', async () => {
    const lines = Array.from({ length: 200 }, (_, row) => (row < 150 ? `S${row};7` : `S${row};7,25`));
    const { read, checked: found } = await checked(['MAIN_SKU;SP_AUD_01', ...lines]);
    expect(found).toMatchObject({
      decimalSeparator: 'comma',
      numbers: { kind: 'clear', separator: 'comma', cells: 50 },
      example: { written: '7,25', read: '7.25' },
    });
    expect(countsOf(found)).toEqual({});
    expect((await read.page(20, 10, 'all')).rows.at(-1)?.cells.SP_AUD_01).toBe('7.25');
  });

  it('reports mixed decimal separators until the user chooses one', async () => {
    const lines = ['MAIN_SKU;SP_AUD_01', 'A;1.50', 'B;1,50'];
    expect((await checked(lines)).checked.numbers).toMatchObject({ kind: 'mixed', point: 1, comma: 1 });
    const { checked: chosen } = await checked(lines, { decimalSeparator: 'comma' });
    expect(chosen.decimalSeparator).toBe('comma');
    expect(countsOf(chosen)).toEqual({ 'wrong-number': 1 });
  });

  it('lists the unknown columns', async () => {
    const opened = await reading([',Main SKU,SP_AUD_01,Colour', ',A,1,red']).open();
    expect(opened.columns.map(({ name, state, key }) => [name, state, key])).toEqual([
      ['Column A', 'blank', undefined],
      ['Main SKU', 'used', 'MAIN_SKU'],
      ['SP_AUD_01', 'used', 'SP_AUD_01'],
      ['Colour', 'unknown', undefined],
    ]);
  });

  it.each([
    ['has no key column', ['Article,SP_AUD_01', 'A,1']],
    ['has nothing but the key column', ['Main SKU,Colour', 'A,red']],
    ['has a column twice', ['Main SKU,SP_AUD_01,SP - AUD - 1', 'A,1,2']],
  ])('cannot be previewed when it %s', async (_, lines) => {
    expect((await reading(lines).open()).isMappingComplete).toBe(false);
  });

  it('uses the header and the columns that the user chose', async () => {
    const { read, open } = reading(['Prices 2026', 'Article,Net,Colour', 'A,1.5,red'], {
      header: 1,
      columns: ['MAIN_SKU', 'SP_AUD_01', null],
    });
    expect(await open()).toMatchObject({ isMappingComplete: true, header: 1 });
    expect((await read.page(1, 10, 'all')).rows[0]?.cells).toEqual({ MAIN_SKU: 'A', SP_AUD_01: '1.5' });
  });

  it('exports the rows as read, with numbers as numbers', async () => {
    const lines = ['Artikel;Preis;Farbe', '00123;1.284,50;rot', 'B;POA;=1+1', '"C_x0041_&lt;";;'];
    const { read } = await checked(lines, { columns: ['MAIN_SKU', 'SP_AUD_01', null] });
    const again = createReading(await read.write(), 'upload.xlsx', () => {});
    const opened = await again.open(shape, {});
    expect(opened.columns.map(({ name, state }) => [name, state])).toEqual([
      ['MAIN_SKU', 'used'],
      ['SP_AUD_01', 'used'],
    ]);
    expect((await again.page(1, 10, 'all')).rows.map(({ cells }) => cells)).toEqual([
      { MAIN_SKU: '00123', SP_AUD_01: '1284.5' },
      { MAIN_SKU: 'B', SP_AUD_01: 'POA' },
      { MAIN_SKU: 'C_x0041_&lt;', SP_AUD_01: '' },
    ]);
  });

  it('reports the progress of the check', async () => {
    const lines = Array.from({ length: 2000 }, (_, row) => `S${row},-1`);
    const { progress } = await checked(['MAIN_SKU,SP_AUD_01', ...lines]);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toEqual({ total: 2000, rows: 2000, errors: 2000 });
  });

  it('aborts a check when the file is reopened with other options', async () => {
    const { read, open } = reading(['MAIN_SKU,SP_AUD_01', 'A,1']);
    await open();
    const check = read.check();
    await open();
    await expect(check).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reads a file without a header from its first row on', { tags: 'NU08' }, async () => {
    const lines = ['CHRYSLER;68377850AA;16400;1', 'CHRYSLER;68377851AB;900;1', 'FORD;1848A;12,50;1', 'FIAT;77;8;1'];
    const { open, read } = reading(lines);
    const opened = await open();
    expect(opened).toMatchObject({ header: noHeader, isMappingComplete: false });
    expect(opened.columns.map(({ name, samples }) => [name, samples[0]])).toEqual([
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

  it('can read its first row as the header all the same', { tags: 'NU08' }, async () => {
    const { open } = reading(['1001;5', '1002;6', '1003;7'], { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01'] });
    expect(await open()).toMatchObject({ header: 0, isMappingComplete: true });
  });

  it('has no SKU where one of its two parts is blank', { tags: 'NU07' }, async () => {
    const lines = ['Article,Size,Net', 'PIPE,75,10', ',75,11', 'PIPE,,12', 'PIPE,-,13'];
    const columns = [null, null, 'SP_AUD_01'];
    const { read, checked: found } = await checked(lines, { columns, skuParts: { columns: [0, 1], joiner: '-' } });
    expect(countsOf(found)).toEqual({ 'missing-key': 3 });
    expect(found.kinds).toEqual([{ kind: 'no-sku', rows: 3 }]);
    expect((await read.page(1, 10, 'all')).rows.map(({ cells }) => cells.MAIN_SKU)).toEqual(['PIPE-75', '', '', '']);
  });

  it('fills the blank part of a SKU from the row above, by a choice', { tags: 'NU10' }, async () => {
    const lines = ['Article,Size,Net', 'PIPE,,', ',75,10', ',100,11', 'TUBE,75,12', ',,13'];
    const { read, checked: found } = await checked(lines, {
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
    const { open, read } = reading(['A-1;POA;12,50']);
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
    await expect(reading([line]).open()).rejects.toMatchObject({ id: 'header-only' });
  });

  it('does not fill a section title down as an SKU', { tags: 'QU02' }, async () => {
    const lines = ['Article,Net', 'A-1,', ',10', 'Pumps,', ',11', 'A-2,12', ',13'];
    const { read, open } = reading(lines, { columns: ['MAIN_SKU', 'SP_AUD_01'], fillDown: [0] });
    await read.setKnownKeys(['A-1', 'A-2']);
    await open();
    const { rows } = await read.page(1, 10, 'all');
    expect(rows.map(({ cells }) => cells.MAIN_SKU)).toEqual(['A-1', 'A-1', 'Pumps', '', 'A-2', 'A-2']);
  });

  it('fills a part of a known SKU down, and no section title', { tags: 'QU02' }, async () => {
    const lines = ['Article,Size,Net', 'PIPE,,', ',75,10', 'Pumps,,', ',75,11'];
    const { read, open } = reading(lines, {
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
    const { read } = await checked(['Article,Net', 'A-1,10', ',0'], {
      columns: ['MAIN_SKU', 'SP_AUD_01'],
      fillDown: [0],
      exclusions: { kinds: ['zero-price'] },
    });
    const written = await openSheet(new File([await read.write('excluded')], 'left out.xlsx'));
    expect((await written.page(1, 10)).map(({ cells }) => cells)).toEqual([[3, 'a price of 0', '', '0']]);
  });

  it('excludes unknown SKUs whose rows have an error too', { tags: 'QU04' }, async () => {
    const lines = ['MAIN_SKU,SP_AUD_01', 'A-1,5', 'X-1,6', 'X-1,-7', 'X-2,-8'];
    const { read, open } = reading(lines, { exclusions: { kinds: ['unknown-sku'], duplicates: 'keep-first' } });
    await read.setKnownKeys(['A-1']);
    await open();
    expect(await read.check()).toMatchObject({ errorRows: 0, excluded: [{ reason: 'unknown-sku', rows: 3 }] });
  });

  it('asks once about rows that are duplicates of excluded ones', { tags: 'QU04' }, async () => {
    const lines = ['MAIN_SKU,SP_AUD_01', 'A-1,5', 'X-1,', 'X-1,6'];
    const { read } = reading(lines);
    const check = async (options: ReadingOptions) => {
      await read.open(shape, options);
      return read.check();
    };
    const options: ReadingOptions = { exclusions: { duplicates: 'keep-first' } };
    await read.setKnownKeys(['A-1']);
    const asked = await check(options);
    expect(countToAsk(asked, 'refusable')).toBe(1);
    const rest = await check(withoutRefusable(options, findingsToAsk(asked, 'refusable')));
    expect(countToAsk(rest, 'refusable')).toBe(0);
  });
});
