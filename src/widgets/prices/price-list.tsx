import { FileClock, ListRestart } from 'lucide-react';
import { useMemo, useState } from 'react';
import { deletePrice, downloadPrices, fetchPriceFilters, fetchPrices } from '../../api/resources/prices';
import type { RecordToFind } from '../../api/resources/records';
import { DraftOffer } from '../../entity/draft-offer';
import { ListPanels, lazyPanel } from '../../entity/list-panels';
import { createPanels } from '../../lists/actions/panels';
import { rowActions } from '../../lists/actions/record-actions';
import { useSheetList } from '../../lists/actions/use-sheet-list';
import { FilterChips } from '../../lists/filter-chips';
import { DownloadButton, FilterButton, ManageColumns, UploadButton } from '../../lists/list-buttons';
import { NoRecords } from '../../lists/list-fallback';
import { ListFrame, ListToolbar } from '../../lists/list-frame';
import { ListGrid } from '../../lists/list-grid';
import { ListPager } from '../../lists/list-pager';
import type { List } from '../../lists/list-state';
import { useFilter } from '../../lists/use-filter';
import { useList } from '../../lists/use-list';
import { IconButton } from '../../ui/controls/icon-button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { RowAction } from '../../ui/table/table.types';
import { UploadEntry } from '../../upload/entry/lazy-upload-entry';
import type { PriceRecord } from '../../wire/price';
import type { Id } from '../../wire/values';
import { ChangePrices } from './bulk/change-prices-button';
import { createUnsavedPrices, type UnsavedPrices } from './in-place/unsaved-prices';
import { usePriceEdits } from './in-place/use-price-edits';
import { priceKind } from './price-kind';
import { productColumnKeys, productColumns } from './prices.columns';
import type { PricesProps } from './prices.definition';
import { messages } from './prices.messages';
import { PriceHistory, usePriceHistory } from './use-price-history';

const PriceCard = lazyDialog(
  'price card',
  async () => (await import('./price-card')).PriceCard,
  ({ onClose }) => onClose,
);

const panels = {
  Form: lazyPanel('price form', async () => (await import('./price-form')).PriceForm),
  Upload: lazyPanel('upload panel', async () => (await import('./price-upload')).PriceUpload),
  describe: ({ ID, MAIN_SKU }: PriceRecord) => (
    <>
      {messages.price} <b>{ID}</b> {messages.of} <b>{MAIN_SKU}</b>
    </>
  ),
};

export function PriceList({ settings, live, host, methods }: PricesProps) {
  const { client } = host;
  const isReadonly = settings.readonly === true;
  const list = useList<PriceRecord>({
    name: 'prices',
    title: messages.title,
    columnKeys: productColumnKeys,
    columnsHeading: messages.product,
    live,
    keyOf: ({ ID }) => ID,
    fetchPage: (query) => fetchPrices(client, query),
  });
  const [openPanels] = useState(() => createPanels(host));
  const [unsaved] = useState(() => createUnsavedPrices(list, client.apiBase));
  const [read] = useState(() => findOnPage(list, unsaved));
  const history = usePriceHistory({
    host,
    panels: openPanels,
    isEnabled: settings.priceHistory === true,
    isReadonly,
    read,
  });
  const actions = useSheetList(
    {
      host,
      list,
      kind: priceKind,
      isReadonly,
      read,
      panels: openPanels,
      areaMethods: history.methods,
      file: { name: 'prices', read: () => downloadPrices(client, list.query.peek()), messages },
    },
    methods,
  );
  const filter = useFilter(list, { host, title: messages.filterTitle, fetchChoices: fetchPriceFilters });
  const [openForm] = useState(
    () =>
      ({ id, title }: RecordToFind) =>
        actions.openByClick(() => (isOnPage(list, id) ? actions.edit(id) : actions.findAndEdit({ id, title }))),
  );
  const edits = usePriceEdits({ host, list, unsaved, isReadonly, openForm });
  const rowButtons = useMemo(() => {
    if (isReadonly) return history.rowButtons;
    const [edit, remove] = rowActions(actions, priceKind, messages);
    return [edit, ...history.rowButtons, remove];
  }, [isReadonly, actions, history]);
  const card = usePriceCard(rowButtons);

  const create = isReadonly ? undefined : () => actions.openByClick(actions.create);
  return (
    <ListFrame title={messages.title}>
      <ListToolbar list={list} searchHint={messages.searchHint} onCreate={create}>
        <ManageColumns list={list} columns={productColumns} note={messages.columnsNote} />
        <FilterButton list={list} onClick={filter.open} />
        <IconButton icon={ListRestart} label={messages.loadFilterChoices} onClick={filter.openAndFetch} />
        <DownloadButton onClick={() => void actions.download().catch(() => undefined)} />
        {!isReadonly && <UploadButton onClick={() => actions.openByClick(() => actions.upload())} />}
        {!isReadonly && <ChangePrices host={host} list={list} selection={actions.selection} panels={openPanels} />}
        {history.showUploads && <IconButton icon={FileClock} label={messages.uploads} onClick={history.showUploads} />}
      </ListToolbar>
      {!isReadonly && <DraftOffer host={host} entity={priceKind} actions={actions} />}
      {edits.offer}
      {!isReadonly && <UploadEntry host={host} list={list} area="prices" actions={actions} />}
      <FilterChips list={list} />
      <ListGrid
        list={unsaved.listWithUnsaved}
        columns={card.columns}
        groups={edits.groups}
        actions={rowButtons}
        empty={<NoRecords texts={messages.empty} onCreate={create} />}
        selection={settings.selectable === true ? actions.selection : undefined}
      />
      <ListPager list={list} />
      {filter.dialog}
      {edits.dialog}
      {card.dialog}
      <ListPanels
        host={host}
        entity={{ ...priceKind, remove: deletePrice }}
        list={list}
        actions={actions}
        panels={panels}
      />
      <PriceHistory host={host} list={list} isReadonly={isReadonly} openDialog={history.openDialog} />
    </ListFrame>
  );
}

const isOnPage = (list: List<PriceRecord>, id: Id): boolean =>
  list.loaded.peek()?.items.some(({ ID }) => String(ID) === String(id)) === true;

/** Finds a record on the current page. Its records have all fields. */
const findOnPage = (list: List<PriceRecord>, unsaved: UnsavedPrices) => async (id: string) => {
  await unsaved.settled(id);
  if (list.loaded.peek() === undefined) await list.reload();
  const row = list.loaded.peek()?.items.find(({ ID }) => String(ID) === id);
  return row && unsaved.newest(row);
};

/** Returns the product columns and the open card. In a narrow list, the SKU opens its row as a card. */
function usePriceCard(actions: readonly RowAction<PriceRecord>[]) {
  const [record, setRecord] = useState<PriceRecord>();
  const [columns] = useState(() =>
    productColumns.map((column) => (column.key === 'MAIN_SKU' ? { ...column, open: setRecord } : column)),
  );
  const dialog = record && <PriceCard record={record} actions={actions} onClose={() => setRecord(undefined)} />;
  return { columns, dialog };
}
