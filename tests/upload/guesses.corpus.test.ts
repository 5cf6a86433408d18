import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mapSuggestedKey } from '../../src/upload/mapping/suggest-key';
import { createReading } from '../../src/upload/reading/reading';
import { corpus } from '../selection';
import { priceShape } from './price-shape';

interface Truth {
  readonly file: string;
  readonly header: number;
  /** Position of the column whose values name the articles; `undefined` where no column does, or a person has to say which. */
  readonly sku: number | undefined;
}

/** What a person chooses in each list. */
const lists: readonly Truth[] = [
  { file: 'real/ZionShaul_sample-monthly.xlsx', header: 0, sku: 2 },
  { file: 'real/bavRepository_pricelist.xls', header: 0, sku: 0 },
  { file: 'real/hennedzi_pricelist.xls', header: 0, sku: 0 },
  { file: 'real/medusajs_exported-products-semicolon.csv', header: 0, sku: 27 },
  { file: 'real/medusajs_prices-with-region.csv', header: 0, sku: 27 },
  // Its domain names are not article codes.
  { file: 'real/namewiz_unified-create-prices.csv', header: 0, sku: undefined },
  { file: 'real/shopifypartners_apparel.csv', header: 0, sku: 0 },
  // Its medicines are named by two columns.
  { file: 'real/sumteck_price_list.xlsx', header: 0, sku: undefined },
  { file: 'real/vendure-ecommerce_products.csv', header: 0, sku: 7 },
  // Its parts are named by their role, such as “Laser”.
  { file: 'real/xianliWang30_price_list.xlsx', header: 0, sku: undefined },
  { file: 'awkward/xls_sj_phpexcel_bad_cfb_dir.xls', header: 0, sku: 2 },
  { file: 'awkward/xlsx_cal_minimal_package.xlsx', header: 2, sku: 0 },
  { file: 'awkward/xls_poi_59830.xls', header: 2, sku: undefined },
  { file: 'awkward/xls_poi_testEXCEL_3.xls', header: 2, sku: undefined },
];

async function guessOf({ file }: Truth, known?: ReadonlySet<string>) {
  const name = file.replace(/^.*\//, '');
  const read = createReading(await openAsBlob(join(corpus, file)), name, () => {});
  const { columns, header, firstRows } = await read.open(priceShape, {});
  const rows = firstRows.slice(header + 1).map(({ cells }) => cells);
  const key = mapSuggestedKey(columns, 'MAIN_SKU', known, rows).find((column) => column.key === 'MAIN_SKU');
  return { file, header, sku: key?.index };
}

test('header and SKU column of real lists are guessed', { tags: 'QC50' }, async () => {
  expect(await Promise.all(lists.map((list) => guessOf(list)))).toEqual(lists);
});

test('a quantity that is a known SKU makes no column the SKU', { tags: 'QC81' }, async () => {
  expect(await Promise.all(lists.map((list) => guessOf(list, new Set(['75']))))).toEqual(lists);
});
