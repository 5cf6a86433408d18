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
        column('LOOKUP_SKU', 136),
        column('DESCRIPTION', 220),
        column('UNIT', 76),
        column('UNIT_SIZE', 92, 'number'),
        column('STANDARD_ROLL_LENGTH', 152, 'number'),
        column('CROWNED_STRIP_LENGTH', 152, 'number'),
        column('WEIGHT_PER_UNIT', 124, 'number'),
        column('ORDER_QUANTITY', 124),
        column('LEAD_TIME', 116),
        column('APPLICATION_GROUP', 168, 'list'),
        column('SUB_GROUP', 136),
        column('LOGO_CHANGEABLE', 132, 'yes-no'),
        column('PRIME_LOGO_NAMES', 152, 'list'),
        column('EXCLUSIVE', 92, 'yes-no'),
        column('EXCLUSIVE_FOR_COMPANY', 172, 'list'),
        column('STATUS', 108, 'status'),
        column('IMAGE_URL', 220, 'address'),
      ],
    },
  ],
};
