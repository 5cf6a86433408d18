import type { FilterChoice } from '../../../src/wire/lists';
import { isRecord } from '../../../src/wire/values';
import { type Finding, finding, quote } from '../findings';
import { dataOf } from '../inspect/raw-page';
import type { Check } from './check';
import { leftOut } from './check';
import { everything, type FirstPage, type ListToCheck } from './listed';

/** Several values are tried, because one may occur only in records of another list, such as that of pending users. */
const triedValues = 3;
const unofferedValue = 'zq-no-such-value-7f3';

/** The choices, a filter that nothing passes, and one that something passes. */
export function filterChecks(list: ListToCheck, first: FirstPage): readonly Check[] {
  let choices: readonly FilterChoice[] = [];
  /** Becomes false when a filter that nothing passes finds records. */
  let honoursFilters = true;
  return [
    {
      title: `${list.area}: the filter choices`,
      async run({ client, last }) {
        choices = await list.filters(client);
        const read = choices.map(({ key, values }) => `${key} (${values.length})`).join(', ');
        const objects = objectValues(await dataOf(last()));
        const none = finding('filters-empty', 'filterData has no key with a list.', 'filterData');
        return {
          read: read || 'No choices.',
          findings: [...objects, ...(choices.length === 0 && first.isReadable() ? [none] : [])],
        };
      },
    },
    {
      title: `${list.area}: a filter that nothing passes`,
      async run({ client }) {
        const key = choices.find(({ values }) => values.length > 0)?.key;
        if (key === undefined || !first.isReadable()) return leftOut('there is no filter to try.');
        const total = await list.page(client, { ...everything, filters: { [key]: [unofferedValue] } }).then(
          ({ meta }) => meta.totalItems,
          // A refusal shows that the back end does not ignore the filter.
          () => 0,
        );
        honoursFilters = total === 0;
        const found = `\`filters\` had ${key}: "${unofferedValue}", and ${total} ${list.what} came.`;
        return {
          read: `${total} ${list.what}.`,
          findings: honoursFilters ? [] : [finding('filters-ignored', found, key)],
        };
      },
    },
    {
      title: `${list.area}: a filter that is offered`,
      async run({ client }) {
        const choice = choices.find(({ values }) => values.length > 0);
        if (choice === undefined || !honoursFilters || !first.isReadable())
          return leftOut('there is no filter to try.');
        const tried = choice.values.slice(0, triedValues);
        let total = 0;
        for (const value of tried) {
          const { meta } = await list.page(client, { ...everything, filters: { [choice.key]: [value] } });
          total += meta.totalItems;
        }
        const found = `\`filters\` had ${choice.key}: ${tried.map(quote).join(', then ')}, as offered, and nothing came.`;
        return {
          read: `${total} ${list.what}.`,
          findings: total > 0 ? [] : [finding('filter-finds-nothing', found, choice.key)],
        };
      },
    },
  ];
}

function objectValues(data: unknown): readonly Finding[] {
  const filterData = isRecord(data) && isRecord(data.filterData) ? data.filterData : {};
  return Object.entries(filterData).flatMap(([key, values]) => {
    const entries = Array.isArray(values) ? values : isRecord(values) ? [values] : [];
    const index = entries.findIndex(isRecord);
    if (index === -1) return [];
    const path = `filterData.${key}.${index}`;
    return [finding('filter-values-objects', `${path} is ${quote(entries[index])}.`, path)];
  });
}
