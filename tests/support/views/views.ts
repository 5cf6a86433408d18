import type { Page } from 'playwright';
import type { App, SignedIn } from '../app/app';
import type { NetworkProxy } from '../app/proxy';
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

/** A fresh page, and the product behind a proxy that can fail. */
export interface Stage {
  readonly page: Page;
  readonly app: App;
  readonly proxy: NetworkProxy;
  readonly session: SignedIn;
}

/** One thing that a person can have in front of them. */
export interface View {
  readonly name: string;
  /** Resolves when it is to be seen. */
  show(stage: Stage): Promise<unknown>;
}

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
