import { productLabels } from '../entity/product-labels.messages';
import { type ProductKey, productFields } from '../wire/product';
import type { ColumnContent, UploadColumn } from './upload-shape';

/** A column with a field of the product, named in the language of the page. */
export function productColumn(key: ProductKey, content: ColumnContent, width = productFields[key].width): UploadColumn {
  return {
    key,
    get name() {
      return productLabels[key];
    },
    get label() {
      return productLabels[key];
    },
    alias: productFields[key].label,
    content,
    width,
  };
}

export const keyColumn = productColumn('MAIN_SKU', 'key', 168);
