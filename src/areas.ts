/** Areas that list the records of an entity. Each has a page in the demo host. */
export const listAreas = ['products', 'companies', 'users', 'prices'] as const;

export type ListArea = (typeof listAreas)[number];

/** Titles of these pages. */
export const listTitles: Readonly<Record<ListArea, string>> = {
  products: 'Products management',
  companies: 'Company management',
  users: 'User management',
  prices: 'Price list',
};

/**
 * Entry points, builds, typings, routes, documentation and tests derive from this list. A new area has a folder in `widgets/`;
 * `npm run areas` then writes the files that name each area.
 */
export const areas = ['login', 'register', 'approval', 'reset', 'profile', 'header', ...listAreas, 'quotes'] as const;

/** Name of an area; its element is `<pricebook-NAME>`. */
export type Area = (typeof areas)[number];
