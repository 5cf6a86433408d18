import { type ReadonlySignal, useSignalEffect } from '@preact/signals-react';
import type { WidgetEvents } from '../events';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';
import type { AnyRecord } from './record.types';

/** A list, as far as its page is told of it. */
export interface EventfulList {
  readonly loaded: ReadonlySignal<
    (Omit<WidgetEvents['pricebook-load'], 'items'> & { readonly items: readonly AnyRecord[] }) | undefined
  >;
  readonly error: ReadonlySignal<Error | undefined>;
}

/** What the page is told of the rows in view; `undefined` before the first ones. */
export function loadDetail({ loaded }: EventfulList): WidgetEvents['pricebook-load'] | undefined {
  if (loaded.value === undefined) return undefined;
  const { items, meta, query } = loaded.value;
  const { search, page, pageSize, filters, columns } = query;
  return { items: items.map(({ source }) => source), meta, query: { search, page, pageSize, filters, columns } };
}

/** Tells the page what becomes of a list: loaded, failed, rows chosen. */
export function useListEvents(
  host: WidgetHost,
  list: EventfulList,
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
    reportFailure(host, 'load', list.error.value);
  });
  useSignalEffect(() => {
    const chosen = selection.value;
    if (chosen === undefined) return;
    host.emit('pricebook-select', { records: [...chosen.values()].map(({ source }) => source) });
  });
}
