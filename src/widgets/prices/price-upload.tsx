import { priceUpload } from '../../api/price-upload';
import { type SheetUploadProps, useSheetUpload } from '../../embed/sheet-upload/use-sheet-upload';
import { valueText } from '../../upload/review/review-pair';
import { type SheetKind, SheetUploadDialog } from '../../upload/sheet-upload';
import { priceUploadShape } from './price-upload-shape';

const priceSheet: SheetKind = {
  shape: priceUploadShape,
  describe: ({ existingData, newData }) => valueText(newData.GROUP_NAME) || valueText(existingData.GROUP_NAME),
};

/** The upload of a price sheet. */
export function PriceUpload(props: SheetUploadProps) {
  return <SheetUploadDialog sheet={priceSheet} {...useSheetUpload(props, priceUploadShape.name, priceUpload)} />;
}
