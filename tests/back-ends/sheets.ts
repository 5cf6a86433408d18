import * as XLSX from 'xlsx';
import { isList, keysWhere } from '../../src/wire/field';
import { priceKeys } from '../../src/wire/price-levels';
import { productFields } from '../../src/wire/product';
import type { WireRecord } from './respond';

/** Rows of a file's first sheet, under the API names of its columns. */
export function rowsOfSheet(bytes: ArrayBuffer): readonly WireRecord[] {
  const book = XLSX.read(new Uint8Array(bytes));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) return [];
  return XLSX.utils.sheet_to_json<WireRecord>(sheet).map((row) => {
    const named = Object.entries(row).map(([header, value]) => [wireName(header), value] as const);
    return Object.fromEntries(named.map(([key, value]) => [key, cellValue(key, value)]));
  });
}

const wireName = (header: string) => header.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

const listKeys: readonly string[] = keysWhere(productFields, isList);

const cellValue = (key: string, value: unknown) =>
  listKeys.includes(key) ? String(value).split(/\s*,\s*/) : value === 'YES' ? true : value === 'NO' ? false : value;

/** The result of an upload: new rows, and pairs of rows that differ from the stored record. */
export function compareRows(stored: readonly WireRecord[], rows: readonly WireRecord[]) {
  const of = (row: WireRecord) => stored.find(({ MAIN_SKU }) => MAIN_SKU === String(row.MAIN_SKU));
  const differs = (row: WireRecord, old: WireRecord) =>
    Object.entries(row).some(([key, value]) => String(value) !== String(old[key] ?? ''));
  return {
    created: rows.filter((row) => of(row) === undefined),
    pairs: rows.flatMap((row) => {
      const old = of(row);
      return old === undefined || !differs(row, old) ? [] : [{ existingData: old, newData: { ...old, ...row } }];
    }),
  };
}

/** A workbook of records. */
export function workbookOf(records: readonly WireRecord[]): Uint8Array<ArrayBuffer> {
  const rows = records.map((record) =>
    Object.fromEntries(
      ['MAIN_SKU', 'GROUP_NAME', ...priceKeys].flatMap((key) => (record[key] == null ? [] : [[key, record[key]]])),
    ),
  );
  const book = XLSX.utils.book_new(XLSX.utils.json_to_sheet(rows), 'Sheet 1');
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }));
}
