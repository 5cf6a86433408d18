import { describe, expect, it } from 'vitest';
import { createReading } from '../../src/upload/reading/reading';
import { fileOf, listNamed, supplierLists } from './fixtures/supplier-lists';
import { priceShape } from './price-shape';

const open = (file: Blob, name: string) => createReading(file, name, () => undefined);

/** The cells that are sent: a preview also shows the two parts of a key. */
const withoutKeyParts = (cells: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(cells).filter(([key]) => !key.startsWith('part ')));

describe('A supplier list', () => {
  for (const [bookType, name] of [
    ['xlsx', 'list.xlsx'],
    ['biff8', 'list.xls'],
  ] as const) {
    it.each(supplierLists)(`$name is read from ${name} to exactly the right rows`, { tags: ['EI26'] }, async (list) => {
      const reading = open(fileOf(list, bookType), name);
      expect(await reading.open(priceShape, list.options)).toMatchObject({
        isMappingComplete: true,
        sheetProblem: undefined,
      });
      const checked = await reading.check();
      expect(checked.errorRows).toBe(0);
      const shown = (await reading.page(1, 10_000, 'all')).rows.filter(({ excluded }) => excluded === undefined);
      expect(shown).toHaveLength(list.sent);
      const sent = open(await reading.write(), 'sent.xlsx');
      await sent.open(priceShape, {});
      expect((await sent.page(1, 10_000, 'all')).rows.map(({ cells }) => cells)).toEqual(
        shown.map(({ cells }) => withoutKeyParts(cells)),
      );
    });
  }

  it('with one row on its first sheet offers the other sheets', { tags: ['EI20', 'QC21'] }, async () => {
    const opened = await open(fileOf(listNamed('accessories'), 'xlsx'), 'a.xlsx').open(priceShape, {});
    expect(opened).toMatchObject({ isMappingComplete: false, sheet: 0, sheetProblem: 'one-row' });
    expect(opened.sheets).toEqual([
      { name: 'Info', hidden: false, rows: 1, dataRows: 0 },
      { name: 'Bags', hidden: false, rows: 261, dataRows: 260 },
    ]);
  });

  it('shows values from below its first section rows', { tags: ['IU44'] }, async () => {
    const opened = await open(fileOf(listNamed('pumps'), 'xlsx'), 'a.xlsx').open(priceShape, {});
    expect(opened).toMatchObject({ isMappingComplete: false });
    expect(opened.columns.map(({ samples }) => samples)).toEqual([
      ['Series 0', 'Series 1', 'Series 2'],
      ['0.5', '1.5', '2.5'],
      ['AU', 'AU', 'AU'],
    ]);
  });

  it('shows each of its first 30 rows, with values from below', { tags: ['EI21'] }, async () => {
    const opened = await open(fileOf(listNamed('conditions above the header'), 'xlsx'), 'a.xlsx').open(priceShape, {
      header: 25,
    });
    expect(opened.firstRows).toHaveLength(30);
    expect(opened.columns[0]).toMatchObject({ name: 'Item', samples: ['C-0', 'C-1', 'C-2'] });
  });
});

describe('A file of another kind', () => {
  it.each([
    ['UTF-32', 'a.csv', [0xff, 0xfe, 0, 0, 0x41, 0, 0, 0], 'UTF-32'],
    ['a CSV with NULs', 'a.csv', [...'sku,x\nA\0,1\n'].map((sign) => sign.charCodeAt(0)), 'NUL'],
    ['RTF', 'a.rtf', [...'{\\rtf1 x}'].map((sign) => sign.charCodeAt(0)), 'RTF'],
    ['SYLK', 'a.slk', [...'ID;PWXL;N;E'].map((sign) => sign.charCodeAt(0)), 'SYLK'],
    ['DBF', 'a.dbf', [3, 126, 3, 1, ...Array(4).fill(0), 65, 0, ...Array(54).fill(0), 13, 32, 65], 'dBase'],
  ])('such as %s is recognised', { tags: ['EI25'] }, async (_, name, bytes, words) => {
    for (const given of [name, 'a.csv']) {
      const reading = open(new Blob([new Uint8Array(bytes)]), given);
      await expect(reading.open(priceShape, {})).rejects.toThrow(words);
    }
  });

  it('is rejected by its name', { tags: ['EI25'] }, async () => {
    await expect(open(new Blob(['MAIN_SKU,SP_AUD_01\nA,1']), 'a.txt').open(priceShape, {})).rejects.toThrow('a.txt');
  });
});
