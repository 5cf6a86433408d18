import type { Area } from '../../areas';

const ofLists = ['search', 'page', 'page-size', 'columns', 'filters', 'readonly', 'selectable'];

/**
 * Attributes that `<div data-pricebook>` may set, besides those of all areas. A copy of the definitions' names, because
 * the script tag knows an area before its code is loaded; a test compares the two.
 */
export const divAttributes: Readonly<Record<Area, readonly string[]>> = {
  login: ['email', 'view'],
  register: [],
  approval: ['email', 'name', 'company', 'token'],
  reset: ['email', 'token'],
  profile: ['open'],
  header: ['brand-title', 'brand-logo'],
  products: ofLists,
  companies: ofLists,
  users: [...ofLists, 'status'],
  prices: [...ofLists, 'history'],
  quotes: [],
};
