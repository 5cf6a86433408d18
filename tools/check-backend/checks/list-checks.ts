import type { CheckResult, Finding } from '../findings';
import { inspectMeta } from '../inspect/inspect-meta';
import { inspectRecords } from '../inspect/inspect-records';
import { dataOf, inspectPlace, type RawPage, rawPage } from '../inspect/raw-page';
import type { Check, CheckContext } from './check';
import { filterChecks } from './filter-checks';
import { everything, type FirstPage, type ListToCheck, pageSize } from './listed';
import { pagingChecks } from './paging-checks';
import { searchChecks } from './search-checks';

/** The checks of one list: pages, searches and filters. */
export function listChecks(list: ListToCheck): readonly Check[] {
  const first: FirstPage = { page: undefined, isReadable: () => (first.page?.items.length ?? 0) > 0 };
  return [
    { title: `${list.area}: a page`, run: (context) => firstPage(list, first, context) },
    ...pagingChecks(list, first),
    ...searchChecks(list, first),
    ...filterChecks(list, first),
  ];
}

async function firstPage(list: ListToCheck, first: FirstPage, context: CheckContext): Promise<CheckResult> {
  const result = await list.page(context.client, everything).then(
    (page) => ({ page, error: undefined }),
    (error: unknown) => ({ page: undefined, error }),
  );
  const data = await dataOf(context.last());
  const raw = rawPage(data);
  const isAnswered = (context.last()?.status ?? 500) < 400;
  const findings = isAnswered
    ? [
        ...inspectPlace(data),
        ...inspectMetaOf(raw),
        ...inspectRecords(raw, list, context),
        ...(list.inspect?.(raw, context) ?? []),
      ]
    : [];
  if (result.page === undefined) {
    if (findings.length === 0) throw result.error;
    const message = result.error instanceof Error ? result.error.message : String(result.error);
    return { read: message, findings };
  }
  const { page } = result;
  first.page = page;
  const { items, meta } = page;
  return {
    read: `${items.length} ${list.what} on page ${meta.currentPage} of ${meta.totalPages}, ${meta.totalItems} in all.`,
    findings,
    ...(items.length > 0 && { sample: list.sample(page, context) }),
  };
}

const inspectMetaOf = (raw: RawPage): readonly Finding[] =>
  raw.items === undefined ? [] : inspectMeta(raw, { page: 1, size: pageSize });
