import type { Client } from '../../../src/api/transport/client';
import type { CheckResult } from '../findings';
import type { ValueContext } from '../inspect/inspect-value';
import type { Recorded } from '../recorder';

export interface CheckContext extends ValueContext {
  readonly client: Client;
  readonly token: string;
  /** The last response. */
  readonly last: () => Recorded | undefined;
}

/** One call of the widgets. */
export interface Check {
  /** Names the call in the report, such as 'Prices: a page'. */
  readonly title: string;
  /** Makes the call as the widgets do. May reject with the client's error. */
  run(context: CheckContext): Promise<CheckResult>;
}

export const leftOut = (why: string): CheckResult => ({ read: `Left out: ${why}`, findings: [] });
