import { CalendarClock, FileClock, ListRestart } from 'lucide-react';
import { useMemo, useState } from 'react';
import { downloadPrices } from '../../api/resources/prices';
import type { RecordToFind } from '../../api/resources/records';
import { ListAreaFrame } from '../../entity/list-area-frame';
import { lazyPanel } from '../../entity/list-panels';
import { type ListAreaState, useAreaControls, useEntityList } from '../../entity/use-list-area';
import { createPanels, type Panels } from '../../lists/actions/panels';
import { type SheetActions, useSheetList } from '../../lists/actions/use-sheet-list';
import { ColumnsButton, DownloadButton, FilterButton, UploadButton } from '../../lists/list-buttons';
import { NoRecords } from '../../lists/list-fallback';
import { ListGrid } from '../../lists/list-grid';
import type { List } from '../../lists/list-state';
import { withTexts } from '../../texts/text-parts';
import { IconButton } from '../../ui/controls/icon-button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { TableColumn } from '../../ui/table/table.types';
import { UploadEntry } from '../../upload/entry/lazy-upload-entry';
import type { PriceRecord } from '../../wire/price';
import type { Id } from '../../wire/values';
import { ChangePricesButton } from './bulk/change-prices-button';
import { LazyPriceEditing, usePriceEdits } from './in-place/use-price-edits';
import { priceEntity } from './price-entity';
import { productColumns } from './prices.columns';
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
  Upload: lazyPanel(
    'upload panel',
    withTexts(
      'uploads',
      withTexts('rules', async () => (await import('./price-upload')).PriceUpload),
    ),
  ),
  describe: ({ ID, MAIN_SKU }: PriceRecord) => messages.described(String(ID), MAIN_SKU),
};

export function PriceList({ methods, ...props }: PricesProps) {
  const { settings, host } = props;
  const [recordOfCard, setRecordOfCard] = useState<PriceRecord>();
  const currentProductColumns = productColumns();
  const columns = useMemo(() => withCardOpenedBySku(currentProductColumns, setRecordOfCard), [currentProductColumns]);
  const options = { ...props, entity: priceEntity, messages, columns, columnsHeading: () => messages.product };
  const entityList = useEntityList<PriceRecord>(options);
  const { list, isReadonly, mayWrite, mayUpload } = entityList;
  const [openPanels] = useState(() => createPanels(host));
  const { groups, loaded, listWithUnsaved, readNewest } = usePriceEdits(host, list, !mayWrite);
  const isEnabled = settings.priceHistory === true;
  const history = usePriceHistory({ host, panels: openPanels, isEnabled, isReadonly, readRecord: readNewest });
  const downloadedFile = { name: 'prices', read: () => downloadPrices(host.client, list.query.peek()), messages };
  const sheetListOptions = {
    ...entityList,
    read: readNewest,
    panels: openPanels,
    areaMethods: history.methods,
    file: downloadedFile,
  };
  const actions = useSheetList(sheetListOptions, methods);
  const area = useAreaControls(options, entityList, actions);
  const { rowButtons, create, selection } = area;
  // Created once, because the code that edits cells does not take another one.
  const [openForm] = useState(
    () =>
      ({ id, title }: RecordToFind) =>
        actions.openIfNoneIsOpen(() => (isOnPage(list, id) ? actions.edit(id) : actions.findAndEdit({ id, title }))),
  );
  const buttons = useMemo(() => rowButtons.toSpliced(1, 0, ...history.rowButtons), [rowButtons, history]);
  const editingAndUploadEntry = (
    <>
      {mayWrite && <LazyPriceEditing host={host} list={list} openForm={openForm} loaded={loaded} />}
      {mayUpload && <UploadEntry host={host} list={list} area="prices" actions={actions} />}
    </>
  );
  return (
    <ListAreaFrame
      area={area}
      buttons={<PriceButtons area={area} panels={openPanels} showHistory={history.showAll} />}
      offer={editingAndUploadEntry}
      panels={panels}
    >
      <ListGrid
        list={listWithUnsaved}
        columns={columns}
        groups={groups}
        actions={buttons}
        empty={<NoRecords texts={messages.empty} onCreate={create} />}
        selection={selection}
      />
      {recordOfCard && <PriceCard record={recordOfCard} actions={buttons} onClose={() => setRecordOfCard(undefined)} />}
      <PriceHistory host={host} list={list} loaded={loaded} isReadonly={!mayWrite} shownDialog={history.shownDialog} />
    </ListAreaFrame>
  );
}

interface PriceButtonsProps {
  readonly area: ListAreaState<PriceRecord, SheetActions<PriceRecord>>;
  readonly panels: Panels;
  /** `undefined` without the attribute `price-history` or its permission. */
  readonly showHistory: ReturnType<typeof usePriceHistory>['showAll'];
}

function PriceButtons({ area, panels, showHistory }: PriceButtonsProps) {
  const { host, list, actions, filter, mayUpload } = area;
  return (
    <>
      <ColumnsButton list={list} columns={productColumns()} note={messages.columnsNote} />
      <FilterButton list={list} onClick={filter.open} />
      <IconButton icon={ListRestart} label={messages.loadFilterChoices} onClick={filter.openAndFetch} />
      <DownloadButton onClick={() => void actions.download().catch(() => undefined)} />
      {mayUpload && <UploadButton onClick={() => actions.openIfNoneIsOpen(() => actions.upload())} />}
      {mayUpload && <ChangePricesButton host={host} list={list} selection={actions.selection} panels={panels} />}
      {showHistory && (
        <>
          <IconButton icon={FileClock} label={messages.uploads} onClick={() => showHistory('uploads')} />
          <IconButton icon={CalendarClock} label={messages.allChanges} onClick={() => showHistory('changes')} />
        </>
      )}
    </>
  );
}

const isOnPage = (list: List<PriceRecord>, id: Id): boolean =>
  list.loaded.peek()?.items.some(({ ID }) => String(ID) === String(id)) === true;

/** The product columns. In a narrow list, the SKU opens its row as a card. */
const withCardOpenedBySku = (columns: readonly TableColumn<PriceRecord>[], open: (record: PriceRecord) => void) =>
  columns.map((column) => (column.key === 'MAIN_SKU' ? { ...column, open } : column));
