import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { chunksOf } from '../db/chunks';

/** SKUs per statement: finding them may read all records that match. */
const SKUS_PER_STATEMENT = 20_000;

/**
 * Yields all rows in chunks. `readSkus` returns at most `limit` SKUs that match, in order, after one or from the start; `readRows`
 * returns the rows of SKUs in order. Reading the rows by the conditions themselves would find all that match for each chunk.
 */
export async function* readInChunks<Row>(
  readSkus: (after: string | undefined, limit: number) => Promise<readonly { readonly main_sku: string }[]>,
  readRows: (skus: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: string | undefined;
  do {
    const found = await readSkus(last, SKUS_PER_STATEMENT);
    for (const chunk of chunksOf(found)) yield await readRows(chunk.map(({ main_sku }) => main_sku));
    last = found.length < SKUS_PER_STATEMENT ? undefined : found.at(-1)?.main_sku;
  } while (last !== undefined);
}

/**
 * The condition that a SKU is one of these, which are in order. The index finds their range alone: for a thousand single SKUs the
 * planner would read the whole table, so that the rest of the condition is an expression that no index has.
 */
export const amongSkus = (sku: RawBuilder<unknown>, skus: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sku} between ${skus[0]} and ${skus.at(-1)} and ${sku} || '' = any(${sql.val([...skus])}::text[])`;
