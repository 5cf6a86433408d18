import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createNotationDetector, type DecimalSeparator } from '../../../src/sheet/numbers';
import { openSheet } from '../../../src/sheet/open-sheet';
import type { Sheet } from '../../../src/sheet/sheet';
import { SheetFailure } from '../../../src/sheet/sheet-failure';
import { nameKey } from '../db/name-keys';
import { type CsvColumns, csvColumns, csvHeaderNames } from './csv-columns';
import { type CsvProduct, csvProduct, csvSeedRow } from './csv-product';

/** An unusable SEED; the message is one line. */
export class BadSeed extends Error {
  constructor(seed: string, why: string) {
    super(`SEED=${seed} cannot be used: ${why}`);
    this.name = 'BadSeed';
  }
}

/** Reads a product list from a .csv file, with notes for the operator. Throws BadSeed when it cannot be read, or has no column that identifies products. */
export async function readCsvSeed(path: string) {
  try {
    const file = new Blob([await readFile(path)]);
    return await readProducts(await openSheet(file, { name: basename(path), known: csvHeaderNames }), path);
  } catch (error) {
    if (error instanceof SheetFailure) throw new BadSeed(path, error.message);
    if (error instanceof Error && 'code' in error) throw new BadSeed(path, 'there is no such file that can be read.');
    throw error;
  }
}

async function readProducts(sheet: Sheet, path: string) {
  const columns = csvColumns(sheet.header.names);
  const { sku, handle, name } = columns.named;
  if ([...sku, ...handle, ...name].length === 0) {
    throw new BadSeed(path, `it has no column for the SKU. Its columns are: ${sheet.header.names.join(', ')}.`);
  }
  const separator = await decimalSeparator(sheet, columns);
  const products = new Map<string, CsvProduct>();
  const counts = { rows: 0, withoutSku: 0, duplicate: 0 };
  const wrongPrices: string[] = [];
  let above: CsvProduct | undefined;
  for await (const batch of sheet.rows()) {
    for (const row of batch) {
      const product = csvProduct(row, columns, separator, above);
      above = product;
      counts.rows += 1;
      if (product.sku === '') counts.withoutSku += 1;
      else if (products.has(nameKey(product.sku))) counts.duplicate += 1;
      else {
        products.set(nameKey(product.sku), product);
        wrongPrices.push(...product.wrongPrices);
      }
    }
  }
  const generated = [...products.values()].filter(({ isSkuGenerated }) => isSkuGenerated).length;
  const notes = [
    `${basename(path)}: ${products.size} of ${counts.rows} rows are products now.`,
    ...countNote('Rows left out, as they have no SKU, and nothing to generate one from', counts.withoutSku),
    ...countNote('Rows left out, as an earlier row has their SKU', counts.duplicate),
    ...countNote('SKUs generated from handle or name and variant, as there was none', generated),
    ...countNote('Prices left out, as they are not valid', wrongPrices.length, wrongPrices[0]),
    ...(columns.unused.length > 0 ? [`Columns that are not used: ${listNames(columns.unused)}.`] : []),
  ];
  return { rows: [...products.values()].map(csvSeedRow), notes };
}

function listNames(names: readonly string[]): string {
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  return names.slice(0, 10).join(', ') + more;
}

function countNote(what: string, count: number, example?: string): string[] {
  if (count === 0) return [];
  return [`${what}: ${count}${example === undefined ? '' : ` (for example "${example}")`}.`];
}

/** Detects the decimal separator of the file; a point if that is unclear. */
async function decimalSeparator(sheet: Sheet, { prices }: CsvColumns): Promise<DecimalSeparator> {
  const detector = createNotationDetector();
  for await (const batch of sheet.rows()) {
    for (const { cells } of batch) for (const { column } of prices) detector.add(cells[column] ?? '');
  }
  const notation = detector.result();
  return notation.kind === 'clear' ? notation.separator : 'point';
}
