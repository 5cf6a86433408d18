import { noPrices } from '../db/price-columns';
import { demoFamilies, type Family, type Variant } from './demo-families';
import type { PictureOf } from './demo-pictures';
import { demoPrices, randomOf } from './demo-prices';
import type { SeedRow } from './insert-rows';

/** Every 45th product is exclusive to one customer. */
const EXCLUSIVE_EVERY = 45;
/** Every 7th product has no price, so that there are prices to create. */
const UNPRICED_EVERY = 7;

/** The demo's products with their prices, the same on every machine. Companies are named in turn as exclusive buyers. */
export function* demoCatalogue(companies: readonly string[], pictureOf: PictureOf = () => ''): Generator<SeedRow> {
  let position = 0;
  for (const family of demoFamilies) {
    for (const kind of family.kinds) {
      for (const size of family.sizes) {
        for (const colour of family.colours) {
          position += 1;
          const row = demoRow(family, { kind, size, colour }, position, companies);
          yield { ...row, image_url: pictureOf(family, colour) };
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
  family: Family,
  { kind, size, colour }: Readonly<Record<'kind' | 'size' | 'colour', Variant>>,
  position: number,
  companies: readonly string[],
): SeedRow {
  const sku = [family.prefix, kind.code, size.code, colour.code].join('-');
  const chance = randomOf(sku);
  const factor = kind.factor * size.factor * colour.factor;
  const inactive = chance() < 0.05;
  const exclusive = position % EXCLUSIVE_EVERY === 0;
  const buyer = companies[(position / EXCLUSIVE_EVERY) % companies.length];
  return {
    main_sku: sku,
    group_name: family.group,
    lookup_sku: `${family.prefix}${kind.code}${size.code}${colour.code}`,
    description: capitalised([colour.text, kind.text, size.text].filter((text) => text !== 'standard').join(', ')),
    unit: family.unit,
    unit_size: family.unitSize,
    standard_roll_length: family.rollLength ?? null,
    crowned_strip_length: family.stripLength ?? null,
    weight_per_unit: Math.round(family.weight * size.factor * 100) / 100,
    order_quantity: family.order,
    lead_time: family.leadTime,
    application_group: [...family.applications],
    sub_group: family.subGroup,
    logo_changeable: family.takesLogo ?? (family.rollLength === undefined ? null : false),
    prime_logo_names: family.takesLogo ? ['Club crest', 'Sponsor'].slice(0, chance() < 0.5 ? 1 : 2) : [],
    exclusive,
    exclusive_for_company: exclusive && buyer !== undefined ? [buyer] : [],
    status: inactive ? 'Inactive' : 'Active',
    image_url: '',
    prices: pricesOf(family, sku, family.price * factor, position, inactive),
  };
}

function pricesOf(family: Family, sku: string, price: number, position: number, inactive: boolean): SeedRow['prices'] {
  if (position % UNPRICED_EVERY === 0) return undefined;
  // A discontinued product keeps an empty price record.
  if (inactive) return noPrices;
  return demoPrices(sku, price, family.unit === 'm' ? 0.0025 : 0.05);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
