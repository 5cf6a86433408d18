import { useMemo } from 'react';
import {
  deleteProduct,
  downloadProducts,
  fetchProductFilters,
  fetchProducts,
  readProduct,
} from '../../api/resources/products';
import { DraftOffer } from '../../entity/draft-offer';
import { ListPanels, lazyPanel } from '../../entity/list-panels';
import { rowActions } from '../../lists/actions/record-actions';
import { useSheetList } from '../../lists/actions/use-sheet-list';
import { FilterChips } from '../../lists/filter-chips';
import { DownloadButton, FilterButton, ManageColumns, UploadButton } from '../../lists/list-buttons';
import { NoRecords } from '../../lists/list-fallback';
import { ListFrame, ListToolbar } from '../../lists/list-frame';
import { ListGrid } from '../../lists/list-grid';
import { ListPager } from '../../lists/list-pager';
import { useFilter } from '../../lists/use-filter';
import { useList } from '../../lists/use-list';
import { UploadEntry } from '../../upload/entry/lazy-upload-entry';
import type { ProductRecord } from '../../wire/product';
import { PicturePreviews } from './picture-previews';
import { productKind } from './product-kind';
import { productColumnKeys, productColumns } from './products.columns';
import type { ProductsProps } from './products.definition';
import { messages } from './products.messages';

const panels = {
  Form: lazyPanel('product form', async () => (await import('./product-form')).ProductForm),
  Upload: lazyPanel('upload panel', async () => (await import('./product-upload')).ProductUpload),
  remove: deleteProduct,
  describe: ({ MAIN_SKU }: ProductRecord) => (
    <>
      {messages.product} <b>{MAIN_SKU}</b>
    </>
  ),
};

export function ProductList({ settings, live, host, methods }: ProductsProps) {
  const { client } = host;
  const isReadonly = settings.readonly === true;
  const list = useList<ProductRecord>({
    name: 'products',
    title: messages.title,
    columnKeys: productColumnKeys,
    live,
    keyOf: ({ ID }) => ID,
    fetchPage: (query) => fetchProducts(client, query),
  });
  const actions = useSheetList(
    {
      host,
      list,
      kind: productKind,
      isReadonly,
      // The list has only the visible columns, the form needs all.
      read: (id) => readProduct(client, list.query.peek(), id),
      file: { name: 'products', read: () => downloadProducts(client, list.query.peek()), messages },
    },
    methods,
  );
  const filter = useFilter(list, { host, title: messages.filterTitle, fetchChoices: fetchProductFilters });
  const columns = useMemo(() => productColumns(client.apiBase), [client]);
  const rowButtons = useMemo(
    () => (isReadonly ? [] : rowActions(actions, productKind, messages)),
    [isReadonly, actions],
  );

  const create = isReadonly ? undefined : () => actions.openByClick(actions.create);
  return (
    <ListFrame title={messages.title}>
      <ListToolbar list={list} searchHint={messages.searchHint} onCreate={create}>
        <ManageColumns list={list} columns={columns} />
        <FilterButton onClick={filter.open} />
        <DownloadButton onClick={() => void actions.download().catch(() => undefined)} />
        {!isReadonly && <UploadButton onClick={() => actions.openByClick(() => actions.upload())} />}
      </ListToolbar>
      {!isReadonly && <DraftOffer host={host} kind={productKind} actions={actions} />}
      {!isReadonly && <UploadEntry host={host} list={list} area="products" actions={actions} />}
      <FilterChips list={list} />
      <PicturePreviews>
        <ListGrid
          list={list}
          columns={columns}
          actions={rowButtons}
          empty={<NoRecords texts={messages.empty} onCreate={create} />}
          selection={settings.selectable === true ? actions.selection : undefined}
        />
      </PicturePreviews>
      <ListPager list={list} />
      {filter.dialog}
      <ListPanels host={host} list={list} actions={actions} panels={panels} />
    </ListFrame>
  );
}
