import { useMemo } from 'react';
import { products } from '../../api/resources/products';
import { ListAreaFrame } from '../../entity/list-area-frame';
import { lazyPanel } from '../../entity/list-panels';
import { useSheetArea } from '../../entity/use-sheet-area';
import { DownloadButton, FilterButton, ManageColumns, UploadButton } from '../../lists/list-buttons';
import { NoRecords } from '../../lists/list-fallback';
import { ListGrid } from '../../lists/list-grid';
import { UploadEntry } from '../../upload/entry/lazy-upload-entry';
import type { ProductRecord } from '../../wire/product';
import { PicturePreviews } from './picture-previews';
import { productColumns } from './products.columns';
import type { ProductsProps } from './products.definition';
import { messages } from './products.messages';

const panels = {
  Form: lazyPanel('product form', async () => (await import('./product-form')).ProductForm),
  Upload: lazyPanel('upload panel', async () => (await import('./product-upload')).ProductUpload),
  describe: ({ MAIN_SKU }: ProductRecord) => (
    <>
      {messages.product} <b>{MAIN_SKU}</b>
    </>
  ),
};

export function ProductList(props: ProductsProps) {
  const area = useSheetArea({ ...props, entity: products, messages });
  const { host, list, actions, filter, isReadonly, rowButtons, create, selection } = area;
  const columns = useMemo(() => productColumns(host.client.apiBase), [host]);
  const buttons = (
    <>
      <ManageColumns list={list} columns={columns} />
      <FilterButton onClick={filter.open} />
      <DownloadButton onClick={() => void actions.download().catch(() => undefined)} />
      {!isReadonly && <UploadButton onClick={() => actions.openByClick(() => actions.upload())} />}
    </>
  );
  const offer = <UploadEntry host={host} list={list} area="products" actions={actions} />;
  return (
    <ListAreaFrame area={area} buttons={buttons} offer={offer} panels={panels}>
      <PicturePreviews>
        <ListGrid
          list={list}
          columns={columns}
          actions={rowButtons}
          empty={<NoRecords texts={messages.empty} onCreate={create} />}
          selection={selection}
        />
      </PicturePreviews>
    </ListAreaFrame>
  );
}
