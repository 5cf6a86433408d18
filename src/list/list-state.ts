import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { visibleColumns } from '../ui/table/column-order';
import type { Filters } from '../ui/table/filters';
import { canReuseRows, defaultPageSize, type ListPage, type ListQuery, selectsSameRows } from './list-query';
import { createListStorage } from './list-storage';

/** Values that the user and the page can change; `undefined` means the default. */
export interface ListLive {
  readonly search: Signal<string | undefined>;
  readonly page: Signal<number | undefined>;
  readonly pageSize: Signal<number | undefined>;
  readonly filters: Signal<Filters | undefined>;
  readonly columns: Signal<readonly string[] | undefined>;
}

/** A page with its query. */
export interface LoadedPage<Row> extends ListPage<Row> {
  readonly query: ListQuery;
}

export interface ListOptions<Row> {
  /** Name in storage, such as `orders`. */
  readonly name: string;
  /** Heading, and the name of the table for screen readers. */
  readonly title: string;
  /** Keys of the optional columns, in default order. The first stays first. */
  readonly columnKeys: readonly string[];
  /** Heading of those columns, where groups of other columns follow them. */
  readonly restName?: string;
  readonly live: ListLive;
  /** Status of the rows; absent in a list without a status. */
  readonly status?: ReadonlySignal<string>;
  readonly valueLabel?: (key: string, value: string) => string;
  /** Reads a page. Rejects with an `Error` whose message can be shown. */
  readonly fetchPage: (query: ListQuery) => Promise<ListPage<Row>>;
  readonly keyOf: (row: Row) => string | number;
}

/** One list: its query, rows and actions. Reading a signal subscribes to that signal alone. */
export interface List<Row> extends Omit<ListOptions<Row>, 'fetchPage' | 'status' | 'valueLabel'> {
  readonly valueLabel: (key: string, value: string) => string;
  readonly query: ReadonlySignal<ListQuery>;
  /** Keys of the visible columns; changes only with them. */
  readonly columns: ReadonlySignal<readonly string[]>;
  /** The newest page; it stays while another one is loading. */
  readonly loaded: ReadonlySignal<LoadedPage<Row> | undefined>;
  readonly loading: ReadonlySignal<'first' | 'again' | false>;
  /** The error of the newest request. */
  readonly error: ReadonlySignal<Error | undefined>;
  /** Widths set by the user, in px by column key. */
  readonly widths: ReadonlySignal<Readonly<Record<string, number>>>;
  /** Name of the column group that the user has scrolled to. */
  readonly part: ReadonlySignal<string | undefined>;
  readonly choosePart: (name: string) => void;
  /** Whether a cell is being edited. */
  readonly isEditing: Signal<boolean>;
  /** Searches 100 ms after the last input. */
  readonly typeSearch: (search: string) => void;
  /** Searches at once; the same terms reload the list. */
  readonly submitSearch: (search: string) => void;
  readonly chooseColumns: (columns: readonly string[]) => void;
  readonly resizeColumns: (widths: Readonly<Record<string, number>>) => void;
  /** Reads the page again. Rejects when the newest request failed. */
  readonly reload: () => Promise<void>;
  /** Starts reading; returns a function that stops it. */
  readonly start: () => () => void;
}

/** Delay of a search after the last input, in ms. */
const searchDebounce = 100;

