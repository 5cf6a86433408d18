import { setTimeout } from 'node:timers/promises';
import type { Call, Result } from './api';

/** Outcome of a request for its client: done, certainly not done, or unknown. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** A write of the load: it creates a product, or changes one that no other client writes. */
export interface Write {
  readonly sku: string;
  /** The new description of the product, unique to this write. */
  readonly text: string;
  readonly sentAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
  readonly result: Result;
}

/** A steady load. */
export interface Load {
  readonly writes: readonly Write[];
  readonly lists: readonly { readonly sentAt: number; readonly endedAt: number; readonly result: Result }[];
  /** Stops after the pending requests. */
  stop(): Promise<void>;
}

const WRITERS = 4;
const READERS = 2;
const PAUSE_MS = 100;

/** Prefix of the SKUs that the load makes. */
export const SKU_PREFIX = 'CLUSTER-';

/** Starts the writers and readers; each client pauses after its response. */
export async function startLoad(call: Call): Promise<Load> {
  const records = await Promise.all(Array.from({ length: WRITERS }, (_, index) => createRecord(call, index + 1)));
  const writes: Write[] = [];
  const lists: { sentAt: number; endedAt: number; result: Result }[] = [];
  let isStopped = false;
  const writer = async ({ sku: own, id }: OwnRecord) => {
    for (let number = 1; !isStopped; number += 1) {
      const isNew = number % 2 === 0;
      const [sku, text] = [isNew ? `${own}-${number}` : own, `write ${number}`];
      const sentAt = Date.now();
      const result = isNew
        ? await call('POST', 'product/createProduct', { MAIN_SKU: sku, DESCRIPTION: text })
        : await call('PATCH', 'product/updateProduct', { ID: id, DESCRIPTION: text });
      writes.push({ sku, text, sentAt, endedAt: Date.now(), outcome: outcomeOf(result), result });
      await setTimeout(PAUSE_MS);
    }
  };
  const reader = async () => {
    while (!isStopped) {
      const sentAt = Date.now();
      const result = await call('POST', 'product/getProduct', { currentPage: 1, itemsPerPage: 50 });
      lists.push({ sentAt, endedAt: Date.now(), result });
      await setTimeout(PAUSE_MS);
    }
  };
  const clients = [...records.map(writer), ...Array.from({ length: READERS }, () => reader())];
  return {
    writes,
    lists,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}

interface OwnRecord {
  readonly sku: string;
  readonly id: number;
}

/** Creates the product that a writer keeps changing. */
async function createRecord(call: Call, writer: number): Promise<OwnRecord> {
  const sku = `${SKU_PREFIX}${writer}`;
  const { status, message, data } = await call('POST', 'product/createProduct', { MAIN_SKU: sku });
  if (status !== 200) throw new Error(`The first product was answered ${status}: ${message}`);
  // SAFETY: the answer of a successful createProduct.
  return { sku, id: (data as { readonly ID: number }).ID };
}

/** As in the widgets: a 5xx is unknown, unless it is a 503 with Retry-After; a 4xx is a refusal. */
export function outcomeOf({ status, retryAfter }: Result): Outcome {
  if (status >= 200 && status < 300) return 'done';
  if (status >= 400 && status < 500) return 'refused';
  return status === 503 && retryAfter !== undefined ? 'refused' : 'unknown';
}
