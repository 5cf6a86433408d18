import { lazyPart } from '../ui/feedback/lazy-part';
import type { UploadEntryProps } from './upload-entry';

/** Loaded after the list. Without it the upload still opens by its button. */
export const UploadEntry = lazyPart<UploadEntryProps>(
  'upload entry',
  async () => (await import('./upload-entry')).UploadEntry,
  { failed: () => null },
);
