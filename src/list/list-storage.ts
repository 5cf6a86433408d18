import * as v from 'valibot';

const searchSchema = v.fallback(v.optional(v.string()), undefined);
const columnsSchema = v.fallback(
  v.object({
    columns: v.optional(v.array(v.string())),
    widths: v.optional(v.record(v.string(), v.number())),
    part: v.optional(v.string()),
  }),
  {},
);

/** Column choice and order, widths in px by key, and the part in view, that a person has settled on. */
interface ColumnSettings {
  readonly part: string | undefined;
  readonly columns: readonly string[] | undefined;
  readonly widths: Readonly<Record<string, number>>;
}

/** What one list remembers, under its own name: search terms for this tab, columns for this browser. */
export function createListStorage(name: string) {
  const searchKey = `pricebook.search.${name}`;
  const columnsKey = `pricebook.columns.${name}`;
  return {
    search: () =>
      v.parse(
        searchSchema,
        read(() => sessionStorage, searchKey),
      ),
    /** No terms leave no trace. */
    keepSearch: (search: string) => write(() => sessionStorage, searchKey, search === '' ? undefined : search),
    columns: () =>
      v.parse(
        columnsSchema,
        read(() => localStorage, columnsKey),
      ),
    keepColumns: (settings: ColumnSettings) => write(() => localStorage, columnsKey, settings),
  };
}

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** A browser that forbids storage only forgets sooner. */
function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: the list works on, it just does not remember.
  }
}
