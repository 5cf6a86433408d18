import type { RecordEntry, RecordPage } from './fetch-record';

/** The entries of an export; `isCut` when older ones were left out. */
interface Collected {
  readonly entries: readonly RecordEntry[];
  readonly isCut: boolean;
}

/** Reads page after page, the newest entries first, up to a limit. `onProgress` is called with the entries read, and their total. */
export async function collectEntries(
  read: (page: number) => Promise<RecordPage>,
  limit: number,
  onProgress: (count: number, total: number) => void,
): Promise<Collected> {
  const entries = new Map<number, RecordEntry>();
  let [page, pages] = [1, 1];
  for (; page <= pages && entries.size < limit; page += 1) {
    const { items, meta } = await read(page);
    // New entries move others from the page before to this one.
    for (const entry of items) entries.set(entry.ID, entry);
    pages = meta.totalPages;
    onProgress(entries.size, meta.totalItems);
  }
  return { entries: [...entries.values()], isCut: page <= pages };
}
