import { setTimeout } from 'node:timers/promises';
import type { Call } from './api';
import { outcomeOf } from './load';
import { until } from './programs';
import type { Relay } from './relay';

/** Prefix of the SKUs of these writes. */
export const SILENT_PREFIX = 'SILENT-';

const WRITERS = 12;

/** Result of a server whose connections to the database were lost without a word. */
export interface SilentConnections {
  /** SKUs of acknowledged writes. */
  readonly doneSkus: readonly string[];
  /** SKUs of writes refused as not changed. */
  readonly refusedSkus: readonly string[];
  readonly longestRequestMs: number;
  /** Time from the loss to the first acknowledged write. */
  readonly recoveryMs: number;
}

/** Writes with more clients than the server has connections, silences all of these, and writes until each client has an acknowledged write. */
export async function writeThroughSilence(call: Call, relay: Relay): Promise<SilentConnections> {
  const [doneSkus, refusedSkus]: [string[], string[]] = [[], []];
  let silentAt = Number.POSITIVE_INFINITY;
  let longestRequestMs = 0;
  const recovered: number[] = [];
  const writer = async (_: unknown, index: number): Promise<void> => {
    for (let number = 1; ; number += 1) {
      const sku = `${SILENT_PREFIX}${index + 1}-${number}`;
      const sentAt = Date.now();
      const outcome = outcomeOf(await call('POST', 'product/createProduct', { MAIN_SKU: sku }));
      longestRequestMs = Math.max(longestRequestMs, Date.now() - sentAt);
      if (outcome === 'done') doneSkus.push(sku);
      if (outcome === 'refused') refusedSkus.push(sku);
      if (outcome === 'done' && sentAt > silentAt) {
        recovered.push(Date.now() - silentAt);
        return;
      }
      await setTimeout(20);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, writer));
  await until('Writes before the loss', async () => doneSkus.length > WRITERS * 5);
  relay.silence();
  silentAt = Date.now();
  await Promise.race([
    writers,
    setTimeout(60_000).then(() => Promise.reject(new Error('The server did not recover in 60 s.'))),
  ]);
  return { doneSkus, refusedSkus, longestRequestMs, recoveryMs: Math.min(...recovered) };
}
