import { createElement, type ReactNode, useCallback } from 'react';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { loadElement, tagOf } from './load-element';

interface ProfileInPlaceProps {
  readonly apiBase: string;
  readonly onClose: () => void;
}

/** The profile's element, which has its own dialog; when its code fails to load, a dialog shows the error. */
export const ProfileInPlace = lazyDialog<ProfileInPlaceProps>(
  'profile',
  async () => {
    await loadElement('profile');
    return OpenProfile;
  },
  ({ onClose }) => onClose,
);

function OpenProfile({ apiBase, onClose }: ProfileInPlaceProps): ReactNode {
  const open = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // SAFETY: the profile's definition has this method; only its tag is known here.
      const { show } = element as HTMLElement & { show(): Promise<unknown> };
      show.call(element).then(onClose, onClose);
    },
    [onClose],
  );
  return createElement(tagOf('profile'), { className: 'pricebook-within', 'api-base': apiBase, ref: open });
}
