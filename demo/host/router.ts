import { homeRoute, loginRoute, type Route, routeOf, routes } from './routes';
import { isSignedIn } from './session';

/** Where the person wanted to go before the login page stood in the way; kept over a reload. */
interface PageState {
  readonly wanted?: string;
}

const pageState = (): PageState => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return {};
  return typeof state.wanted === 'string' ? { wanted: state.wanted } : {};
};

/** The page to show at an address: the guard and the login page each send on to where the person can be. */
const resolve = (path: string): { readonly route: Route; readonly state: PageState } => {
  const route = routeOf(path) ?? homeRoute;
  if (route.guarded && !isSignedIn()) return { route: loginRoute, state: { wanted: route.path } };
  if (route === loginRoute && isSignedIn()) return { route: routeOf(pageState().wanted ?? '') ?? homeRoute, state: {} };
  return { route, state: pageState() };
};

/** Starts the router: shows the page of the address, and of every later one. Answers the function that goes to a page. */
export const startRouter = (show: (route: Route) => void): ((path: string) => void) => {
  const settle = () => {
    const { route, state } = resolve(location.pathname);
    const search = route.path === location.pathname ? location.search : '';
    history.replaceState(state, '', route.path + search);
    show(route);
  };
  const go = (path: string) => {
    if (path !== location.pathname) history.pushState({}, '', path);
    settle();
  };
  addEventListener('popstate', settle);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.origin !== location.origin || link.target) return;
    if (!routes.some((route) => route.path === link.pathname) || link.hash) return;
    event.preventDefault();
    go(link.pathname);
  });
  settle();
  return go;
};
