import { finding } from '../findings';
import type { Check, CheckContext } from './check';
import { leftOut } from './check';
import { everything, type FirstPage, type ListToCheck, noRecords, titleOf } from './listed';

/** A search that no record matches. */
const unmatchedSearch = 'zq-no-such-record-7f3';

/** Searches for nothing, for a shown record, in small letters, and for a percent sign. */
export function searchChecks(list: ListToCheck, first: FirstPage): readonly Check[] {
  const count = async ({ client }: CheckContext, search: string) =>
    (await list.page(client, { ...everything, search })).meta.totalItems;
  let isRead = true;
  let isFound = false;
  return [
    {
      title: `${list.area}: a search that finds nothing`,
      async run(context) {
        const total = await count(context, unmatchedSearch);
        isRead = total === 0;
        const found = `\`search\` was "${unmatchedSearch}", and ${total} ${list.what} came.`;
        return { read: `${total} ${list.what}.`, findings: isRead ? [] : [finding('search-ignored', found)] };
      },
    },
    {
      title: `${list.area}: a search for the first record`,
      async run(context) {
        const title = first.page && titleOf(list, first.page);
        if (!title || !isRead) return noRecords;
        const total = await count(context, title);
        isFound = total > 0;
        const found = `\`search\` was ${JSON.stringify(title)}, which the first item has, and nothing came.`;
        return { read: `${total} ${list.what}.`, findings: isFound ? [] : [finding('search-misses', found)] };
      },
    },
    {
      title: `${list.area}: the same search in small letters`,
      async run(context) {
        const title = first.page && titleOf(list, first.page);
        const search = title?.toLowerCase() === title ? title?.toUpperCase() : title?.toLowerCase();
        if (!search || !isFound || search === title) return leftOut('it needs a record that the search finds.');
        const total = await count(context, search);
        const found = `\`search\` was ${JSON.stringify(search)}, and nothing came.`;
        return { read: `${total} ${list.what}.`, findings: total > 0 ? [] : [finding('search-case', found)] };
      },
    },
    {
      title: `${list.area}: a search for a percent sign`,
      async run(context) {
        const all = first.page?.meta.totalItems ?? 0;
        const isSeen = JSON.stringify(first.page?.items.map(({ source }) => source) ?? []).includes('%');
        if (all === 0 || isSeen || !isRead) return leftOut('it needs records without a percent sign.');
        const total = await count(context, '%');
        const found = `\`search\` was "%", and all ${total} ${list.what} came.`;
        return { read: `${total} ${list.what}.`, findings: total < all ? [] : [finding('search-wildcards', found)] };
      },
    },
  ];
}
