import { AfterFirstRows, type AfterFirstRowsProps } from '../../lists/after-first-rows';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { UploadEntryProps } from './upload-entry';

const LoadedEntry = lazyPart<UploadEntryProps>(
  'upload entry',
  async () => (await import('./upload-entry')).UploadEntry,
  // The upload still opens by its button.
  { failed: () => null },
);

/** Loads its code after the first rows are shown. */
export function UploadEntry({ list, ...props }: UploadEntryProps & Pick<AfterFirstRowsProps, 'list'>) {
  return (
    <AfterFirstRows list={list}>
      <LoadedEntry {...props} />
    </AfterFirstRows>
  );
}
