import { ApiError } from '../../../src/api/transport/errors';
import { finding } from '../findings';
import { inspectMeta } from '../inspect/inspect-meta';
import { dataOf, type RawPage, rawPage } from '../inspect/raw-page';
import type { Check } from './check';
import { leftOut } from './check';
import { everything, type FirstPage, idsOf, type ListToCheck, noRecords, pageSize, titleOf } from './listed';

const beyondEnd = 100_000;
const largestSize = 50;

/** The same page again, the second page, the largest page, and one beyond the end. */
export function pagingChecks(list: ListToCheck, first: FirstPage): readonly Check[] {
  return [sameAgain(list, first), secondPage(list, first), largestPage(list, first), pageBeyondEnd(list, first)];
}

const sameAgain = (list: ListToCheck, first: FirstPage): Check => ({
  title: `${list.area}: the same page again`,
  async run({ client }) {
    if (first.page === undefined) return noRecords;
    const again = await list.page(client, everything);
    const isSameRecord = titleOf(list, again) === titleOf(list, first.page);
    const [before, after] = [idsOf(first.page)[0], idsOf(again)[0]];
    const hasChanged = isSameRecord && before !== after;
    return {
      read: `${again.items.length} ${list.what}.`,
      findings: hasChanged ? [finding('id-changes', `items.0.ID was ${before}, and is ${after}.`, 'items.0.ID')] : [],
    };
  },
});

const secondPage = (list: ListToCheck, first: FirstPage): Check => ({
  title: `${list.area}: the second page`,
  async run({ client, last }) {
    if (first.page === undefined || first.page.items.length < pageSize) return leftOut('there is one page.');
    const { meta, items } = first.page;
    if (items.length > pageSize) return leftOut('the first page has too many items.');
    const next = await list.page(client, { ...everything, page: 2 });
    const raw = rawPage(await dataOf(last()));
    const earlier = new Set(idsOf(first.page));
    const repeated = idsOf(next).filter((id) => earlier.has(id));
    const read = `${next.items.length} ${list.what} on page ${next.meta.currentPage}.`;
    const isUncounted = meta.totalItems <= pageSize;
    // A back end may answer a page beyond the end with the last one.
    if (isUncounted && (next.items.length === 0 || repeated.length > 0)) return { read, findings: [] };
    return {
      read,
      findings: [
        ...(isUncounted ? [uncounted(raw, meta.totalItems)] : inspectMeta(raw, { page: 2, size: pageSize })),
        ...(repeated.length > 0 && repeated.length === next.items.length
          ? [finding('page-ignored', 'All its records were on page 1.')]
          : []),
        ...(repeated.length > 0 && repeated.length < next.items.length
          ? [finding('pages-overlap', `${repeated.length} of its records were on page 1.`)]
          : []),
      ],
    };
  },
});

const uncounted = ({ isBare }: RawPage, total: number) =>
  isBare
    ? finding('meta-one-page', 'The list has no meta, and page 2 has more.')
    : finding('meta-one-page', `meta.totalItems is ${total}, and page 2 has more.`, 'meta.totalItems');

const largestPage = (list: ListToCheck, first: FirstPage): Check => ({
  title: `${list.area}: the largest page`,
  async run({ client }) {
    const total = first.page?.meta.totalItems ?? 0;
    if (total <= pageSize) return leftOut('there is one page.');
    const { items } = await list.page(client, { ...everything, pageSize: largestSize });
    const expected = Math.min(total, largestSize);
    const found = `${items.length} of ${expected} items came for itemsPerPage ${largestSize}.`;
    return {
      read: `${items.length} ${list.what}.`,
      findings: items.length < expected ? [finding('page-size-capped', found, 'items')] : [],
    };
  },
});

const pageBeyondEnd = (list: ListToCheck, first: FirstPage): Check => ({
  title: `${list.area}: a page beyond the end`,
  async run({ client }) {
    if (first.page === undefined) return noRecords;
    try {
      const { items } = await list.page(client, { ...everything, page: beyondEnd });
      return { read: `${items.length} ${list.what}.`, findings: [] };
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'network') throw error;
      return { read: error.message, findings: [finding('page-beyond-end', `Page ${beyondEnd}: ${error.message}`)] };
    }
  },
});
