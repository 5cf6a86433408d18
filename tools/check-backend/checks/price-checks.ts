import {
  downloadPrices,
  fetchMainSkus,
  fetchPriceFilters,
  fetchPrices,
  type MainSku,
} from '../../../src/api/resources/prices';
import type { Client } from '../../../src/api/transport/client';
import type { PriceRecord } from '../../../src/wire/price';
import { drawSkus } from '../draw-choices';
import { drawPrices } from '../draw-rows';
import { type CheckResult, finding, quote } from '../findings';
import { inspectPrices } from '../inspect/inspect-prices';
import { dataOf } from '../inspect/raw-page';
import type { Check, CheckContext } from './check';
import { downloadChecks } from './download-checks';
import { listChecks } from './list-checks';
import type { ListPage } from './listed';

/** The price list, its SKUs and its file. */
export function priceChecks(): readonly Check[] {
  const listed = new Map<string, PriceRecord>();
  let total = 0;
  const page = async (client: Client, query: Parameters<typeof fetchPrices>[1]) => {
    const found = await fetchPrices(client, query);
    if (query.search === '' && Object.keys(query.filters).length === 0) total = Math.max(total, found.meta.totalItems);
    for (const item of found.items) listed.set(item.MAIN_SKU, item);
    return found;
  };
  return [
    ...listChecks({
      area: 'Prices',
      what: 'prices',
      fields: {},
      columns: ['ID'],
      titleKey: 'MAIN_SKU',
      statuses: [],
      page,
      filters: fetchPriceFilters,
      // SAFETY: `page` returned these items.
      sample: ({ items }: ListPage) => drawPrices(items as readonly PriceRecord[]),
      inspect: inspectPrices,
    }),
    { title: 'Prices: SKUs without a price', run: (context) => unpricedSkus(context, listed) },
    { title: 'Prices: all SKUs', run: (context) => allSkus(context, listed) },
    ...downloadChecks({
      area: 'Prices',
      total: () => total,
      download: (client, search) => downloadPrices(client, { search, filters: {} }),
    }),
  ];
}

async function unpricedSkus(context: CheckContext, listed: ReadonlyMap<string, unknown>): Promise<CheckResult> {
  const skus = await readSkus(context, 'unpriced');
  if ('findings' in skus) return skus;
  const priced = skus.find(({ MAIN_SKU }) => listed.has(MAIN_SKU));
  const found = `All=False sent ${quote(priced?.MAIN_SKU)}, which has a price.`;
  return {
    read: `${skus.length} SKUs.`,
    findings: priced === undefined ? [] : [finding('all-ignored', found)],
    ...drawSkus(skus),
  };
}

async function allSkus(context: CheckContext, listed: ReadonlyMap<string, unknown>): Promise<CheckResult> {
  const skus = await readSkus(context, 'all');
  if ('findings' in skus) return skus;
  const sent = new Set(skus.map(({ MAIN_SKU }) => MAIN_SKU));
  const absent = [...listed.keys()].filter((sku) => sku !== '' && !sent.has(sku));
  const shown = { read: `${skus.length} SKUs.`, ...drawSkus(skus) };
  if (absent.length === 0) return { ...shown, findings: [] };
  if (skus.length === 0) return { ...shown, findings: [finding('skus-empty', 'No SKU came with All=True.')] };
  const found = `${absent.length} of ${listed.size} priced SKUs are missing, such as ${quote(absent[0])}.`;
  return { ...shown, findings: [finding('skus-incomplete', found)] };
}

/** The SKUs, or what was found instead. */
async function readSkus(
  { client, last }: CheckContext,
  which: 'all' | 'unpriced',
): Promise<readonly MainSku[] | CheckResult> {
  const result = await fetchMainSkus(client, which).catch((error: unknown) => ({ error }));
  const data = await dataOf(last());
  const first = Array.isArray(data) ? data[0] : undefined;
  const isSku = first === undefined || (typeof first === 'object' && first !== null && 'MAIN_SKU' in first);
  if (!isSku)
    return {
      read: 'No SKUs.',
      findings: [finding('skus-no-objects', `data.0 is ${quote(first)}.`, 'data.0.MAIN_SKU')],
    };
  if ('error' in result) throw result.error;
  return result;
}
