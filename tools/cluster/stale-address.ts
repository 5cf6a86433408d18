import type { Call } from './api';
import { until } from './programs';

/** Prefix of the SKUs of these writes. */
export const STALE_PREFIX = 'STALE-';

/** Result of a server whose database address still points to the former primary. */
export interface StaleAddress {
  /** Writes that the replica refused as read-only. */
  readonly refused: number;
  /** Writes after the address was corrected, until one was acknowledged. */
  readonly untilDone: number;
  /** SKUs of refused writes. */
  readonly refusedSkus: readonly string[];
}

/**
 * Writes through a server that is connected to a replica until a write is refused. Then calls `correct`, which changes the address,
 * and writes until a write is acknowledged.
 */
export async function writeAtReplica(call: Call, correct: () => void): Promise<StaleAddress> {
  const refusedSkus: string[] = [];
  let number = 0;
  const write = async () => {
    number += 1;
    const sku = `${STALE_PREFIX}${number}`;
    const { status, retryAfter, message } = await call('POST', 'product/createProduct', { MAIN_SKU: sku });
    const isRefused = status === 503 && retryAfter !== undefined && message.includes('changing over');
    if (isRefused) refusedSkus.push(sku);
    return { isRefused, isDone: status === 200 };
  };
  await until('The refusal of a write by the replica', async () => (await write()).isRefused);
  correct();
  const before = number;
  await until('A write after the address was put right', async () => (await write()).isDone);
  return { refused: refusedSkus.length, untilDone: number - before, refusedSkus };
}
