import { configuredRoutes } from './configuration';
import { emit } from './emit';
import type { Destination } from './events';
import { canLoadElement } from './load-element';

/** Destinations that open as a dialog in place when the page has no other way to them. */
export type DialogDestination = Extract<Destination, 'login' | 'forgot' | 'profile'>;

/**
 * Asks the page to go somewhere: by `pricebook-navigate`, else by the configured routes, else `openDialog`.
 * Where none of them knows the destination, nothing happens.
 */
export function navigate(
  target: EventTarget,
  to: Destination,
  params: Readonly<Record<string, string>> | undefined,
  openDialog: (to: DialogDestination) => void,
): void {
  if (!emit(target, 'pricebook-navigate', params ? { to, params } : { to })) return;
  const route = configuredRoutes()[to];
  if (route !== undefined) {
    const url = new URL(route, document.baseURI);
    for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, value);
    location.assign(url.href);
  } else if ((to === 'login' || to === 'forgot' || to === 'profile') && canLoadElement(areaOf(to))) {
    openDialog(to);
  }
}

/** The area whose element a dialog shows: the mail for a forgotten password is a view of the login. */
const areaOf = (to: DialogDestination): 'login' | 'profile' => (to === 'profile' ? to : 'login');
