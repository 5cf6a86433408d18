const CHUNK = 1000;

/** Yields all rows in chunks. `readAfter` returns at most `limit` rows by main SKU, after `sku` or from the start. */
export async function* readInChunks<Row extends { readonly main_sku: string }>(
  readAfter: (sku: string | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = await readAfter(undefined, CHUNK);
  while (rows.length > 0) {
    yield rows;
    rows = rows.length < CHUNK ? [] : await readAfter(rows.at(-1)?.main_sku, CHUNK);
  }
}
