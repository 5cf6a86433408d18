import { type LinkParameters, takeLinkParameters } from './link-parameters';
import { type PageState, pageState } from './page-state';
import { homeRoute, loginRoute, type Route, routeOf, routes } from './routes';
import { isSignedIn } from './session';

/** The page to show at an address: the guard and the login page each send on to where the person can be. */
const resolve = (path: string): { readonly route: Route; readonly state: PageState } => {
  const route = routeOf(path) ?? homeRoute;
  if (route.guarded && !isSignedIn()) return { route: loginRoute, state: { wanted: route.path } };
  if (route === loginRoute && isSignedIn()) return { route: routeOf(pageState().wanted ?? '') ?? homeRoute, state: {} };
  return { route, state: pageState() };
};

/**
 * Starts the router: shows the page of the address, and of every later one, with what the link to it carried. Answers the
 * function that goes to a page; its address may have a query.
 */
export const startRouter = (show: (route: Route, link: LinkParameters) => void): ((address: string) => void) => {
  const settle = () => {
    const { route, state } = resolve(location.pathname);
    const query = route.path === location.pathname ? location.search : '';
    const { link = state.link, search } = takeLinkParameters(query, route.linkParameters ?? []);
    history.replaceState({ ...state, ...(link && { link }) }, '', route.path + search);
    show(route, link ?? {});
  };
  const go = (address: string) => {
    if (address !== location.pathname) history.pushState({}, '', address);
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
