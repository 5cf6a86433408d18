import { productUpload } from '../../api/resources/sheet-upload';
import type { UploadPanelProps } from '../../lists/actions/use-sheet-list';
import { valueText } from '../../upload/review/review-pair';
import type { UploadKind } from '../../upload/session/upload-session.types';
import { SheetUpload } from '../../upload/sheet-upload';
import type { ColumnContent, UploadColumn, UploadShape } from '../../upload/upload-shape';
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

function column(key: ProductKey): UploadColumn {
  const { label, kind, width } = productFields[key];
  return { key, name: label, label, content: contents[kind], width };
}

const productUploadShape: UploadShape = {
  name: 'products',
  key: { ...column('MAIN_SKU'), content: 'key', width: 168 },
  groups: [
    {
      get name() {
        return messages.fieldsOfSheet;
      },
      note: '',
      className: '',
      columns: keysOf(productFields)
        .filter((key) => key !== 'MAIN_SKU')
        .map(column),
    },
  ],
};

const productUploadKind: UploadKind = {
  shape: productUploadShape,
  calls: productUpload,
  describe: ({ existingData, newData }) => valueText(newData.DESCRIPTION) || valueText(existingData.GROUP_NAME),
  descriptionName: productFields.DESCRIPTION.label,
};

export const ProductUpload = (props: UploadPanelProps) => <SheetUpload {...props} kind={productUploadKind} />;
