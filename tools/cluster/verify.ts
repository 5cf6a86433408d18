import type { Call } from './api';
import type { Write } from './load';

/** Writes whose response contradicts the stored data. */
export interface Verdict {
  /** Acknowledged, and not stored. */
  readonly lost: readonly Write[];
  /** Refused as 'nothing was changed', and stored. */
  readonly savedThoughRefused: readonly Write[];
}

/** Compares the stored data with the responses. */
export function compare(writes: readonly Write[], stored: ReadonlyMap<string, string>): Verdict {
  const bySku = new Map<string, Write[]>();
  for (const write of writes) bySku.set(write.sku, [...(bySku.get(write.sku) ?? []), write]);
  const verdicts = [...bySku].map(([sku, inOrder]) => compareOne(inOrder, stored.get(sku)));
  return {
    lost: verdicts.flatMap(({ lost }) => lost),
    savedThoughRefused: verdicts.flatMap(({ savedThoughRefused }) => savedThoughRefused),
  };
}

/** The text may be that of the last acknowledged write, or of a later one whose outcome is unknown. */
function compareOne(inOrder: readonly Write[], text: string | undefined): Verdict {
  const lastDone = inOrder.findLastIndex(({ outcome }) => outcome === 'done');
  const sawLater = inOrder.slice(lastDone + 1).find((write) => write.text === text);
  if (sawLater !== undefined) return { lost: [], savedThoughRefused: sawLater.outcome === 'refused' ? [sawLater] : [] };
  const done = inOrder[lastDone];
  return { lost: done === undefined || done.text === text ? [] : [done], savedThoughRefused: [] };
}

/** The descriptions of all products with this prefix, by SKU. */
export async function readStored(call: Call, prefix: string): Promise<ReadonlyMap<string, string>> {
  const stored = new Map<string, string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const body = { currentPage: page, itemsPerPage: 100, search: prefix };
    const { status, message, data } = await call('POST', 'product/getProduct', body);
    if (status !== 200) throw new Error(`The list was answered ${status}: ${message}`);
    // SAFETY: the answer of a successful getProduct.
    const { items, meta } = data as {
      readonly items: readonly { readonly MAIN_SKU: string; readonly DESCRIPTION: string }[];
      readonly meta: { readonly totalPages: number };
    };
    for (const { MAIN_SKU, DESCRIPTION } of items) stored.set(MAIN_SKU, DESCRIPTION);
    pages = meta.totalPages;
  }
  return stored;
}
