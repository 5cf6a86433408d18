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
  readonly load: () => Promise<unknown>;
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

/** Default page after signing in. */
export const homeRoute: Route = {
  path: '/products',
  title: 'Products management',
  tab: 'Products Management',
  layout: 'page',
  guarded: true,
  tag: 'pricebook-products',
  load: () => import('pricebook/elements/products'),
  listParameters: listNames,
};

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
  homeRoute,
  {
    path: '/companies',
    title: 'Company management',
    tab: 'Company Management',
    layout: 'page',
    guarded: true,
    tag: 'pricebook-companies',
    load: () => import('pricebook/elements/companies'),
    listParameters: listNames,
  },
  {
    path: '/users',
    title: 'User management',
    tab: 'User Management',
    layout: 'page',
    guarded: true,
    tag: 'pricebook-users',
    load: () => import('pricebook/elements/users'),
    listParameters: [...listNames, 'status'],
  },
  {
    path: '/prices',
    title: 'Price list',
    tab: 'Price List',
    layout: 'page',
    guarded: true,
    tag: 'pricebook-prices',
    load: () => import('pricebook/elements/prices'),
    listParameters: listNames,
  },
];

/** The page of an address path, if there is one. */
export const routeOf = (path: string): Route | undefined => routes.find((route) => route.path === path);
