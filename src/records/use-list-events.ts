import { type ReadonlySignal, useSignalEffect } from '@preact/signals-react';
import { ApiError } from '../api/transport/errors';
import { emitError } from '../embed/emit';
import type { WidgetEvents } from '../embed/events';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';
import type { AnyRecord } from './record.types';

export interface ObservableList<R extends AnyRecord = AnyRecord> {
  readonly loaded: ReadonlySignal<
    (Omit<WidgetEvents['pricebook-load'], 'items'> & { readonly items: readonly R[] }) | undefined
  >;
  readonly error: ReadonlySignal<Error | undefined>;
}

/** Detail of `pricebook-load`; `undefined` before the first page. */
export function loadDetail({ loaded }: ObservableList): WidgetEvents['pricebook-load'] | undefined {
  if (loaded.value === undefined) return undefined;
  const { items, meta, query } = loaded.value;
  const { search, page, pageSize, filters, columns } = query;
  return { items: items.map(({ source }) => source), meta, query: { search, page, pageSize, filters, columns } };
}

/** Reports a failed read. A 403 gets no toast, because a panel in place of the rows shows it. */
export function notifyLoadError(host: WidgetHost, error: Error): void {
  if (!(error instanceof ApiError && error.status === 403)) return void notifyError(host, 'load', error);
  emitError(host, 'load', error.message, 403);
}

export function useListEvents(
  host: WidgetHost,
  list: ObservableList,
  selection: ReadonlySignal<ReadonlyMap<unknown, AnyRecord> | undefined>,
): void {
  useSignalEffect(() => {
    const detail = loadDetail(list);
    if (detail === undefined) return;
    host.settled('ready');
    host.emit('pricebook-load', detail);
  });
  useSignalEffect(() => {
    if (list.error.value === undefined) return;
    host.settled('error');
    notifyLoadError(host, list.error.value);
  });
  useSignalEffect(() => {
    const chosen = selection.value;
    if (chosen === undefined) return;
    host.emit('pricebook-select', { records: [...chosen.values()].map(({ source }) => source) });
  });
}
