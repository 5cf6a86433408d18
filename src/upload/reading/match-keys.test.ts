import { describe, expect, it } from 'vitest';
import { readingOf, shape } from '../../../tests/upload/text-file';
import { indexNumbers } from './match-keys';
import { createReading } from './reading';

const products = {
  field: 'LOOKUP_SKU',
  numbers: [
    ['4006381333931', 'PEN-1'],
    ['93', 'TWIN-1'],
    ['93', 'TWIN-2'],
    ['', 'BLANK'],
    ['0815', 'ZERO'],
    ['P-7', '4711'],
  ],
} as const;
const keys = ['PEN-1', 'TWIN-1', 'TWIN-2', 'BLANK', 'ZERO', '4711', '75'];
const lines = ['EAN;SP_AUD_01', '4006381333931;1', '93;2', '75;3', '815;4', ';5', 'Pens;'];
const options = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01'], matchBy: 'LOOKUP_SKU' };

const openedFile = async () => {
  const { read } = readingOf(lines);
  await read.setKnownKeys(keys);
  await read.setProductNumbers(products);
  return read;
};

describe('Articles matched by another field', { tags: 'QC40' }, () => {
  it('take the key of the one product that has the number', async () => {
    const read = await openedFile();
    await read.open(shape, options);
    const { rows } = await read.page(1, 10, 'all');
    expect(rows[0]).toMatchObject({ keyInFile: '4006381333931', cells: { MAIN_SKU: 'PEN-1' }, findings: {} });
  });

  it('are kinds of rows where no product or several have the number, even if it is a key', async () => {
    const read = await openedFile();
    await read.open(shape, options);
    const checked = await read.check();
    expect(checked.kinds).toEqual(
      expect.arrayContaining([
        { kind: 'ambiguous-sku', rows: 1 },
        { kind: 'unknown-sku', rows: 2 },
        { kind: 'no-sku', rows: 1 },
        { kind: 'section', rows: 1 },
      ]),
    );
    const { rows } = await read.page(1, 10, 'all');
    expect(rows.map(({ findings }) => findings.MAIN_SKU)).toEqual([
      undefined,
      'ambiguous-key',
      'unmatched-key',
      'unmatched-key',
      'missing-key',
      'section-row',
    ]);
    expect(checked.errorRows).toBe(0);
    expect(checked.findings.map(({ kind, cells }) => [kind, cells])).toEqual([
      ['missing-key', 1],
      ['section-row', 1],
      ['unmatched-key', 2],
      ['ambiguous-key', 1],
    ]);
  });

  it('are sent with their key once the other rows are left out', async () => {
    const read = await openedFile();
    const kinds = ['no-sku', 'section', 'unknown-sku', 'ambiguous-sku'] as const;
    await read.open(shape, { ...options, exclusions: { kinds } });
    expect(await read.check()).toMatchObject({ errorRows: 0, rows: 6 });
    const sent = createReading(await read.write(), 'upload.xlsx', () => {});
    await sent.open(shape, {});
    expect((await sent.page(1, 10, 'all')).rows.map(({ cells }) => cells)).toEqual([
      { MAIN_SKU: 'PEN-1', SP_AUD_01: '1' },
    ]);
  });

  it('take a near number, or the key that the user names, only by a choice', async () => {
    const read = await openedFile();
    await read.open(shape, options);
    expect((await read.check()).offers.nearKeys).toEqual({ rows: 1, written: '815', known: 'ZERO' });
    await read.open(shape, { ...options, nearKeys: true, keyNames: { '93': 'TWIN-2', '75': '75' } });
    const { rows } = await read.page(1, 4, 'all');
    expect(rows.map(({ cells }) => cells.MAIN_SKU)).toEqual(['PEN-1', 'TWIN-2', '75', 'ZERO']);
    expect((await read.check()).kinds).toEqual([
      { kind: 'no-sku', rows: 1 },
      { kind: 'section', rows: 1 },
    ]);
  });

  it('are known if their product was created after the keys were loaded', async () => {
    const read = await openedFile();
    await read.setKnownKeys(keys.filter((key) => key !== 'PEN-1'));
    await read.open(shape, options);
    const { rows } = await read.page(1, 1, 'all');
    expect(rows).toMatchObject([{ cells: { MAIN_SKU: 'PEN-1' }, findings: {} }]);
  });

  it('are not read before the numbers are loaded', async () => {
    const { read } = readingOf(lines);
    await expect(read.open(shape, options)).rejects.toThrow('not loaded');
  });
});

describe('Numbers of products', { tags: 'QC40' }, () => {
  it('ignore blanks around them, and count one product once', () => {
    const numbers = [
      [' 12 ', 'A'],
      ['12', 'A'],
    ] as const;
    expect(indexNumbers({ field: 'LOOKUP_SKU', numbers }).find('12')).toEqual({ kind: 'found', key: 'A' });
  });

  it('of several products are near to none', () => {
    expect(indexNumbers(products).findNearKey('0093')).toBeUndefined();
  });
});
