import { useSignalEffect } from '@preact/signals-react';
import type { PriceRecord } from '../../api/price-record';
import type { WidgetHost } from '../../embed/widget';
import type { Selection } from '../../list/list-grid';
import type { List } from '../../list/list-state';
import { reportFailure } from './report-failure';

/** Tells the page what becomes of the list: loaded, failed, rows chosen. */
export function usePriceEvents(host: WidgetHost, list: List<PriceRecord>, selection: Selection<PriceRecord>): void {
  useSignalEffect(() => {
    const loaded = list.loaded.value;
    if (loaded === undefined) return;
    const { items, meta, query } = loaded;
    host.settled('ready');
    host.emit('pricebook-load', { items: items.map(({ source }) => source), meta, query });
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
