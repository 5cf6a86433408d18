import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCsvSeed } from '../../demo/server/seed/csv-seed';
import { corpus } from '../selection';

describe('A product list', () => {
  it('is parsed from the export of a shop', async () => {
    const vendure = await readCsvSeed(join(corpus, 'real', 'vendure-ecommerce_products.csv'));
    expect(vendure.rows).toHaveLength(86);
    const laptop = vendure.rows.find(({ main_sku }) => main_sku === 'L2201516');
    expect(laptop).toMatchObject({ description: 'Laptop, 15 inch, 16GB', group_name: 'Electronics' });
    expect(laptop?.prices?.aud[0]).toBe('2299');

    const shopify = await readCsvSeed(join(corpus, 'real', 'shopifypartners_apparel.csv'));
    expect(shopify.rows.map(({ main_sku }) => main_sku)).toContain('CLASSIC-VARSITY-TOP-SMALL');
    expect(shopify.notes).toContain('SKUs generated from handle or name and variant, as there was none: 22.');

    const medusa = await readCsvSeed(join(corpus, 'real', 'medusajs_exported-products-semicolon.csv'));
    expect(medusa.rows[0]?.prices?.usd[0]).toBe('100');
  });
});
