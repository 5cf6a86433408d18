import { downloadPrices } from '../../../api/resources/prices';
import type { Client } from '../../../api/transport/client';
import type { PriceChanges } from '../../../upload/reading/price-changes';
import { type DisposableReading, readInWorker } from '../../../upload/worker/remote-reading';
import type { PriceRule } from '../../../wire/price-rule';
import { priceUploadShape } from '../price-upload-shape';
import { changeMessages as messages } from './change-prices.messages';
import type { RowScope } from './rule-name';

export interface ReadChanges {
  readonly changes: PriceChanges;
  /** Holds the stored prices, in a Worker, until it is disposed. */
  readonly reading: DisposableReading;
}

/** Downloads the stored prices of these rows and applies a rule to them. Rejects with the reason when they cannot be read. */
export async function readChanges(client: Client, rule: PriceRule, scope: RowScope): Promise<ReadChanges> {
  const { search, filters } = scope.kind === 'filtered' ? scope : { search: '', filters: {} };
  const stored = await downloadPrices(client, { search, filters });
  const ignoreProgress = () => {};
  const reading = readInWorker(new File([stored], 'prices.xlsx'), ignoreProgress);
  try {
    const { isMappingComplete } = await reading.open(priceUploadShape, {});
    if (!isMappingComplete) throw new Error(messages.noColumns);
    const keys = scope.kind === 'selected' ? scope.keys : undefined;
    return { changes: await reading.applyRule(rule, keys), reading };
  } catch (cause) {
    reading.dispose();
    throw cause;
  }
}
