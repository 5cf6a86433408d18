import { describe, expect, it } from 'vitest';
import type { FileColumn } from '../../machines/reading.types';
import { mapSuggestedKey } from './suggest-key';

const columnsOf = (...columns: readonly (readonly [name: string, sample: string])[]): readonly FileColumn[] =>
  columns.map(([name, sample], index) => ({
    index,
    name,
    state: 'unknown',
    key: undefined,
    samples: sample === '' ? [] : [sample],
    isHidden: false,
  }));
const suggested = (columns: readonly FileColumn[], known?: ReadonlySet<string>) =>
  mapSuggestedKey(columns, 'MAIN_SKU', known).find(({ key }) => key === 'MAIN_SKU')?.name;

const suggestedFrom = (names: readonly string[], rows: readonly (readonly string[])[]) => {
  const columns = columnsOf(...names.map((name, at) => [name, rows[0]?.[at] ?? ''] as const));
  return mapSuggestedKey(columns, 'MAIN_SKU', undefined, rows).find(({ key }) => key === 'MAIN_SKU')?.name;
};

describe('The suggested key', { tags: 'IU29' }, () => {
  it.each(['Item No.', 'Part Number', 'Code', 'Supplier SKU', 'Artikel-Nr.', 'Catalogue No'])(
    'is a column named %s',
    (name) => {
      expect(suggested(columnsOf(['Description', 'Pump'], [name, 'A-1'], ['Net', '5']))).toBe(name);
    },
  );

  it('prefers a column with known keys to a usual name', () => {
    const columns = columnsOf(['Item', 'Pump'], ['Our reference', 'A-1']);
    expect(suggested(columns, new Set(['A-1']))).toBe('Our reference');
  });

  it('is the column with most known keys, and a usual name where a word happens to be one', { tags: 'QC50' }, () => {
    const rows = ['L-1', 'L-2', 'L-3', 'L-4', 'L-5', 'L-6'].map((sku, at) => [
      at === 0 ? 'storage' : `size ${at}`,
      sku,
    ]);
    const columns = columnsOf(['Options', 'storage'], ['sku', 'L-1']);
    const suggestedOf = (...known: readonly string[]) =>
      mapSuggestedKey(columns, 'MAIN_SKU', new Set(known), rows).find(({ key }) => key === 'MAIN_SKU')?.name;
    expect(suggestedOf('storage', 'L-1', 'L-2')).toBe('sku');
    expect(suggestedOf('storage')).toBe('sku');
    expect(mapSuggestedKey(columns.slice(0, 1), 'MAIN_SKU', new Set(['storage']), rows)[0]?.key).toBe('MAIN_SKU');
  });

  it('is no column of quantities or words that happens to have a known key', { tags: 'QC81' }, () => {
    const sizes = [25, 40, 63, 100, 160, 250, 400, 630, 1000, 1600, 2500, 4000];
    const rows = sizes.map((size, at) => [`TM(G)-${size} steel`, String(75 - at), 'standard']);
    const columns = columnsOf(['Name', 'TM(G)-25 steel'], ['In stock 2, pcs', '75'], ['Tax', 'standard']);
    const suggestedOf = (...known: readonly string[]) =>
      mapSuggestedKey(columns, 'MAIN_SKU', new Set(known), rows).find(({ key }) => key === 'MAIN_SKU')?.name;
    expect(suggestedOf('75')).toBe('Name');
    expect(suggestedOf('standard')).toBe('Name');
    expect(suggestedOf('75', '74')).toBe('In stock 2, pcs');
    const texts = rows.map(([, ...others], at) => [`steel ${'abcdefghijkl'[at]}`, ...others]);
    expect(mapSuggestedKey(columns, 'MAIN_SKU', new Set(['75']), texts).some(({ key }) => key)).toBe(false);
  });

  it('is undefined without values, without the name, or once mapped', () => {
    expect(suggested(columnsOf(['Item', ''], ['Country', 'AU']))).toBeUndefined();
    const [mapped, ...others] = columnsOf(['Line', 'A-1'], ['Item', 'A-2']);
    if (mapped === undefined) throw new Error('there are no columns');
    expect(suggested([{ ...mapped, state: 'used', key: 'MAIN_SKU' }, ...others])).toBe('Line');
  });

  it('is no column that numbers the rows', { tags: 'QC22' }, () => {
    const rows = [
      ['1', 'Pump', '12.50'],
      ['2', 'Tap', '3.00'],
      ['3', 'Valve', '4.00'],
    ];
    const columns = columnsOf(['Item No', '1'], ['Name', 'Pump'], ['Net', '12.50']);
    expect(mapSuggestedKey(columns, 'MAIN_SKU', undefined, rows).some(({ key }) => key !== undefined)).toBe(false);
  });

  it('is the first column with models, where none has codes', { tags: 'QC50' }, () => {
    const rows = [
      ['TM(G)-25 steel', 'Transformer, 1 phase', '61538.18'],
      ['TM(G)-63 steel', 'Transformer, 2 phases', '81812.94'],
      ['TM(G)-100 steel', 'Transformer, 3 phases', '95234.26'],
    ];
    const columns = columnsOf(['Name', 'TM(G)-25 steel'], ['Text', 'Transformer, 1 phase'], ['Net', '61538.18']);
    expect(mapSuggestedKey(columns, 'MAIN_SKU', undefined, rows)[0]).toMatchObject({ key: 'MAIN_SKU' });
  });

  it('is never a column named as prices', { tags: 'QC142' }, () => {
    const rows = [
      ['Pump', '21600', '2.88'],
      ['Tap', '46950', '6.26'],
      ['Valve', '33638', '3.95'],
    ];
    const columns = columnsOf(['Наименование', 'Pump'], ['Цена с НДС', '21600'], ['фикс. цена', '2.88']);
    expect(mapSuggestedKey(columns, 'MAIN_SKU', undefined, rows).some(({ key }) => key !== undefined)).toBe(false);
    const texts = [['From $15,000 MXN'], ['$3,500 - $8,000 MXN'], ['From $12,000 MXN']];
    expect(suggestedFrom(['Precio'], texts)).toBeUndefined();
  });

  it('is never a column with one value in all rows', { tags: 'QC142' }, () => {
    const rows = ['022000080', '021000141', '028001011'].map((code) => [code, 'SIN ASIGNAR']);
    expect(suggestedFrom(['COD. PROV', 'ITEM'], rows)).toBe('COD. PROV');
    expect(
      suggestedFrom(
        ['Origin', 'ITEM'],
        rows.map(([, item = '']) => ['Tucuman', item]),
      ),
    ).toBeUndefined();
  });

  it.each([
    'Nr katalogowy',
    'num. kat.',
    'Код_товару',
    'COD_ARTIC',
    'Номенклатура.Артикул',
    'Номер детали',
    'Номенклатурный номер',
  ])('is a column named %s, also beside other codes', { tags: 'QC142' }, (name) => {
    const rows = [
      ['4012345678901', '111014213601'],
      ['4012345678918', '111021703601'],
      ['4012345678925', '111036701601'],
    ];
    expect(suggestedFrom(['Kod GTIN', name], rows)).toBe(name);
  });

  it('is not a column of timestamps', { tags: 'QC50' }, () => {
    const rows = ['2014-11-22T16:43:51-08:00', '2015-02-11T12:01:10-08:00', '2013-09-26T11:47:15-07:00'];
    const columns = columnsOf(['Changed', rows[0] ?? '']);
    const suggestedKeys = mapSuggestedKey(
      columns,
      'MAIN_SKU',
      undefined,
      rows.map((row) => [row]),
    );
    expect(suggestedKeys.some(({ key }) => key !== undefined)).toBe(false);
  });

  it('is that of the variants, not of their product', { tags: 'QC50' }, () => {
    expect(suggested(columnsOf(['Product Id', 'p1'], ['Variant Id', 'v1']))).toBe('Variant Id');
  });

  it('is the only column with codes, where no name is usual', { tags: 'QC22' }, () => {
    const rows = [
      ['1', 'A-100', 'Pump', '12.50'],
      ['2', 'A-200', 'Tap', '3.00'],
      ['3', 'B-7', 'Valve', '4.00'],
    ];
    const columns = columnsOf(['Pos', '1'], ['Bez.', 'A-100'], ['Name', 'Pump'], ['Net', '12.50']);
    expect(mapSuggestedKey(columns, 'MAIN_SKU', undefined, rows)[1]).toMatchObject({ key: 'MAIN_SKU' });
  });
});
