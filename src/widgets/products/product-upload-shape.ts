import { productFields } from '../../api/product-fields';
import { type ProductKey, productLabels } from '../../api/product-record';
import type { ColumnContent, UploadColumn, UploadShape } from '../../upload/upload-shape';
import { messages } from './products.messages';

function column(key: ProductKey, width: number, content: ColumnContent = 'text'): UploadColumn {
  return { key, name: productLabels[key], label: productLabels[key], content, width };
}

/** What a product sheet looks like: the SKU and the fields of a product. */
export const productUploadShape: UploadShape = {
  name: 'products',
  key: column('MAIN_SKU', 168, 'key'),
  groups: [
    {
      name: messages.fieldsOfSheet,
      note: '',
      className: 'pricebook-product-sheet',
      columns: [
        column('GROUP_NAME', 172),
        ...productFields.map(({ key, width, content }) => column(key, width, content)),
        column('IMAGE_URL', 220, 'address'),
      ],
    },
  ],
};
