import { useMemo } from 'react';
import { products } from '../../api/resources/products';
import { ListAreaButtons, ListAreaFrame, ListAreaGrid } from '../../entity/list-area-frame';
import { lazyPanel } from '../../entity/list-panels';
import { useSheetArea } from '../../entity/use-sheet-area';
import { DownloadButton, UploadButton } from '../../lists/list-buttons';
import { withTexts } from '../../texts/text-parts';
import { UploadEntry } from '../../upload/entry/lazy-upload-entry';
import type { ProductRecord } from '../../wire/product';
import { PicturePreviews } from './picture-previews';
import { productColumns, withPictures } from './products.columns';
import type { ProductsProps } from './products.definition';
import { messages } from './products.messages';

const panels = {
  Form: lazyPanel('product form', async () => (await import('./product-form')).ProductForm),
  Upload: lazyPanel(
    'upload panel',
    withTexts('uploads', async () => (await import('./product-upload')).ProductUpload),
  ),
  describe: ({ MAIN_SKU }: ProductRecord) => messages.described(MAIN_SKU),
};

export function ProductList(props: ProductsProps) {
  const { client } = props.host;
  const fields = productColumns();
  const columns = useMemo(() => withPictures(fields, client.apiBase), [fields, client]);
  const area = useSheetArea({ ...props, entity: products, messages, columns });
  const { host, list, actions, mayUpload } = area;
  const buttons = (
    <>
      <ListAreaButtons area={area} />
      <DownloadButton onClick={() => void actions.download().catch(() => undefined)} />
      {mayUpload && <UploadButton onClick={() => actions.openIfNoneIsOpen(() => actions.upload())} />}
    </>
  );
  const offer = mayUpload && <UploadEntry host={host} list={list} area="products" actions={actions} />;
  return (
    <ListAreaFrame area={area} buttons={buttons} offer={offer} panels={panels}>
      <PicturePreviews>
        <ListAreaGrid area={area} />
      </PicturePreviews>
    </ListAreaFrame>
  );
}
