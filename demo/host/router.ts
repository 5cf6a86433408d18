import { type LinkParameters, takeLinkParameters } from './link-parameters';
import { type PageState, pageState } from './page-state';
import { homeRoute, loginRoute, type Route, routeOf, routes } from './routes';
import { isSignedIn } from './session';

/** The page to show, and the query of its address. */
interface Place {
  readonly route: Route;
  readonly search: string;
  readonly state: PageState;
}

/** The page and query of an address; the home page for an unknown path. */
const placeOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, state: PageState): Place => {
  const route = routeOf(pathname);
  return route ? { route, search, state } : { route: homeRoute, search: '', state };
};

/**
 * The location to show after the redirects of guarded pages and of the login page. After a session that ended while
 * working, signing in returns to the same page; every other visitor begins on the home page.
 */
const resolve = (isExpired: boolean): Place => {
  const place = placeOf(location, pageState());
  const { route, search } = place;
  if (route.guarded && !isSignedIn())
    return { route: loginRoute, search: '', state: isExpired ? { wanted: route.path + search } : {} };
  if (route === loginRoute && isSignedIn())
    return placeOf(new URL(pageState().wanted ?? homeRoute.path, location.origin), {});
  return place;
};

/** Navigation between the pages. */
interface Router {
  /** Navigates to a path, which may have a query. */
  readonly go: (address: string) => void;
  /** Leaves a guarded page whose session has expired. */
  readonly expire: () => void;
}

/** Starts the router: shows the page of the address, and of later ones, with their link parameters. */
export const startRouter = (show: (route: Route, link: LinkParameters) => void): Router => {
  const settle = (isExpired: boolean) => {
    const { route, search: query, state } = resolve(isExpired);
    const { link = state.link, search } = takeLinkParameters(query, route.linkParameters ?? []);
    history.replaceState({ ...state, ...(link && { link }) }, '', route.path + search);
    show(route, link ?? {});
  };
  const go = (address: string) => {
    if (address !== location.pathname) history.pushState({}, '', address);
    settle(false);
  };
  addEventListener('popstate', () => settle(false));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.origin !== location.origin || link.target) return;
    if (!routes.some((route) => route.path === link.pathname) || link.hash) return;
    event.preventDefault();
    go(link.pathname);
  });
  settle(false);
  return { go, expire: () => settle(true) };
};
