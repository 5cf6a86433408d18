import { priceKeys } from '../../../src/wire/price-levels';
import { parsePrice } from '../../../src/wire/price-text';
import { productFields, productKeys } from '../../../src/wire/product';
import { isRecord, type WireRecord } from '../../../src/wire/values';
import type { DeviationName } from '../deviations/catalog';
import { type Finding, finding, quote } from '../findings';
import { inspectFields, inspectNames } from './inspect-records';
import type { ValueContext } from './inspect-value';
import type { RawPage } from './raw-page';

const known = new Set<string>(priceKeys);
const ownKeys: readonly string[] = ['MAIN_SKU', 'GROUP_NAME'];

/** Number of zeros in the 40 levels from which on they are taken for prices that are not set. */
const mostLevels = 30;

/** What is wrong with the prices of a page, and with their products. */
export function inspectPrices(page: RawPage, context: ValueContext): readonly Finding[] {
  const { items = [], prefix } = page;
  const records = items.flatMap((item, index) => (isRecord(item) ? [{ item, path: `${prefix}${index}` }] : []));
  return [
    ...records.flatMap(({ item, path }) => [...inspectKeys(item, path), ...inspectLevels(item, path)]),
    ...inspectProducts(records, context),
  ];
}

/** Keys that mean a price and are not read. */
function inspectKeys(item: WireRecord, path: string): readonly Finding[] {
  return Object.keys(item).flatMap((key) => {
    if (known.has(key)) return [];
    const [, currency, level] = /^(?:sp|price)[^a-z]?(aud|usd)[^\d]?0*(\d+)$/i.exec(key) ?? [];
    if (currency !== undefined && level !== undefined) {
      const meant = `SP_${currency.toUpperCase()}_${level.padStart(2, '0')}`;
      return [finding('price-keys', `${path}.${key} is not read: its name is ${meant}.`, `${path}.${key}`)];
    }
    const isNested = /^prices$/i.test(key) && typeof item[key] === 'object' && item[key] !== null;
    return isNested ? [finding('price-keys', `${path}.${key} is not read: ${quote(item[key])}`, `${path}.${key}`)] : [];
  });
}

function inspectLevels(item: WireRecord, path: string): readonly Finding[] {
  const zeros = priceKeys.filter((key) => item[key] === 0 || item[key] === '0' || item[key] === '0.00');
  if (zeros.length >= mostLevels)
    return [finding('price-zeros', `${zeros.length} prices are 0.`, `${path}.${zeros[0]}`)];
  return priceKeys.flatMap((key) => {
    const problem = inspectPrice(item[key]);
    return problem === undefined ? [] : [finding(problem, `${path}.${key} is ${quote(item[key])}.`, `${path}.${key}`)];
  });
}

function inspectPrice(value: unknown): DeviationName | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return 'price-object';
  if (/^\s*(null|none|undefined|nan|n\/?a|[-–—]+)\s*$/i.test(String(value))) return 'price-null-word';
  const price = parsePrice(value);
  if (price.kind === 'price') return undefined;
  if (price.problem === 'below-zero') return 'price-negative';
  if (price.problem === 'too-many-decimals') return 'price-decimals';
  if (price.problem !== 'not-plain') return undefined;
  if (/^\s*\d+,\d{1,2}\s*$|^\s*\d+,\d{4}\s*$/.test(String(value))) return 'price-comma';
  return /[a-z]|\p{Sc}/iu.test(String(value)) ? 'price-sign' : 'price-grouped';
}

function inspectProducts(
  records: readonly { readonly item: WireRecord; readonly path: string }[],
  context: ValueContext,
): readonly Finding[] {
  const [first] = records;
  if (first === undefined) return [];
  const products = records.flatMap(({ item, path }) => {
    const name = isRecord(item.product) ? 'product' : 'PRODUCT';
    const product = item[name];
    return isRecord(product) ? [{ product, path: `${path}.${name}` }] : [];
  });
  if (products.length > 0) {
    return products.flatMap(({ product, path }) => [
      ...inspectNames(product, path, productKeys),
      ...inspectFields(productFields, product, path, context),
    ]);
  }
  const flat = productKeys.filter((key) => !ownKeys.includes(key) && Object.hasOwn(first.item, key));
  return flat.length > 0
    ? [
        finding(
          'product-flat',
          `${first.path}.${flat[0]} should be in ${first.path}.product.`,
          `${first.path}.${flat[0]}`,
        ),
      ]
    : [finding('product-missing', `${first.path}.product is missing.`, `${first.path}.product`)];
}
