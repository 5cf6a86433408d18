/** Entry points, builds, typings, documentation and tests derive from this list. A new area adds a line, and a folder in `widgets/`. */
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
