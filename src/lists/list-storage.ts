import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '../api/session/browser-storage';
import { jsonText } from '../api/transport/json-text';

const fromJson = v.pipe(v.string(), v.parseJson());
const searchSchema = v.fallback(v.optional(v.pipe(fromJson, v.string())), undefined);
const columnsSchema = v.fallback(
  v.pipe(
    fromJson,
    v.object({
      columns: v.optional(v.array(v.string())),
      widths: v.optional(v.record(v.string(), v.number())),
      part: v.optional(v.string()),
    }),
  ),
  {},
);

interface ColumnSettings {
  /** The column group that was last chosen. */
  readonly part: string | undefined;
  /** Visible columns in order. */
  readonly columns: readonly string[] | undefined;
  /** Widths in px, by key of the column. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Stored state of one list: search terms in this tab, columns in this browser. */
export function createListStorage(name: string) {
  const searchKey = `pricebook.search.${name}`;
  const columnsKey = `pricebook.columns.${name}`;
  return {
    search: () => v.parse(searchSchema, readStored('sessionStorage', searchKey)),
    storeSearch(search: string): void {
      if (search === '') removeStored('sessionStorage', searchKey);
      else writeStored('sessionStorage', searchKey, JSON.stringify(search));
    },
    columns: () => v.parse(columnsSchema, readStored('localStorage', columnsKey)),
    storeColumns: (settings: ColumnSettings) => writeStored('localStorage', columnsKey, jsonText(settings)),
  };
}