export function createList<Row>({ fetchPage, status, valueLabel, ...parts }: ListOptions<Row>): List<Row> {
  const { live, columnKeys } = parts;
  const memory = createListStorage(parts.name);
  const columns = computed(() => visibleColumns(columnKeys, live.columns.value));
  const query = computed<ListQuery>(() => ({
    search: live.search.value ?? '',
    page: live.page.value ?? 1,
    pageSize: live.pageSize.value ?? defaultPageSize,
    filters: live.filters.value ?? {},
    ...(status && { status: status.value }),
    columns: columns.value,
  }));
  const loaded = signal<LoadedPage<Row> | undefined>(undefined);
  const loading = signal<'first' | 'again' | false>('first');
  const error = signal<Error | undefined>(undefined);
  const widths = signal<Readonly<Record<string, number>>>({});
  const part = signal<string | undefined>(undefined);

  /** Query of the last request; `undefined` while stopped. */
  let asked: ListQuery | undefined;
  let isDue = false;
  let turn = 0;
  let newest: Promise<void> = Promise.resolve();
  let typing: ReturnType<typeof setTimeout> | undefined;

  async function load(mine: number): Promise<void> {
    const wanted = query.peek();
    asked = wanted;
    batch(() => {
      loading.value = loaded.peek() === undefined ? 'first' : 'again';
      error.value = undefined;
    });
    try {
      const page = await fetchPage(wanted);
      if (mine !== turn) return newest;
      const { currentPage, totalPages } = page.meta;
      if (page.items.length === 0 && totalPages >= 1 && wanted.page > totalPages) {
        live.page.value = totalPages;
        return reload();
      }
      batch(() => {
        asked = { ...wanted, page: currentPage };
        if (currentPage !== wanted.page) live.page.value = currentPage;
        loaded.value = { ...page, query: { ...asked, columns: columns.peek() } };
        loading.value = false;
      });
    } catch (cause) {
      if (mine !== turn) return newest;
      const failure = cause instanceof Error ? cause : new Error(String(cause));
      batch(() => {
        error.value = failure;
        loading.value = false;
      });
      throw failure;
    }
  }

  function reload(): Promise<void> {
    startOver();
    turn += 1;
    newest = load(turn);
    return newest;
  }

  /** `error` reports a failed read; only a caller of `reload` gets the rejection as well. */
  function read(): void {
    reload().catch(() => undefined);
  }

  /** A change of the selected rows resets the page to 1, unless the page was set in the same task. */
  function startOver(): void {
    const next = query.peek();
    if (asked !== undefined && !selectsSameRows(asked, next) && asked.page === next.page) live.page.value = 1;
  }

  /** Batches synchronous changes of signals into one request. */
  function follow(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(meet);
  }

  function meet(): void {
    isDue = false;
    if (asked === undefined) return;
    if (!canReuseRows(query.peek(), asked)) read();
    else if (loading.peek() === false) showColumns();
  }

  /** The loaded rows have the chosen columns: updates `loaded` without a request. */
  function showColumns(): void {
    const shown = loaded.peek();
    const now = columns.peek();
    if (shown === undefined || shown.query.columns === now) return;
    loaded.value = { ...shown, query: { ...shown.query, columns: now } };
  }

  function submitSearch(search: string): void {
    clearTimeout(typing);
    live.search.value = search;
    read();
  }

  function restore(): void {
    const stored = memory.columns();
    batch(() => {
      live.search.value ??= memory.search();
      live.columns.value ??= stored.columns;
      widths.value = stored.widths ?? {};
      part.value = stored.part;
    });
  }

  function keepColumns(): void {
    memory.keepColumns({ columns: live.columns.peek(), widths: widths.peek(), part: part.peek() });
  }

  return {
    ...parts,
    valueLabel: valueLabel ?? ((_, value) => value),
    query,
    columns,
    loaded,
    loading,
    error,
    widths,
    part,
    isEditing: signal(false),
    choosePart(name) {
      part.value = name;
      keepColumns();
    },
    submitSearch,
    typeSearch(search) {
      clearTimeout(typing);
      typing = setTimeout(() => {
        live.search.value = search;
      }, searchDebounce);
    },
    chooseColumns(chosen) {
      live.columns.value = chosen;
      keepColumns();
    },
    resizeColumns(next) {
      widths.value = next;
      keepColumns();
    },
    reload,
    start() {
      restore();
      read();
      const stopReading = query.subscribe(follow);
      const stopKeeping = effect(() => memory.keepSearch(query.value.search));
      return () => {
        clearTimeout(typing);
        turn += 1;
        newest = Promise.resolve();
        asked = undefined;
        stopReading();
        stopKeeping();
      };
    },
  };
}
