/** Rows per statement: PGlite runs in this process, and no request is served while a statement runs. */
export const CHUNK_ROWS = 1000;

/** The items in chunks of the rows that one statement may have. */
export function* chunksOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += CHUNK_ROWS) yield all.slice(from, from + CHUNK_ROWS);
}
