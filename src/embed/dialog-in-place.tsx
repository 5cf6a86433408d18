import { createElement, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../ui/dialog';
import { lazyPart } from '../ui/lazy-part';
import { uiOverlayStyles } from '../ui/overlay-styles';
import { uiStyles } from '../ui/styles';
import { loadElement, tagOf } from './load-element';
import type { DialogDestination } from './navigate';
import { adoptStyles } from './sheets';

/** Another area's element, made by its tag name. */
const elementPart = (area: DialogDestination) =>
  lazyPart<{ readonly apiBase: string }>(area, async () => {
    await loadElement(area);
    return ({ apiBase }) => createElement(tagOf(area), { 'api-base': apiBase });
  });

const dialogs = {
  login: { title: 'Sign in', Part: elementPart('login') },
  profile: { title: 'Settings', Part: elementPart('profile') },
} as const;

const slotName = 'pricebook-dialog';

interface DialogInPlaceProps {
  /** Host element of the widget that asked. */
  readonly target: HTMLElement;
  readonly area: DialogDestination;
  readonly apiBase: string;
  readonly onClose: () => void;
}

/**
 * Where the page has no other way to an area: its element in a dialog. It stands in the light DOM of the host, in a slot,
 * because password managers look for sign-in forms there.
 */
export function DialogInPlace({ target, area, apiBase, onClose }: DialogInPlaceProps): ReactNode {
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const made = document.createElement('div');
    made.className = 'pricebook';
    made.slot = slotName;
    target.append(made);
    adoptStyles(made, [...uiStyles, ...uiOverlayStyles]);
    setPlace(made);
    return () => made.remove();
  }, [target]);
  useEffect(() => {
    // The dialog has opened before what it is for was there to take the focus.
    const begin = ({ target: element }: Event) => element instanceof HTMLElement && element.focus();
    place?.addEventListener('pricebook-ready', begin);
    place?.addEventListener('pricebook-signin', onClose);
    return () => {
      place?.removeEventListener('pricebook-ready', begin);
      place?.removeEventListener('pricebook-signin', onClose);
    };
  }, [place, onClose]);

  const { title, Part } = dialogs[area];
  return (
    <>
      <slot name={slotName} />
      {place &&
        createPortal(
          <Dialog title={title} onClose={onClose}>
            <Part apiBase={apiBase} />
          </Dialog>,
          place,
        )}
    </>
  );
}
