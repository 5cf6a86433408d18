import { deleteProduct } from '../../api/resources/products';
import { type ListPanelsOptions, lazyPanel } from '../../records/list-panels';
import type { ProductRecord } from '../../wire/product';
import { messages } from './products.messages';

export const productPanels: ListPanelsOptions<ProductRecord> = {
  Form: lazyPanel('product form', async () => (await import('./product-form')).ProductForm),
  Upload: lazyPanel('upload panel', async () => (await import('./product-upload')).ProductUpload),
  remove: deleteProduct,
  describe: ({ MAIN_SKU }) => (
    <>
      {messages.product} <b>{MAIN_SKU}</b>
    </>
  ),
};
