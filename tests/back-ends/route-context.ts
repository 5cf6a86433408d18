import type { Context } from 'hono';
import type { Outcome } from './answer';
import type { Store } from './store';
import type { Taste } from './taste';

/** What all routes of one back end use. */
export interface RouteContext {
  readonly taste: Taste;
  readonly store: () => Store;
  readonly send: (c: Context, outcome: Outcome) => Response;
}
