import type { ReadonlySignal } from '@preact/signals-react';
import { emit } from '../emit';
import type { Destination } from '../events';
import { configuredRoutes } from './configuration';

/** Destinations that open as a dialog in place when the page has no other way to them. */
export type DialogDestination = Extract<Destination, 'login' | 'forgot' | 'profile'>;

/** What opens as a dialog in place. `expired`: the sign-in after the back end has ended the session. */
export type DialogInPlaceKind = DialogDestination | 'expired';

/** Navigates by `pricebook-navigate`, else by the configured routes, else by `openDialog`. */
export function navigate(
  target: EventTarget,
  to: Destination,
  params: Readonly<Record<string, string>> | undefined,
  openDialog: (to: DialogInPlaceKind) => void,
): void {
  if (!isLeftToWidget(target, to, params)) return;
  const route = configuredRoutes()[to];
  if (route !== undefined) {
    const url = new URL(route, document.baseURI);
    for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, value);
    location.assign(url.href);
  } else if (to === 'login' || to === 'forgot' || to === 'profile') {
    openDialog(to);
  }
}

/**
 * Signs in over the page after the back end has ended the session, unless the page handles `pricebook-navigate`, has a route to its own
 * sign-in or a new session already. Nobody asked to leave the page, so the route is not followed, and a hidden widget opens nothing.
 * Returns whether a dialog opens.
 */
export function signInAgain(
  target: HTMLElement,
  session: ReadonlySignal<unknown>,
  openDialog: (to: DialogInPlaceKind) => void,
): boolean {
  if (!isLeftToWidget(target, 'login') || session.peek() !== undefined) return false;
  if (configuredRoutes().login !== undefined || target.getClientRects().length === 0) return false;
  openDialog('expired');
  return true;
}

function isLeftToWidget(target: EventTarget, to: Destination, params?: Readonly<Record<string, string>>): boolean {
  // A page that removes the widget at sign-out has already navigated.
  if (target instanceof Node && !target.isConnected) return false;
  return emit(target, 'pricebook-navigate', params ? { to, params } : { to });
}
