import { productUpload } from '../../api/resources/sheet-upload';
import { productLabels } from '../../entity/product-labels.messages';
import type { UploadPanelProps } from '../../lists/actions/use-sheet-list';
import { keyColumn, productColumn } from '../../upload/product-column';
import { valueText } from '../../upload/review/review-pair';
import type { UploadKind } from '../../upload/session/upload-session.types';
import { SheetUpload } from '../../upload/sheet-upload';
import type { ColumnContent, UploadShape } from '../../upload/upload-shape';
import { keysOf } from '../../wire/field';
import { type ProductKey, productFields } from '../../wire/product';
import { messages } from './products.messages';

const contents = {
  text: 'text',
  list: 'list',
  companies: 'list',
  number: 'number',
  'yes-no': 'yes-no',
  status: 'status',
  address: 'address',
} as const satisfies Record<(typeof productFields)[ProductKey]['kind'], ColumnContent>;

const productUploadShape: UploadShape = {
  name: 'products',
  keyColumn,
  groups: [
    {
      get name() {
        return messages.fieldsOfSheet;
      },
      note: '',
      className: '',
      columns: keysOf(productFields)
        .filter((key) => key !== 'MAIN_SKU')
        .map((key) => productColumn(key, contents[productFields[key].kind])),
    },
  ],
};

const productUploadKind: UploadKind = {
  shape: productUploadShape,
  calls: productUpload,
  /** A product without a description is described by its group. */
  describe: ({ existingData, newData }) => valueText(newData.DESCRIPTION) || valueText(existingData.GROUP_NAME),
  descriptionName: () => productLabels.DESCRIPTION,
};

export const ProductUpload = (props: UploadPanelProps) => <SheetUpload {...props} kind={productUploadKind} />;
