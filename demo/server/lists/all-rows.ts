import { setImmediate } from 'node:timers/promises';

/** Rows that an export reads at a time. */
const CHUNK = 1000;

/**
 * All rows of a list by SKU, some 1000 at a time.
 *
 * @param readAfter answers at most `limit` rows by SKU, those after `sku` or the first ones
 */
export async function* allRows<Row extends { readonly main_sku: string }>(
  readAfter: (sku: string | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = await readAfter(undefined, CHUNK);
  while (rows.length > 0) {
    yield rows;
    // The embedded store answers without ever leaving this turn of the event loop: let others have theirs.
    await setImmediate();
    rows = rows.length < CHUNK ? [] : await readAfter(rows.at(-1)?.main_sku, CHUNK);
  }
}
