import { signal } from '@preact/signals-react';
import { useMemo, useState } from 'react';
import type { PriceRecord } from '../../api/price-record';
import { downloadPrices, fetchPriceFilters, fetchPrices } from '../../api/prices';
import { KeptDraftOffer } from '../../embed/records/kept-draft-offer';
import { useSheetList } from '../../embed/records/use-sheet-list';
import { reportFailure } from '../../embed/report-failure';
import { FilterChips } from '../../list/filter-chips';
import { ListFrame } from '../../list/list-frame';
import { ListGrid, type Selection } from '../../list/list-grid';
import { ListPager } from '../../list/list-pager';
import { ListToolbar } from '../../list/list-toolbar';
import { ManageColumns } from '../../list/manage-columns';
import { useFilter } from '../../list/use-filter';
import { useList } from '../../list/use-list';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Download, Inbox, ListFilter, ListRestart, Plus, Upload } from '../../ui/icons';
import { StatePanel } from '../../ui/state-panel';
import { priceKind } from './price-kind';
import { PricePanels } from './price-panels';
import { priceGroups, productColumnKeys, productColumns, rowActions } from './prices.columns';
import type { PricesProps } from './prices.definition';
import { messages } from './prices.messages';

/** The price list of a signed-in user. */
export function PriceList({ settings, live, host, methods }: PricesProps) {
  const { client } = host;
  const isReadonly = settings.readonly === true;
  const list = useList<PriceRecord>({
    name: 'prices',
    title: messages.title,
    columnKeys: productColumnKeys,
    live,
    keyOf: ({ ID }) => ID,
    fetchPage: (query) => fetchPrices(client, query),
  });
  const [selection] = useState<Selection<PriceRecord>>(() => signal(undefined));
  const actions = useSheetList(
    {
      host,
      list,
      kind: priceKind,
      selection,
      isReadonly,
      // Prices come whole with the page: nothing is read again.
      async read(id) {
        if (list.loaded.peek() === undefined) await list.reload();
        return list.loaded.peek()?.items.find(({ ID }) => String(ID) === id);
      },
      file: { name: 'prices', read: () => downloadPrices(client, list.query.peek()), messages },
    },
    methods,
  );
  const filter = useFilter(list, {
    title: messages.filterTitle,
    fetchChoices: () => fetchPriceFilters(client),
    onFailed: (cause) =>
      reportFailure(host, 'filters', cause, { title: messages.filtersFailedTitle, message: messages.filtersFailed }),
  });
  const ofRow = useMemo(() => (isReadonly ? [] : rowActions(actions)), [isReadonly, actions]);

  const createNew = (variant: 'primary' | 'outline') =>
    !isReadonly && (
      <Button variant={variant} icon={Plus} onClick={() => actions.click(actions.create)}>
        {messages.createNew}
      </Button>
    );
  return (
    <ListFrame title={messages.title}>
      <ListToolbar list={list} searchHint={messages.searchHint} primary={createNew('primary')}>
        <ManageColumns list={list} columns={productColumns} note={messages.columnsNote} />
        <IconButton icon={ListFilter} label={messages.filter} onClick={filter.open} />
        <IconButton icon={ListRestart} label={messages.loadFilterChoices} onClick={filter.loadAnew} />
        <IconButton
          icon={Download}
          label={messages.download}
          onClick={() => void actions.download().catch(() => undefined)}
        />
        {!isReadonly && (
          <IconButton icon={Upload} label={messages.upload} onClick={() => actions.click(() => actions.upload())} />
        )}
      </ListToolbar>
      {!isReadonly && <KeptDraftOffer host={host} kind={priceKind} actions={actions} />}
      <FilterChips list={list} />
      <ListGrid
        list={list}
        columns={productColumns}
        groups={priceGroups}
        actions={ofRow}
        empty={
          <StatePanel icon={Inbox} title={messages.empty.title} actions={createNew('outline') || undefined}>
            {isReadonly ? messages.empty.readonlyText : messages.empty.text}
          </StatePanel>
        }
        selection={settings.selectable === true ? selection : undefined}
      />
      <ListPager list={list} />
      {filter.dialog}
      <PricePanels host={host} list={list} actions={actions} />
    </ListFrame>
  );
}
