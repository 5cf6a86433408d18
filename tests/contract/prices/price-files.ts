import { randomUUID } from 'node:crypto';
import * as XLSX from 'xlsx';
import type { ApiResponse, Calls } from '../back-end';
import { listPrices, type Price } from './price-calls';

/** A changed record: as stored, and as it would become. */
export interface Pair {
  readonly existingData: Readonly<Record<string, unknown>>;
  readonly newData: Readonly<Record<string, unknown>>;
}

/** The `data` that uploadPrice returns. */
export interface Uploaded {
  readonly needsConfirmation: boolean;
  readonly duplicateData: readonly Pair[];
  readonly created: number;
  readonly unchanged: number;
  readonly problems?: readonly { readonly row: number; readonly column: string; readonly reason: string }[];
}

type Table = readonly (readonly (string | number | boolean | null)[])[];

/** An .xlsx file with these rows, the first being the header. */
export function xlsxFile(rows: Table, bookType: 'xlsx' | 'biff8' = 'xlsx'): File {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), 'Prices');
  // SAFETY: with type 'array' the library answers the file as an ArrayBuffer.
  const bytes = XLSX.write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer;
  return new File([bytes], bookType === 'xlsx' ? 'prices.xlsx' : 'prices.xls');
}

/** A .csv file with this text. */
export const csvFile = (text: string | Uint8Array<ArrayBuffer>): File => new File([text], 'prices.csv');

/** Uploads the file, as Sales unless a token is given (`''` is none). */
export async function upload(backEnd: Calls, file: File, token?: string): Promise<ApiResponse<Uploaded>> {
  const form = new FormData();
  form.set('file', file);
  const sent = token ?? (await backEnd.tokenOf('sales'));
  return backEnd.call<Uploaded>('price/uploadPrice', { body: form, ...(sent !== '' && { token: sent }) });
}

/** Confirms the pairs, as Sales. */
export async function confirm(
  backEnd: Calls,
  confirmedDuplicates: readonly unknown[],
): Promise<
  ApiResponse<{ readonly duplicateData?: readonly Pair[]; readonly changed?: number; readonly unchanged?: number }>
> {
  return backEnd.call('price/confirmChanges', { body: { confirmedDuplicates }, token: await backEnd.tokenOf('sales') });
}

/** SKUs that have no price yet. */
export async function freeSkus(backEnd: Calls, count: number): Promise<readonly string[]> {
  const token = await backEnd.tokenOf('admin');
  const free = await backEnd.call<readonly { MAIN_SKU: string }[]>('price/getMainSkus?All=False', { token });
  const skus = free.body.data.slice(0, count).map(({ MAIN_SKU }) => MAIN_SKU);
  // Earlier tests may have used them up.
  while (skus.length < count) {
    const MAIN_SKU = `FREE-${randomUUID()}`;
    await backEnd.call('product/createProduct', { body: { MAIN_SKU }, token });
    skus.push(MAIN_SKU);
  }
  return skus;
}

/** The record of a SKU, if it has one. */
export async function priceOf(backEnd: Calls, sku: string): Promise<Price | undefined> {
  return (await listPrices(backEnd, { filters: { MAIN_SKU: [sku] } })).items[0];
}
