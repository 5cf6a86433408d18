import { extractLinkParameters, type LinkParameters } from './link-parameters';
import { type PageState, pageState } from './page-state';
import { homeRoute, loginRoute, type Route, routeOf, routes } from './routes';
import { isSignedIn, signedInEmail } from './session';

/** A page with the query and state of its address. */
interface Place {
  readonly route: Route;
  readonly search: string;
  readonly state: PageState;
}

/** The page of an address; the home page for an unknown path. */
const placeOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, state: PageState): Place => {
  const route = routeOf(pathname);
  return route ? { route, search, state } : { route: homeRoute, search: '', state };
};

/**
 * The page to show after the redirects of guarded pages and of the login page. A user whose session ended while working
 * returns to the same page after signing in; other users start on the home page. `expiredUser` is the one whose session
 * has ended just now.
 */
const currentPlace = (expiredUser: string | undefined): Place => {
  const place = placeOf(location, pageState());
  const { route, search } = place;
  if (route.guarded && !isSignedIn())
    return {
      route: loginRoute,
      search: '',
      state: expiredUser === undefined ? {} : { returnTo: route.path + search, returningUser: expiredUser },
    };
  if (route === loginRoute && isSignedIn()) {
    const { returnTo = homeRoute.path, returningUser } = pageState();
    return placeOf(new URL(returningUser === signedInEmail() ? returnTo : homeRoute.path, location.origin), {});
  }
  return place;
};

interface Router {
  /** Navigates to a path, which may have a query. */
  readonly go: (address: string) => void;
  /** Leaves a guarded page whose session has expired. */
  readonly expire: () => void;
}

/** Starts the router: shows the page of the address, now and after each navigation, with its link parameters. */
export const startRouter = (show: (route: Route, link: LinkParameters) => void): Router => {
  let user: string | undefined;
  // At the end of the session it is no longer stored.
  const rememberUser = () => {
    user = signedInEmail() ?? user;
  };
  const render = (expiredUser?: string) => {
    rememberUser();
    const { route, search: query, state } = currentPlace(expiredUser);
    const { link = state.link, search } = extractLinkParameters(query, route.linkParameters ?? []);
    history.replaceState({ ...state, ...(link && { link }) }, '', route.path + search);
    show(route, link ?? {});
  };
  const go = (address: string) => {
    if (address !== location.pathname) history.pushState({}, '', address);
    render();
  };
  addEventListener('popstate', () => render());
  // Another user may have signed in in another tab.
  addEventListener('storage', rememberUser);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || event.defaultPrevented || link.origin !== location.origin || link.target) return;
    if (!routes.some((route) => route.path === link.pathname) || link.hash) return;
    event.preventDefault();
    go(link.pathname);
  });
  render();
  return { go, expire: () => render(user) };
};
