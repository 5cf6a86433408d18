import { noPrices } from '../db/price-columns';
import { blankProduct } from '../products/product-record';
import { demoFamilies, type Family, type Variant } from './demo-families';
import type { PictureOf } from './demo-pictures';
import { createRandom, demoPrices } from './demo-prices';
import type { SeedRow } from './insert-rows';

/** Every 45th product is exclusive to one customer. */
const EXCLUSIVE_EVERY = 45;
/** Every 7th product has no price, so that there are prices to create. */
const UNPRICED_EVERY = 7;

/** The demo's products with their prices, the same on every machine. Companies are named in turn as exclusive buyers. */
export function* demoCatalogue(companies: readonly string[], pictureOf: PictureOf = () => ''): Generator<SeedRow> {
  let position = 0;
  for (const { kinds, sizes, colours, look, ...family } of demoFamilies) {
    for (const kind of kinds) {
      for (const size of sizes) {
        for (const colour of colours) {
          position += 1;
          const row = demoRow(family, { kind, size, colour }, position, companies);
          yield { ...row, image_url: pictureOf(look, colour) };
        }
      }
    }
  }
}

/** Yields `prices` products with a price and 20 without: those of the demo, repeated with serial numbers. */
export function* numberedCatalogue(prices: number): Generator<SeedRow> {
  const models = [...demoCatalogue([])];
  for (let serial = 0; serial < prices + 20; serial += 1) {
    const model = models[serial % models.length];
    if (model === undefined) return;
    const sku = `${model.main_sku}-${String(serial + 1).padStart(6, '0')}`;
    const priced = serial < prices;
    yield {
      ...model,
      main_sku: sku,
      lookup_sku: `${model.lookup_sku}${serial}`,
      prices: priced ? demoPrices(sku, 20 + (serial % 900), 0.05) : undefined,
    };
  }
}

function demoRow(
  { prefix, weight, price, ...fields }: Omit<Family, 'kinds' | 'sizes' | 'colours' | 'look'>,
  { kind, size, colour }: Readonly<Record<'kind' | 'size' | 'colour', Variant>>,
  position: number,
  companies: readonly string[],
): SeedRow {
  const sku = [prefix, kind.code, size.code, colour.code].join('-');
  const chance = createRandom(sku);
  const factor = kind.factor * size.factor * colour.factor;
  const inactive = chance() < 0.05;
  const exclusive = position % EXCLUSIVE_EVERY === 0;
  const buyer = companies[(position / EXCLUSIVE_EVERY) % companies.length];
  const unpriced = position % UNPRICED_EVERY === 0;
  // A discontinued product keeps an empty price record.
  const prices = inactive ? noPrices : demoPrices(sku, price * factor, fields.unit === 'm' ? 0.0025 : 0.05);
  return {
    ...blankProduct,
    logo_changeable: fields.standard_roll_length === undefined ? null : false,
    ...fields,
    main_sku: sku,
    lookup_sku: `${prefix}${kind.code}${size.code}${colour.code}`,
    description: capitalized([colour.text, kind.text, size.text].filter((text) => text !== 'standard').join(', ')),
    weight_per_unit: Math.round(weight * size.factor * 100) / 100,
    prime_logo_names: fields.logo_changeable ? ['Club crest', 'Sponsor'].slice(0, chance() < 0.5 ? 1 : 2) : [],
    exclusive,
    exclusive_for_company: exclusive && buyer !== undefined ? [buyer] : [],
    status: inactive ? 'Inactive' : 'Active',
    prices: unpriced ? undefined : prices,
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
