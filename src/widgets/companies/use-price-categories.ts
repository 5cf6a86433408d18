import type { Client } from '../../api/client-types';
import { fetchPriceCategories } from '../../api/companies';
import type { CompanyFields, CompanyRecord } from '../../api/company-record';
import { useRead } from '../../embed/use-read';
import { type CategoryFits, categoryFit } from './company-rules';

/** The price categories of the draft's currency, and how the chosen ones stand to them. */
export function usePriceCategories(client: Client, draft: CompanyFields, base: CompanyRecord | undefined) {
  const { CURRENCY: currency } = draft;
  const { reading, reload } = useRead(currency, async () => ({
    currency,
    // Nothing is asked for without a currency.
    lists: currency === '' ? undefined : await fetchPriceCategories(client, currency),
  }));
  // What was read for another currency is no answer for this one.
  const isLate = reading.kind === 'loaded' && reading.value.currency !== currency;
  const offered = reading.kind === 'loaded' && !isLate ? reading.value.lists : undefined;
  const fits: CategoryFits = {
    PRICE_CATEGORY_STRIPS: categoryFit(draft, base, 'PRICE_CATEGORY_STRIPS', offered?.PRICE_CATEGORY_STRIPS),
    PRICE_CATEGORY_BULK: categoryFit(draft, base, 'PRICE_CATEGORY_BULK', offered?.PRICE_CATEGORY_BULK),
  };
  return { reading: isLate ? ({ kind: 'loading' } as const) : reading, reload, offered, fits };
}
