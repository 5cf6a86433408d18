import { companyViews } from './company-views';
import { embedViews } from './embed-views';
import { historyViews } from './history-views';
import { hostViews } from './host-views';
import { loginViews } from './login-views';
import { peopleViews } from './people-views';
import { priceViews } from './price-views';
import { productViews } from './product-views';
import { uploadViews } from './upload-views';
import { userViews } from './user-views';
import type { View } from './view';

/** The views of the product, by area. */
export const viewsByArea = {
  login: loginViews,
  people: peopleViews,
  host: hostViews,
  prices: priceViews,
  history: historyViews,
  uploads: uploadViews,
  products: productViews,
  users: userViews,
  companies: companyViews,
  embedding: embedViews,
} as const satisfies Readonly<Record<string, readonly View[]>>;

/** Every view of the product. */
export const views: readonly View[] = Object.values(viewsByArea).flat();
