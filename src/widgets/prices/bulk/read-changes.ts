import { downloadPrices } from '../../../api/resources/prices';
import { quietHost } from '../../../embed/page/own-client';
import type { WidgetHost } from '../../../embed/widget';
import type { PriceChanges } from '../../../upload/reading/price-changes';
import { type DisposableReading, openReadingInWorker } from '../../../upload/worker/remote-reading';
import { priceUploadShape } from '../price-upload-shape';
import { changeMessages as messages } from './change-prices.messages';
import { countListed } from './count-listed';
import type { ScopedRule } from './use-rule-form';

export interface ReadChanges {
  readonly changes: PriceChanges;
  /** Holds the stored prices, in a Worker, until it is disposed. */
  readonly reading: DisposableReading;
}

/**
 * Downloads the stored prices of these rows and applies a rule to them. Rejects with the reason when they cannot be read, and as
 * superseded when `signal` is aborted during a request.
 */
export async function readChanges(
  host: WidgetHost,
  { rule, scope }: Pick<ScopedRule, 'rule' | 'scope'>,
  signal: AbortSignal,
): Promise<ReadChanges> {
  const filter = scope.kind === 'filtered' ? { search: scope.search, filters: scope.filters } : undefined;
  // By a client of its own: the search for a record, which has the same purpose, would end it.
  const listed = filter && (await countListed(quietHost(host).client, filter));
  const stored = await downloadPrices(host.client, filter ?? { search: '', filters: {} }, { signal });
  const ignoreProgress = () => {};
  const reading = openReadingInWorker(new File([stored], 'prices.xlsx'), ignoreProgress);
  try {
    const { isMappingComplete } = await reading.open(priceUploadShape, {});
    if (!isMappingComplete) throw new Error(messages.noColumns);
    const keys = scope.kind === 'selected' ? scope.keys : undefined;
    const changes = await reading.applyRule(rule, keys);
    // A back end that ignores search or filters in its download would have the rule change all prices.
    if (listed !== undefined && changes.records > listed)
      throw new Error(messages.notFiltered(changes.records, listed));
    return { changes, reading };
  } catch (cause) {
    reading.dispose();
    throw cause;
  }
}
