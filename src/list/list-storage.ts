/** Where a list's memory lives: this tab's visits, or this browser. */
type Place = 'session' | 'local';

/** What was stored under the key; `undefined` when nothing was, it is broken, or the browser forbids storage. */
function readStored(place: Place, key: string): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the value under the key. A browser that forbids storage only forgets sooner. */
function writeStored(place: Place, key: string, value: unknown): void {
  try {
    storageOf(place).setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: the list works on, it just does not remember.
  }
}

function storageOf(place: Place): Storage {
  return place === 'session' ? sessionStorage : localStorage;
}

/** Column choice, order and widths (in px) that a person has settled on. */
export interface ColumnSettings {
  readonly columns?: readonly string[] | undefined;
  readonly widths?: Readonly<Record<string, number>> | undefined;
}

/** What one list remembers, under its own name: search terms for this tab, columns for this browser. */
export function listMemory(name: string) {
  const searchKey = `pricebook.search.${name}`;
  const columnsKey = `pricebook.columns.${name}`;
  return {
    search(): string | undefined {
      const stored = readStored('session', searchKey);
      return typeof stored === 'string' ? stored : undefined;
    },
    keepSearch(search: string): void {
      writeStored('session', searchKey, search);
    },
    columns(): ColumnSettings {
      const stored = readStored('local', columnsKey);
      if (typeof stored !== 'object' || stored === null) return {};
      return {
        columns: 'columns' in stored && isTextList(stored.columns) ? stored.columns : undefined,
        widths: 'widths' in stored && isWidths(stored.widths) ? stored.widths : undefined,
      };
    },
    keepColumns(settings: ColumnSettings): void {
      writeStored('local', columnsKey, settings);
    },
  };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isWidths(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);
}
