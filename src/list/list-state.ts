import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { visibleColumns } from '../ui/table/column-order';
import type { Filters } from '../ui/table/filters';
import { canReuseRows, defaultPageSize, type ListPage, type ListQuery, selectsSameRows } from './list-query';
import { createListStorage } from './list-storage';

/** Values that both the person and the host page can change; `undefined` means the default. */
export interface ListLive {
  readonly search: Signal<string | undefined>;
  readonly page: Signal<number | undefined>;
  readonly pageSize: Signal<number | undefined>;
  readonly filters: Signal<Filters | undefined>;
  readonly columns: Signal<readonly string[] | undefined>;
}

/** A loaded page and its query. */
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
  /** Heading of these columns in a table that also has column groups. */
  readonly columnsHeading?: string;
  readonly live: ListLive;
  /** Only rows with this status; absent for all rows. */
  readonly status?: ReadonlySignal<string>;
  readonly valueLabel?: (key: string, value: string) => string;
  /** Fetches one page. Rejects with an `Error` whose message can be shown. */
  readonly fetchPage: (query: ListQuery) => Promise<ListPage<Row>>;
  readonly keyOf: (row: Row) => string | number;
}

/** State and actions of a list. Each value is a signal, so that components render only for those that they read. */
export interface List<Row> extends Omit<ListOptions<Row>, 'fetchPage' | 'status' | 'valueLabel'> {
  readonly valueLabel: (key: string, value: string) => string;
  readonly query: ReadonlySignal<ListQuery>;
  /** Keys of the visible columns. */
  readonly columns: ReadonlySignal<readonly string[]>;
  /** The newest page; it stays while another one is loading. */
  readonly loaded: ReadonlySignal<LoadedPage<Row> | undefined>;
  readonly loading: ReadonlySignal<'first' | 'reload' | false>;
  /** The error of the newest request. */
  readonly error: ReadonlySignal<Error | undefined>;
  /** Widths set by the person, in px by column key. */
  readonly widths: ReadonlySignal<Readonly<Record<string, number>>>;
  /** Name of the column group that was last scrolled to by its button. */
  readonly part: ReadonlySignal<string | undefined>;
  readonly choosePart: (name: string) => void;
  /** Whether a cell is being edited. */
  readonly isEditing: Signal<boolean>;
  /** Searches 100 ms after the last input. */
  readonly typeSearch: (search: string) => void;
  /** Searches without that delay; reloads the list if the terms are the same. */
  readonly submitSearch: (search: string) => void;
  readonly chooseColumns: (columns: readonly string[]) => void;
  readonly resizeColumns: (widths: Readonly<Record<string, number>>) => void;
  /** Reloads the page. Rejects when the latest request failed. */
  readonly reload: () => Promise<void>;
  /** Loads the list, and reloads it when its query changes. Returns a function that stops this. */
  readonly start: () => () => void;
}

const searchDebounceMs = 100;

export function createList<Row>({ fetchPage, status, valueLabel, ...parts }: ListOptions<Row>): List<Row> {
  const { live, columnKeys } = parts;
  const storage = createListStorage(parts.name);
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
  const loading = signal<'first' | 'reload' | false>('first');
  const error = signal<Error | undefined>(undefined);
  const widths = signal<Readonly<Record<string, number>>>({});
  const part = signal<string | undefined>(undefined);

  /** Query of the last request; `undefined` while stopped. */
  let requested: ListQuery | undefined;
  let isUpdateScheduled = false;
  let requestNumber = 0;
  let latestLoad: Promise<void> = Promise.resolve();
  let searchTimer: ReturnType<typeof setTimeout> | undefined;

  async function load(number: number): Promise<void> {
    const wantedQuery = query.peek();
    requested = wantedQuery;
    batch(() => {
      loading.value = loaded.peek() === undefined ? 'first' : 'reload';
      error.value = undefined;
    });
    try {
      const page = await fetchPage(wantedQuery);
      if (number !== requestNumber) return latestLoad;
      const { currentPage, totalPages } = page.meta;
      if (page.items.length === 0 && totalPages >= 1 && wantedQuery.page > totalPages) {
        live.page.value = totalPages;
        return reload();
      }
      batch(() => {
        requested = { ...wantedQuery, page: currentPage };
        if (currentPage !== wantedQuery.page) live.page.value = currentPage;
        loaded.value = { ...page, query: { ...requested, columns: columns.peek() } };
        loading.value = false;
      });
    } catch (cause) {
      if (number !== requestNumber) return latestLoad;
      const failure = cause instanceof Error ? cause : new Error(String(cause));
      batch(() => {
        error.value = failure;
        loading.value = false;
      });
      throw failure;
    }
  }

  function reload(): Promise<void> {
    resetPage();
    requestNumber += 1;
    latestLoad = load(requestNumber);
    return latestLoad;
  }

  /** The signal `error` reports a failure. */
  function reloadWithoutRejection(): void {
    reload().catch(() => undefined);
  }

  /** Returns to page 1 when the query selects other rows, unless the page was changed at the same time. */
  function resetPage(): void {
    const next = query.peek();
    if (requested !== undefined && !selectsSameRows(requested, next) && requested.page === next.page)
      live.page.value = 1;
  }

  /** Batches synchronous changes of signals into one request. */
  function scheduleUpdate(): void {
    if (isUpdateScheduled) return;
    isUpdateScheduled = true;
    queueMicrotask(update);
  }

  function update(): void {
    isUpdateScheduled = false;
    if (requested === undefined) return;
    if (!canReuseRows(query.peek(), requested)) reloadWithoutRejection();
    else if (loading.peek() === false) publishColumns();
  }

  /** Sets the current columns in `loaded`; the loaded rows have them, so no request is needed. */
  function publishColumns(): void {
    const shown = loaded.peek();
    const now = columns.peek();
    if (shown === undefined || shown.query.columns === now) return;
    loaded.value = { ...shown, query: { ...shown.query, columns: now } };
  }

  function submitSearch(search: string): void {
    clearTimeout(searchTimer);
    live.search.value = search;
    reloadWithoutRejection();
  }

  function restore(): void {
    const stored = storage.columns();
    batch(() => {
      live.search.value ??= storage.search();
      live.columns.value ??= stored.columns;
      widths.value = stored.widths ?? {};
      part.value = stored.part;
    });
  }

  function storeColumns(): void {
    storage.storeColumns({ columns: live.columns.peek(), widths: widths.peek(), part: part.peek() });
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
      storeColumns();
    },
    submitSearch,
    typeSearch(search) {
      clearTimeout(searchTimer);
      searchTimer = setTimeout(() => {
        live.search.value = search;
      }, searchDebounceMs);
    },
    chooseColumns(chosen) {
      live.columns.value = chosen;
      storeColumns();
    },
    resizeColumns(next) {
      widths.value = next;
      storeColumns();
    },
    reload,
    start() {
      restore();
      reloadWithoutRejection();
      const stopUpdating = query.subscribe(scheduleUpdate);
      const stopStoring = effect(() => storage.storeSearch(query.value.search));
      return () => {
        clearTimeout(searchTimer);
        requestNumber += 1;
        latestLoad = Promise.resolve();
        requested = undefined;
        stopUpdating();
        stopStoring();
      };
    },
  };
}
