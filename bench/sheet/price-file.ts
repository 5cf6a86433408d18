import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currencies, priceKeysOf } from '../../src/wire/price-levels';
import { makeXlsx } from '../../tests/sheet/make-xlsx';

const prices = currencies.flatMap((currency) => priceKeysOf(currency));
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(39 + column)}`;

/** SKU of a row, from 0. */
export const skuOf = (row: number): string => `SKU-${String(row).padStart(6, '0')}`;

/** Where an .xlsx of so many rows and 41 columns lies; it is made when it is not there yet. */
export async function priceFile(rows: number): Promise<string> {
  const path = fileURLToPath(new URL(`../../.cache/bench/prices-${rows}.xlsx`, import.meta.url));
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  const names = ['MAIN_SKU', ...prices];
  const header = names.map((_, column) => `<c r="${letters(column)}1" t="s"><v>${column}</v></c>`).join('');
  const lines = Array.from({ length: rows }, (_, row) => {
    const number = row + 2;
    // The same prices at every run; few enough different ones that 100,000 rows stay within the limit of a file.
    const cells = prices.map((_, level) => {
      const price = 100 + ((row * 7919 + level * 104_729) % 5000);
      return `<c r="${letters(level + 1)}${number}"><v>${price / 100}</v></c>`;
    });
    return `<row r="${number}"><c r="A${number}" t="s"><v>${names.length + row}</v></c>${cells.join('')}</row>`;
  });
  const strings = [...names, ...Array.from({ length: rows }, (_, row) => skuOf(row))];
  const book = makeXlsx({
    sheets: [{ name: 'Prices', rows: `<row r="1">${header}</row>${lines.join('')}` }],
    strings: strings.map((text) => `<si><t>${text}</t></si>`).join(''),
  });
  await writeFile(path, Buffer.from(await book.arrayBuffer()));
  return path;
}
