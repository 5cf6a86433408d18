import { toCount } from '../../../src/wire/values';
import { type Finding, finding, quote } from '../findings';
import type { RawPage } from './raw-page';

const numbers = ['currentPage', 'itemsPerPage', 'totalItems', 'totalPages'] as const;

/** What is wrong with the numbers of a page. A bare list has none. */
export function inspectMeta(
  page: RawPage,
  asked: { readonly page: number; readonly size: number },
): readonly Finding[] {
  const { items = [], meta, isBare } = page;
  const oversized =
    items.length > asked.size
      ? [finding('page-size-ignored', `${items.length} items came for itemsPerPage ${asked.size}.`, 'items')]
      : [];
  if (isBare) return oversized;
  const missing = numbers.filter((key) => toCount(meta[key]) === undefined);
  const [totalItems, totalPages] = [toCount(meta.totalItems), toCount(meta.totalPages)];
  const size = toCount(meta.itemsPerPage) || asked.size;
  const pages = Math.max(1, Math.ceil((totalItems ?? 0) / size));
  const currentPage = toCount(meta.currentPage);
  return [
    ...oversized,
    ...(missing.length > 0
      ? [finding('meta-missing', `meta has no number ${missing.join(', ')}.`, `meta.${missing[0]}`)]
      : []),
    ...(totalItems !== undefined && totalPages !== undefined && Math.max(1, totalPages) !== pages
      ? [finding('meta-pages-wrong', `meta.totalPages is ${totalPages}, not ${pages}.`, 'meta.totalPages')]
      : []),
    ...(currentPage !== undefined && currentPage !== asked.page && asked.page <= (totalPages ?? asked.page)
      ? [
          finding(
            'meta-page-wrong',
            `meta.currentPage is ${quote(meta.currentPage)} for page ${asked.page}.`,
            'meta.currentPage',
          ),
        ]
      : []),
  ];
}
