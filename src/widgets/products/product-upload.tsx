import { productUpload } from '../../api/resources/sheet-upload';
import type { UploadPanelProps } from '../../records/use-sheet-list';
import { valueText } from '../../upload/review/review-pair';
import type { SheetKind } from '../../upload/session/upload-session';
import { SheetUpload } from '../../upload/sheet-upload';
import { productUploadShape } from './product-upload-shape';

const productSheet: SheetKind = {
  shape: productUploadShape,
  calls: productUpload,
  describe: ({ existingData, newData }) => valueText(newData.DESCRIPTION) || valueText(existingData.GROUP_NAME),
};

export const ProductUpload = (props: UploadPanelProps) => <SheetUpload {...props} sheet={productSheet} />;
