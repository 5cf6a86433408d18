import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { UploadEntryProps } from './upload-entry';

const LoadedEntry = lazyPart<UploadEntryProps>(
  'upload entry',
  async () => (await import('./upload-entry')).UploadEntry,
  // The upload still opens by its button.
  { failed: () => null },
);

interface LazyUploadEntryProps extends UploadEntryProps {
  readonly list: { readonly loaded: ReadonlySignal<unknown> };
}

/** Its code is requested after the first rows. */
export function UploadEntry({ list, ...props }: LazyUploadEntryProps) {
  useSignals();
  return list.loaded.value !== undefined && <LoadedEntry {...props} />;
}
