import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import { canReuseRows, type ListPage, type ListQuery, selectsSameRows } from './list-query';

/** A loaded page and its query. */
export interface LoadedPage<Row> extends ListPage<Row> {
  readonly query: ListQuery;
}

interface LoaderOptions<Row> {
  readonly query: ReadonlySignal<ListQuery>;
  /** The page number in `query`, which the loader corrects. */
  readonly page: Signal<number | undefined>;
  /** Fetches one page. Rejects with an `Error` whose message can be shown. */
  readonly fetchPage: (query: ListQuery) => Promise<ListPage<Row>>;
}

export interface ListLoader<Row> {
  readonly loaded: ReadonlySignal<LoadedPage<Row> | undefined>;
  readonly loading: ReadonlySignal<'first' | 'reload' | false>;
  readonly error: ReadonlySignal<Error | undefined>;
  /** Requests the page of the current query. Rejects when the latest request failed. */
  readonly reload: () => Promise<void>;
  /** As `reload`, without a rejection, for callers that show `error`. */
  readonly reloadWithoutRejection: () => void;
  /** Resolves when the requests that are under way have ended; never rejects. */
  readonly untilSettled: () => Promise<void>;
  /** Loads the page, and reloads it when the query selects other rows. Returns a function that stops this. */
  readonly start: () => () => void;
}

interface PageRequest {
  query: ListQuery;
  done: Promise<void>;
}

/** Batches synchronous calls into one, in a microtask. */
function oncePerMicrotask(run: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      run();
    });
  };
}

/** Loads the page of a query. Only the latest request is shown; earlier ones are discarded and settle with it. */
export function createLoader<Row>({ query, page, fetchPage }: LoaderOptions<Row>): ListLoader<Row> {
  const loaded = signal<LoadedPage<Row> | undefined>(undefined);
  const loading = signal<'first' | 'reload' | false>('first');
  const error = signal<Error | undefined>(undefined);
  /** `undefined` while stopped. */
  let latest: PageRequest | undefined;

  async function load(request: PageRequest): Promise<void> {
    const wanted = request.query;
    batch(() => {
      loading.value = loaded.peek() === undefined ? 'first' : 'reload';
      error.value = undefined;
    });
    try {
      const { items, meta } = await fetchPage(wanted);
      if (request !== latest) return latest?.done;
      if (items.length === 0 && meta.totalPages >= 1 && wanted.page > meta.totalPages) {
        page.value = meta.totalPages;
        return reload();
      }
      show(request, { items, meta });
    } catch (cause) {
      if (request !== latest) return latest?.done;
      const failure = cause instanceof Error ? cause : new Error(String(cause));
      batch(() => {
        error.value = failure;
        loading.value = false;
      });
      throw failure;
    }
  }

  function show(request: PageRequest, { items, meta }: ListPage<Row>): void {
    batch(() => {
      if (meta.currentPage !== request.query.page) page.value = meta.currentPage;
      // The query gets the page that the back end returned, so that the new value of `page` is not requested.
      request.query = { ...request.query, page: meta.currentPage };
      loaded.value = { items, meta, query: { ...request.query, columns: query.peek().columns } };
      loading.value = false;
    });
  }

  function reload(): Promise<void> {
    const next = query.peek();
    // Goes to page 1 if the query selects other rows and the page was not changed too. `query` follows `page`, so it is read again.
    if (latest && !selectsSameRows(latest.query, next) && latest.query.page === next.page) page.value = 1;
    const request = { query: query.peek(), done: Promise.resolve() };
    latest = request;
    request.done = load(request);
    return request.done;
  }

  const untilSettled = async (): Promise<void> => latest?.done.catch(() => undefined);

  const reloadWithoutRejection = () => void reload().catch(() => undefined);

  function update(): void {
    if (latest === undefined) return;
    if (!canReuseRows(query.peek(), latest.query)) reloadWithoutRejection();
    else if (loading.peek() === false) publishColumns();
  }

  /** Sets the current columns in `loaded`; the loaded rows have them, so no request is needed. */
  function publishColumns(): void {
    const loadedPage = loaded.peek();
    const { columns } = query.peek();
    if (loadedPage === undefined || loadedPage.query.columns === columns) return;
    loaded.value = { ...loadedPage, query: { ...loadedPage.query, columns } };
  }

  function start(): () => void {
    reloadWithoutRejection();
    const unsubscribe = query.subscribe(oncePerMicrotask(update));
    return () => {
      latest = undefined;
      unsubscribe();
    };
  }

  return { loaded, loading, error, reload, untilSettled, reloadWithoutRejection, start };
}
