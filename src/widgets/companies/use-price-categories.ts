import { fetchPriceCategories } from '../../api/resources/companies';
import type { Client } from '../../api/transport/client.types';
import { useFetch } from '../../records/use-fetch';
import type { CompanyFields } from '../../wire/company';
import { categoryFits } from './company-rules';

/** Loads the price categories of the draft's currency, and checks the chosen ones against them. */
export function usePriceCategories(client: Client, draft: CompanyFields, base: CompanyFields | undefined) {
  const { CURRENCY: currency } = draft;
  const { state, reload } = useFetch(currency, async () => ({
    currency,
    lists: currency === '' ? undefined : await fetchPriceCategories(client, currency),
  }));
  // The categories of the previous currency are stale.
  const isStale = state.kind === 'loaded' && state.value.currency !== currency;
  const offered = state.kind === 'loaded' && !isStale ? state.value.lists : undefined;
  const fits = categoryFits(draft, base, offered);
  return { state: isStale ? ({ kind: 'loading' } as const) : state, reload, offered, fits };
}
