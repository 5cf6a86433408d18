import { useSignalEffect } from '@preact/signals-react';
import type { PriceRecord } from '../../api/price-record';
import type { WidgetEvents } from '../../embed/events';
import type { WidgetHost } from '../../embed/widget';
import type { Selection } from '../../list/list-grid';
import type { List } from '../../list/list-state';
import { reportFailure } from '../../embed/report-failure';

/** What the page is told of the rows in view; `undefined` before the first ones. */
export function loadDetail(list: List<PriceRecord>): WidgetEvents['pricebook-load'] | undefined {
  const loaded = list.loaded.value;
  return loaded && { items: loaded.items.map(({ source }) => source), meta: loaded.meta, query: loaded.query };
}

/** Tells the page what becomes of the list: loaded, failed, rows chosen. */
export function usePriceEvents(host: WidgetHost, list: List<PriceRecord>, selection: Selection<PriceRecord>): void {
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
