import { createElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Dialog } from '../ui/dialog';
import { LoadFailure } from '../ui/lazy-part';
import { type ChunkError, loadChunk } from '../ui/load-chunk';
import { loadElement, tagOf } from './load-element';

interface ProfileInPlaceProps {
  readonly apiBase: string;
  readonly onClose: () => void;
}

let failures = 0;

/** The profile's element, which brings a dialog of its own; where its code does not come, a dialog says so. */
export function ProfileInPlace({ apiBase, onClose }: ProfileInPlaceProps): ReactNode {
  const [loading, setLoading] = useState<'waiting' | 'there' | ChunkError>('waiting');
  useEffect(() => {
    if (loading !== 'waiting') return;
    loadChunk('profile', () => loadElement('profile'), failures).then(
      () => setLoading('there'),
      (error: ChunkError) => {
        failures += 1;
        setLoading(error);
      },
    );
  }, [loading]);
  const open = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // SAFETY: the profile's definition names this method; here it is only known by its tag.
      const { show } = element as HTMLElement & { show(): Promise<unknown> };
      show.call(element).then(onClose, onClose);
    },
    [onClose],
  );
  if (loading === 'waiting') return null;
  if (loading === 'there')
    return createElement(tagOf('profile'), { className: 'pricebook-within', 'api-base': apiBase, ref: open });
  return (
    <Dialog title="Settings" onClose={onClose}>
      <LoadFailure message={loading.message} retry={() => setLoading('waiting')} />
    </Dialog>
  );
}
