import * as v from 'valibot';
import type { WireRecord } from './respond';

const listBody = v.object({
  currentPage: v.number(),
  itemsPerPage: v.number(),
  search: v.string(),
  filters: v.record(v.string(), v.array(v.string())),
  tableColumns: v.optional(v.array(v.string())),
  STATUS: v.optional(v.string()),
});

/** The query of a list. */
export type Asked = v.InferOutput<typeof listBody>;

/** Parses the query of a list. Throws on any other body. */
export const readAsked = (body: unknown): Asked => v.parse(listBody, body);

/** The values of a field, as texts. */
const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined).map(String);

/** The records that match. */
export function matching(records: readonly WireRecord[], { search = '', filters = {}, STATUS }: Partial<Asked>) {
  return records
    .filter((record) => STATUS === undefined || record.STATUS === STATUS)
    .filter((record) =>
      Object.values(record).some((value) => String(value).toLowerCase().includes(search.toLowerCase())),
    )
    .filter((record) =>
      Object.entries(filters).every(([key, values]) => textsOf(record[key]).some((text) => values.includes(text))),
    );
}

/** One page of the records that match. */
export function pageOf(records: readonly WireRecord[], asked: Asked) {
  const { currentPage, itemsPerPage } = asked;
  const found = matching(records, asked);
  const totalPages = Math.max(1, Math.ceil(found.length / itemsPerPage));
  const shown = Math.min(currentPage, totalPages);
  return {
    items: found.slice((shown - 1) * itemsPerPage, shown * itemsPerPage),
    meta: { currentPage: shown, itemsPerPage, totalItems: found.length, totalPages },
  };
}

/** The filter choices of the records. */
export const filterData = (records: readonly WireRecord[], keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, [...new Set(records.flatMap((record) => textsOf(record[key])))]]));
