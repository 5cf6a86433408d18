import { createElement, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sessionOf } from '../../api/session/session';
import { errorMessages } from '../../api/transport/errors.messages';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Dialog } from '../../ui/overlays/dialog';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { uiStyles } from '../../ui/styles';
import { useKeptEffect } from '../../ui/use-kept-effect';
import { adoptStyles } from '../adopt-styles';
import { dialogSlot, placeChild } from '../element-root';
import { tagOf } from '../tag';
import { loadElement } from './load-element';
import { type DialogInPlaceKind, signInAgain } from './navigate';
import { pageMessages } from './page.messages';
import { currentLanguageTag, directionOf } from './page-language';

const loginPart = (attributes?: Readonly<Record<string, string>>) =>
  lazyPart<{ readonly apiBase: string }>('login', async () => {
    await loadElement('login');
    return ({ apiBase }) =>
      createElement(tagOf('login'), { className: 'pricebook-within', 'api-base': apiBase, ...attributes });
  });

const signIn = { title: () => pageMessages.signIn, Part: loginPart() } as const;

const loginDialogs = {
  login: signIn,
  expired: signIn,
  forgot: { title: () => pageMessages.forgotPassword, Part: loginPart({ view: 'forgot' }) },
} as const;

interface ProfileProps {
  readonly apiBase: string;
  readonly onClose: () => void;
}

/** The profile's element, which has its own dialog; when its code fails to load, a dialog shows the error. */
const ProfileInPlace = lazyDialog<ProfileProps>(
  'profile',
  async () => {
    await loadElement('profile');
    return OpenProfile;
  },
  ({ onClose }) => onClose,
);

function OpenProfile({ apiBase, onClose }: ProfileProps): ReactNode {
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

interface DialogInPlaceProps extends ProfileProps {
  readonly target: HTMLElement;
  readonly area: DialogInPlaceKind;
  readonly openDialog: (area: DialogInPlaceKind) => void;
}

/** Shows an area's element in a dialog, in light DOM because password managers look for sign-in forms there. */
export function DialogInPlace({ target, area, apiBase, onClose, openDialog }: DialogInPlaceProps): ReactNode {
  const [container, setContainer] = useState<HTMLElement>();
  const placed = useRef<HTMLElement>(undefined);
  useKeptEffect(() => () => placed.current?.remove(), []);
  useLayoutEffect(() => {
    // It stays where React hides the widget, so that what was typed is there again.
    if (placed.current) return;
    const div = document.createElement('div');
    placed.current = div;
    div.className = 'pricebook';
    div.slot = dialogSlot;
    div.lang = currentLanguageTag();
    div.dir = directionOf(div.lang, target) ?? '';
    placeChild(target, div);
    adoptStyles(div, uiStyles);
    setContainer(div);
  }, [target]);
  useEffect(() => {
    // The element was not loaded when the dialog opened, so it gets the focus now.
    const focusElement = ({ target: element }: Event) => element instanceof HTMLElement && element.focus();
    container?.addEventListener('pricebook-ready', focusElement);
    return () => container?.removeEventListener('pricebook-ready', focusElement);
  }, [container]);
  useEffect(() => {
    // The profile is removed with the session, so this widget asks the page and opens the sign-in.
    const handleExpiry = (event: HTMLElementEventMap['pricebook-navigate']) => {
      if (area !== 'profile' || event.detail.to !== 'login') return;
      event.preventDefault();
      event.stopPropagation();
      signInAgain(target, sessionOf(apiBase), openDialog);
    };
    container?.addEventListener('pricebook-navigate', handleExpiry);
    return () => container?.removeEventListener('pricebook-navigate', handleExpiry);
  }, [container, target, area, apiBase, openDialog]);
  useEffect(() => {
    // The user may also sign in elsewhere: in another tab, or in the page.
    let wasSignedIn = true;
    return sessionOf(apiBase).subscribe((session) => {
      if (area !== 'profile' && session !== undefined && !wasSignedIn) onClose();
      wasSignedIn = session !== undefined;
    });
  }, [area, apiBase, onClose]);

  const login = area === 'profile' ? undefined : loginDialogs[area];
  const content = login ? (
    <Dialog
      title={login.title()}
      subtitle={area === 'expired' ? errorMessages.sessionExpired : undefined}
      onClose={onClose}
    >
      <login.Part apiBase={apiBase} />
    </Dialog>
  ) : (
    <ProfileInPlace apiBase={apiBase} onClose={onClose} />
  );
  return (
    <>
      <slot name={dialogSlot} />
      {container && createPortal(content, container)}
    </>
  );
}
