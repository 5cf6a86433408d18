import { type ReadonlySignal, type Signal, useSignalEffect } from '@preact/signals-react';
import { ApiError } from '../../api/transport/errors';
import { emitError } from '../../embed/emit';
import type { WidgetEvents } from '../../embed/events';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import type { Identity } from '../../wire/field';

export interface ObservableList<R extends Identity = Identity> {
  readonly loaded: ReadonlySignal<
    (Omit<WidgetEvents['pricebook-load'], 'items'> & { readonly items: readonly R[] }) | undefined
  >;
  readonly error: ReadonlySignal<Error | undefined>;
}

/** Detail of `pricebook-load`; `undefined` before the first page. */
export function loadEventDetail({ loaded }: ObservableList): WidgetEvents['pricebook-load'] | undefined {
  if (loaded.value === undefined) return undefined;
  const { items, meta, query } = loaded.value;
  const { search, page, pageSize, filters, columns } = query;
  return { items: items.map(({ source }) => source), meta, query: { search, page, pageSize, filters, columns } };
}

/** The selection, with records that were loaded again in place of their earlier versions. */
export function withReloaded<R extends Identity>(
  selected: ReadonlyMap<string | number, R> | undefined,
  items: readonly R[],
): ReadonlyMap<string | number, R> | undefined {
  const changed = items.filter(({ ID, source }) => {
    const earlier = selected?.get(ID);
    return earlier !== undefined && JSON.stringify(earlier.source) !== JSON.stringify(source);
  });
  if (selected === undefined || changed.length === 0) return selected;
  return new Map([...selected, ...changed.map((record) => [record.ID, record] as const)]);
}

/** Reports a failed read. A 403 gets no toast, because a panel in place of the rows shows it. */
export function notifyLoadError(host: WidgetHost, error: Error): void {
  if (!(error instanceof ApiError && error.status === 403)) return void notifyError(host, 'load', error);
  emitError(host, 'load', error.message, error);
}

/** Dispatches the events of a list, and shows its failures. */
export function useListEvents<R extends Identity>(
  host: WidgetHost,
  list: ObservableList<R>,
  selection: Signal<ReadonlyMap<string | number, R> | undefined>,
): void {
  useSignalEffect(() => {
    const detail = loadEventDetail(list);
    if (detail === undefined) return;
    host.announceReady('ready');
    host.emit('pricebook-load', detail);
  });
  useSignalEffect(() => {
    if (list.error.value === undefined) return;
    host.announceReady('error');
    notifyLoadError(host, list.error.value);
  });
  useSignalEffect(() => {
    selection.value = withReloaded(selection.peek(), list.loaded.value?.items ?? []);
  });
  useSignalEffect(() => {
    const chosen = selection.value;
    if (chosen === undefined) return;
    host.emit('pricebook-select', { records: [...chosen.values()].map(({ source }) => source) });
  });
}
