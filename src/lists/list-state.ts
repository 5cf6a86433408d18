import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { defaultPageSize } from '../embed/attributes/list-attributes';
import { type CellEditing, createCellEditing } from '../ui/table/cell-editing';
import { visibleColumns } from '../ui/table/column-order';
import type { Filters } from '../ui/table/filters';
import { createLoader, type ListLoader, type LoadedPage } from './list-loader';
import type { ListPage, ListQuery } from './list-query';
import { createListStorage } from './list-storage';
import { pausedWhile } from './paused-signal';

/** Values that both the person and the host page can change; `undefined` means the default. */
export interface ListState {
  readonly search: Signal<string | undefined>;
  readonly page: Signal<number | undefined>;
  readonly pageSize: Signal<number | undefined>;
  readonly filters: Signal<Filters | undefined>;
  readonly columns: Signal<readonly string[] | undefined>;
}

export interface ListOptions<Row> {
  /** Name in storage, such as `orders`. */
  readonly name: string;
  /** Heading, and the name of the table for screen readers. */
  readonly title: () => string;
  /** Keys of the optional columns, in default order. The first stays first. */
  readonly columnKeys: readonly string[];
  /** Heading of these columns in a table that also has column groups, with buttons for all of them. */
  readonly columnsHeading?: (() => string) | undefined;
  /** Whether rows are 30 px high, where there is a mouse, instead of 36. @default false */
  readonly isCompact?: boolean;
  readonly state: ListState;
  /** Only rows with this status; absent for all rows. */
  readonly status?: ReadonlySignal<string> | undefined;
  /** Text of a filter's value. */
  readonly valueLabel: (key: string, value: string) => string;
  /** Fetches one page. Rejects with an `Error` whose message can be shown. */
  readonly fetchPage: (query: ListQuery) => Promise<ListPage<Row>>;
  readonly keyOf: (row: Row) => string | number;
}

/** State and actions of a list. Each value is a signal, so that components render only for those that they read. */
export interface List<Row>
  extends Omit<ListOptions<Row>, 'fetchPage' | 'status'>,
    Omit<ListLoader<Row>, 'reloadWithoutRejection'> {
  readonly query: ReadonlySignal<ListQuery>;
  /** Keys of the visible columns. */
  readonly columns: ReadonlySignal<readonly string[]>;
  /** Widths set by the person, in px by column key. */
  readonly widths: ReadonlySignal<Readonly<Record<string, number>>>;
  /** Name of the column group that was last scrolled to by its button; `null` until the stored one is read. */
  readonly columnGroup: ReadonlySignal<string | undefined | null>;
  readonly chooseColumnGroup: (name: string) => void;
  readonly editing: CellEditing;
  /** The line under the table, into which parts that load later render; `null` until it is rendered. */
  readonly pagerElement: Signal<Element | null>;
  /** Whether the first rows are painted, for which other parts wait. */
  readonly hasPaintedRows: Signal<boolean>;
  /** The page or failure that is shown: the latest, except that nothing changes under an open editor. */
  readonly displayed: ReadonlySignal<{
    readonly loaded?: LoadedPage<Row> | undefined;
    readonly error?: Error | undefined;
  }>;
  /** Searches 100 ms after the last input. */
  readonly typeSearch: (search: string) => void;
  /** Searches without that delay; reloads the list if the terms are the same. */
  readonly submitSearch: (search: string) => void;
  readonly chooseColumns: (columns: readonly string[]) => void;
  readonly resizeColumns: (widths: Readonly<Record<string, number>>) => void;
}

const searchDebounceMs = 100;

export function createList<Row>({ fetchPage, status, ...options }: ListOptions<Row>): List<Row> {
  const { state, columnKeys } = options;
  const columns = computed(() => visibleColumns(columnKeys, state.columns.value));
  const query = computed<ListQuery>(() => ({
    search: state.search.value ?? '',
    page: state.page.value ?? 1,
    pageSize: state.pageSize.value ?? defaultPageSize,
    filters: state.filters.value ?? {},
    ...(status && { status: status.value }),
    columns: columns.value,
  }));
  const { reloadWithoutRejection, ...loader } = createLoader({ query, page: state.page, fetchPage });
  const { restore, storeSearch, ...columnState } = createStoredState(options.name, state);
  const editing = createCellEditing();
  let searchTimer: ReturnType<typeof setTimeout> | undefined;

  return {
    ...options,
    ...loader,
    ...columnState,
    query,
    columns,
    editing,
    pagerElement: signal<Element | null>(null),
    hasPaintedRows: signal(false),
    displayed: pausedWhile(
      editing.isOpen,
      computed(() => ({ loaded: loader.loaded.value, error: loader.error.value })),
    ),
    typeSearch(search) {
      clearTimeout(searchTimer);
      searchTimer = setTimeout(() => {
        state.search.value = search;
      }, searchDebounceMs);
    },
    submitSearch(search) {
      clearTimeout(searchTimer);
      state.search.value = search;
      reloadWithoutRejection();
    },
    start() {
      restore();
      const stopLoading = loader.start();
      const stopStoring = effect(() => storeSearch(state.search.value ?? ''));
      return () => {
        clearTimeout(searchTimer);
        stopLoading();
        stopStoring();
      };
    },
  };
}

/** What the browser stores: the visible columns, their widths, the last column group, and the search. */
function createStoredState(name: string, state: ListState) {
  const storage = createListStorage(name);
  const widths = signal<Readonly<Record<string, number>>>({});
  const columnGroup = signal<string | undefined | null>(null);
  const store = () =>
    storage.storeColumns({
      columns: state.columns.peek(),
      widths: widths.peek(),
      part: columnGroup.peek() ?? undefined,
    });

  return {
    widths,
    columnGroup,
    storeSearch: storage.storeSearch,
    /** Sets what the host page has not set to the stored values. */
    restore(): void {
      const stored = storage.columns();
      batch(() => {
        state.search.value ??= storage.search();
        state.columns.value ??= stored.columns;
        widths.value = stored.widths ?? {};
        columnGroup.value = stored.part;
      });
    },
    chooseColumnGroup(chosen: string): void {
      columnGroup.value = chosen;
      store();
    },
    chooseColumns(chosen: readonly string[]): void {
      state.columns.value = chosen;
      store();
    },
    resizeColumns(next: Readonly<Record<string, number>>): void {
      widths.value = next;
      store();
    },
  };
}
