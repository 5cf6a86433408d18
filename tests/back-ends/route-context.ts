import type { Context } from 'hono';
import type { Outcome } from './respond';
import type { Store } from './store';
import type { Variant } from './variant';

/** What all routes of one back end use. */
export interface RouteContext {
  readonly variant: Variant;
  readonly store: () => Store;
  readonly send: (c: Context, outcome: Outcome) => Response;
}
