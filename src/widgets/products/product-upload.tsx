import { productUpload } from '../../api/resources/sheet-upload';
import { valueText } from '../../upload/review/review-pair';
import type { SheetKind } from '../../upload/session/upload-session';
import { SheetUpload, type SheetUploadProps } from '../../upload/sheet-upload';
import { productUploadShape } from './product-upload-shape';

const productSheet: SheetKind = {
  shape: productUploadShape,
  calls: productUpload,
  describe: ({ existingData, newData }) => valueText(newData.DESCRIPTION) || valueText(existingData.GROUP_NAME),
};

export const ProductUpload = (props: SheetUploadProps) => <SheetUpload {...props} sheet={productSheet} />;
