import { type ListArea, listAreas, listTitles } from '../../src/areas';
import { listNames } from './list-history';

/** A page of the host: its element and the import of that element's code. */
export interface Route {
  readonly path: string;
  /** Document title, before the product's name. */
  readonly title: string;
  /** Label in the tab bar; absent where the page has no tab. */
  readonly tab?: string;
  readonly layout: 'page' | 'form';
  /** Requires a stored access token; otherwise redirects to the login page. */
  readonly guarded: boolean;
  readonly tag: string;
  /** Loads the code of the element; a page without an element is filled by it. */
  readonly load: (element: HTMLElement, expire: () => void) => Promise<unknown>;
  /** Query parameters of links to this page: removed from the address and set as attributes. */
  readonly linkParameters?: readonly string[];
  /** Attributes of the page's list that are synchronised with query parameters. */
  readonly listParameters?: readonly string[];
}

/** The login page, to which guarded pages redirect without a session. */
export const loginRoute: Route = {
  path: '/',
  title: 'Sign in',
  layout: 'form',
  guarded: false,
  tag: 'pricebook-login',
  load: () => import('pricebook/elements/login'),
  linkParameters: ['email', 'view'],
};

/** Imports of the code of the lists; written by `npm run areas`. */
const listElements: Readonly<Record<ListArea, () => Promise<unknown>>> = {
  products: () => import('pricebook/elements/products'),
  companies: () => import('pricebook/elements/companies'),
  users: () => import('pricebook/elements/users'),
  prices: () => import('pricebook/elements/prices'),
};

const listRoute = (area: ListArea): Route => ({
  path: `/${area}`,
  title: listTitles[area],
  tab: listTitles[area].replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  layout: 'page',
  guarded: true,
  tag: `pricebook-${area}`,
  load: listElements[area],
  listParameters: area === 'users' ? [...listNames, 'status'] : listNames,
});

/** The record of changes, for administrators. */
export const recordRoute: Route = {
  path: '/record',
  title: 'Record of changes',
  layout: 'page',
  guarded: true,
  tag: 'section',
  load: async (section, expire) => (await import('./record/record-page')).showRecord(section, expire),
};

/** Default page after signing in. */
export const homeRoute: Route = listRoute('products');

export const routes: readonly Route[] = [
  loginRoute,
  {
    path: '/register',
    title: 'Register',
    layout: 'form',
    guarded: false,
    tag: 'pricebook-register',
    load: () => import('pricebook/elements/register'),
  },
  {
    path: '/admin-approval',
    title: 'Admin approval',
    layout: 'form',
    guarded: false,
    tag: 'pricebook-approval',
    load: () => import('pricebook/elements/approval'),
    linkParameters: ['email', 'name', 'company', 'token'],
  },
  {
    path: '/forgot-password',
    title: 'Reset password',
    layout: 'form',
    guarded: false,
    tag: 'pricebook-reset',
    load: () => import('pricebook/elements/reset'),
    linkParameters: ['email', 'token'],
  },
  {
    path: '/quotes',
    title: 'Quotes',
    tab: 'Quotes',
    layout: 'page',
    guarded: true,
    tag: 'pricebook-quotes',
    load: () => import('pricebook/elements/quotes'),
  },
  recordRoute,
  homeRoute,
  ...listAreas.filter((area) => area !== 'products').map(listRoute),
];

/** The page of an address path, if there is one. */
export const routeOf = (path: string): Route | undefined => routes.find((route) => route.path === path);
