import type { UploadPanelProps } from '../../lists/actions/use-sheet-list';
import { withTexts } from '../../texts/text-parts';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { UploadKind } from '../../upload/session/upload-session.types';
import { SheetUpload } from '../../upload/sheet-upload';
import { priceUploadKind } from './price-upload-kind';

const ChangeArticlePrices = lazyDialog(
  'price changes',
  withTexts('rules', async () => (await import('./bulk/change-prices')).ChangeArticlePrices),
  ({ onDone }) => onDone,
);

const kind: UploadKind = { ...priceUploadKind, ChangeArticlePrices };

export const PriceUpload = (props: UploadPanelProps) => <SheetUpload {...props} kind={kind} />;
