import { describe, expect, it } from 'vitest';
import { checkedFile, readingOf, shape } from '../../../tests/upload/text-file';
import { needsSeparator } from '../preview/validation-issues';
import { createReading, type Reading } from './reading';

const countsOf = ({ findings }: Awaited<ReturnType<Reading['check']>>) =>
  Object.fromEntries(findings.map(({ kind, cells }) => [kind, cells]));

describe('Reading a file', () => {
  it('shows numbers as plain decimals, however they are written', async () => {
    const { read, open } = readingOf(['Main SKU;SP - AUD - 01;sp_aud_2', 'A-1;1.284,50;POA', '00123;12,5;']);
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
    const { checked: found } = await checkedFile([
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
    const { read } = await checkedFile(['MAIN_SKU,SP_AUD_01', 'A,1', 'B,1', 'A,2']);
    const { rows } = await read.page(1, 10, 'errors');
    expect(rows.map(({ position, findings }) => [position, findings.MAIN_SKU])).toEqual([
      [0, 'duplicate-key'],
      [2, 'duplicate-key'],
    ]);
  });

  it('pages through the rows with errors', async () => {
    const lines = Array.from({ length: 300 }, (_, row) => `S${row},${row % 10 === 0 ? -1 : 1}`);
    const { read } = await checkedFile(['MAIN_SKU,SP_AUD_01', ...lines]);
    const page = await read.page(2, 10, 'errors');
    expect(page.total).toBe(30);
    expect(page.rows.map(({ position }) => position)).toEqual([100, 110, 120, 130, 140, 150, 160, 170, 180, 190]);
  });

  it('uses the decimal separator of all rows when the first show none', async () => {
    const lines = Array.from({ length: 200 }, (_, row) => (row < 150 ? `S${row};7` : `S${row};7,25`));
    const { read, checked: found } = await checkedFile(['MAIN_SKU;SP_AUD_01', ...lines]);
    expect(found).toMatchObject({
      decimalSeparator: 'comma',
      numberNotation: { kind: 'clear', separator: 'comma', cells: 50 },
      example: { written: '7,25', read: '7.25' },
    });
    expect(countsOf(found)).toEqual({});
    expect((await read.page(20, 10, 'all')).rows.at(-1)?.cells.SP_AUD_01).toBe('7.25');
  });

  it('reports mixed decimal separators until the user chooses one', async () => {
    const lines = ['MAIN_SKU;SP_AUD_01', 'A;1.50', 'B;1,50'];
    expect((await checkedFile(lines)).checked.numberNotation).toMatchObject({ kind: 'mixed', point: 1, comma: 1 });
    const { checked: chosen } = await checkedFile(lines, { decimalSeparator: 'comma' });
    expect(chosen.decimalSeparator).toBe('comma');
    expect(countsOf(chosen)).toEqual({ 'wrong-number': 1 });
  });

  it.each([
    ['A;12.500 AUD', 'B;8.900 AUD'],
    ['A;A$12.500', 'B;AU$ 8.900'],
    ['A;AUD 12.500', 'B;aud\u00a08.900'],
    ['A;$12.500 AUD', 'B;8.900aud'],
    ['A;AUD -12,500', 'B;POA'],
  ])('asks for the decimal separator of prices with their own currency: %s', { tags: 'QC93' }, async (...rows) => {
    const lines = ['MAIN_SKU;SP_AUD_01', ...rows];
    const { checked } = await checkedFile(lines);
    expect(checked.numberNotation.kind).toBe('ambiguous');
    expect(needsSeparator(checked, {})).toBe(true);
    const clear = await checkedFile([...lines, 'C;1.250,75 AUD']);
    expect(clear.checked).toMatchObject({ decimalSeparator: 'comma', numberNotation: { kind: 'clear' } });
  });

  it('takes no decimal separator from a price that is refused for its currency, or is a text', {
    tags: 'QC93',
  }, async () => {
    const { checked } = await checkedFile([
      'MAIN_SKU;SP_AUD_01',
      'A;USD 12.500',
      'B;12.500 EUR',
      'C;from 12.500',
      'D;7',
    ]);
    expect(checked.numberNotation.kind).toBe('plain');
    const mixed = await checkedFile(['MAIN_SKU;SP_AUD_01', 'A;USD 12,50', 'B;12.500 AUD']);
    expect(mixed.checked.numberNotation.kind).toBe('ambiguous');
  });

  it('is not replaced by an older reading of the file, which ends', { tags: 'QC162' }, async () => {
    const { read } = readingOf(['A,1', 'MAIN_SKU,SP_AUD_01', 'B,2']);
    const older = read.open(shape, { header: 0 });
    const newer = read.open(shape, { header: 1 });
    await expect(older).rejects.toThrow('The file is being read with other options.');
    expect((await newer).header).toBe(1);
  });

  it('lists the unknown columns', async () => {
    const opened = await readingOf([',Main SKU,SP_AUD_01,Colour', ',A,1,red']).open();
    expect(opened.columns.map(({ name, state, key }) => [name, state, key])).toEqual([
      ['', 'blank', undefined],
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
    expect((await readingOf(lines).open()).isMappingComplete).toBe(false);
  });

  it('uses the header and the columns that the user chose', async () => {
    const { read, open } = readingOf(['Prices 2026', 'Article,Net,Colour', 'A,1.5,red'], {
      header: 1,
      columns: ['MAIN_SKU', 'SP_AUD_01', null],
    });
    expect(await open()).toMatchObject({ isMappingComplete: true, header: 1 });
    expect((await read.page(1, 10, 'all')).rows[0]?.cells).toEqual({ MAIN_SKU: 'A', SP_AUD_01: '1.5' });
  });

  it('exports the rows as read, with numbers as numbers', async () => {
    const lines = ['Artikel;Preis;Farbe', '00123;1.284,50;rot', 'B;POA;=1+1', '"C_x0041_&lt;";;'];
    const { read } = await checkedFile(lines, { columns: ['MAIN_SKU', 'SP_AUD_01', null] });
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
    const { progress } = await checkedFile(['MAIN_SKU,SP_AUD_01', ...lines]);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toEqual({ total: 2000, rows: 2000, errors: 2000 });
  });

  it('aborts a check when the file is reopened with other options', async () => {
    const { read, open } = readingOf(['MAIN_SKU,SP_AUD_01', 'A,1']);
    await open();
    const check = read.check();
    await open();
    await expect(check).rejects.toMatchObject({ name: 'AbortError' });
  });
});
