import { priceUpload } from '../../api/price-upload';
import { valueText } from '../../upload/review/review-pair';
import { SheetUploadDialog, type SheetUploadProps, type UploadKind } from '../../upload/sheet-upload';
import { priceUploadShape } from './price-upload-shape';

const priceSheets: UploadKind = {
  shape: priceUploadShape,
  calls: priceUpload,
  describe: ({ existingData, newData }) => valueText(newData.GROUP_NAME) || valueText(existingData.GROUP_NAME),
};

/** The upload of a price sheet. */
export function PriceUpload(props: SheetUploadProps) {
  return <SheetUploadDialog kind={priceSheets} {...props} />;
}
