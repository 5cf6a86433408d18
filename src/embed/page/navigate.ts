import { emit } from '../emit';
import type { Destination } from '../events';
import { configuredRoutes } from './configuration';

/** Destinations that open as a dialog in place when the page has no other way to them. */
export type DialogDestination = Extract<Destination, 'login' | 'forgot' | 'profile'>;

/** Navigates by `pricebook-navigate`, else by the configured routes, else by `openDialog`. */
export function navigate(
  target: EventTarget,
  to: Destination,
  params: Readonly<Record<string, string>> | undefined,
  openDialog: (to: DialogDestination) => void,
): void {
  // A page that removes the widget at sign-out has already navigated.
  if (target instanceof Node && !target.isConnected) return;
  if (!emit(target, 'pricebook-navigate', params ? { to, params } : { to })) return;
  const route = configuredRoutes()[to];
  if (route !== undefined) {
    const url = new URL(route, document.baseURI);
    for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, value);
    location.assign(url.href);
  } else if (to === 'login' || to === 'forgot' || to === 'profile') {
    openDialog(to);
  }
}
