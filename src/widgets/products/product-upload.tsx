import { productUpload } from '../../api/product-upload';
import { valueText } from '../../upload/review/review-pair';
import { SheetUploadDialog, type SheetUploadProps, type UploadKind } from '../../upload/sheet-upload';
import { productUploadShape } from './product-upload-shape';

const productSheets: UploadKind = {
  shape: productUploadShape,
  calls: productUpload,
  describe: ({ existingData, newData }) => valueText(newData.DESCRIPTION) || valueText(existingData.GROUP_NAME),
};

/** The upload of a product sheet. */
export function ProductUpload(props: SheetUploadProps) {
  return <SheetUploadDialog kind={productSheets} {...props} />;
}
