/**
 * The one list of areas. Doors, builds, typings, documentation and tests derive from it: a new area is one new folder
 * in `widgets/` and one line here.
 */
export const areas = [
  'login',
  'register',
  'approval',
  'reset',
  'profile',
  'header',
  'products',
  'companies',
  'users',
  'prices',
  'quotes',
] as const;

/** Name of an area; its element is `<pricebook-NAME>`. */
export type Area = (typeof areas)[number];
