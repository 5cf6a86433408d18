import { productUpload } from '../../api/product-upload';
import { type SheetUploadProps, useSheetUpload } from '../../embed/sheet-upload/use-sheet-upload';
import { valueText } from '../../upload/review/review-pair';
import { type SheetKind, SheetUploadDialog } from '../../upload/sheet-upload';
import { productUploadShape } from './product-upload-shape';

const productSheet: SheetKind = {
  shape: productUploadShape,
  describe: ({ existingData, newData }) => valueText(newData.DESCRIPTION) || valueText(existingData.GROUP_NAME),
};

/** The upload of a product sheet. */
export function ProductUpload(props: SheetUploadProps) {
  return <SheetUploadDialog sheet={productSheet} {...useSheetUpload(props, productUploadShape.name, productUpload)} />;
}
