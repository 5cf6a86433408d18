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

/** Every view of the product. */
export const views: readonly View[] = [
  ...loginViews,
  ...peopleViews,
  ...hostViews,
  ...priceViews,
  ...historyViews,
  ...uploadViews,
  ...productViews,
  ...userViews,
  ...companyViews,
  ...embedViews,
];
