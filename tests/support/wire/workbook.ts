import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright';
import * as XLSX from 'xlsx';

/** Rows of a workbook's first sheet, by the names of its first row. */
export async function rowsOfDownload(download: Download): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const workbook = XLSX.read(await readFile(await download.path()));
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  if (!sheet) throw new Error(`${download.suggestedFilename()} has no sheet.`);
  return XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet);
}

/** A workbook of one sheet with these rows, as bytes. */
export function workbookOf(rows: readonly Readonly<Record<string, unknown>>[]): Buffer {
  const book = XLSX.utils.book_new(XLSX.utils.json_to_sheet([...rows]), 'Sheet 1');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
}

/** Today by the machine's clock, as in the names of downloads: `2026-11-20`. */
export function localDate(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
