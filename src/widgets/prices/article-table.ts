import { downloadPrices } from '../../api/resources/prices';
import { products as productCalls } from '../../api/resources/products';
import type { Client } from '../../api/transport/client';
import type { ArticleTable } from '../../upload/missing/missing-articles';
import type { UploadShape } from '../../upload/upload-shape';
import { openReadingInWorker } from '../../upload/worker/remote-reading';
import { fieldOf, isColumn, keysWhere } from '../../wire/field';
import { priceKeys } from '../../wire/price-levels';
import { productFields } from '../../wire/product';
import { priceUploadShape } from './price-upload-shape';
import { productNumberMessages as messages } from './product-numbers.messages';

const rowsPerPage = 2_000;

const fieldKeys = keysWhere(productFields, isColumn).filter((key) => key !== 'MAIN_SKU');

const productShape: UploadShape = {
  name: 'product-fields',
  keyColumn: { ...priceUploadShape.keyColumn, key: 'MAIN_SKU' },
  groups: [
    {
      ...{ name: '', note: '', className: '' },
      columns: fieldKeys.map((key) => {
        const { kind, label } = fieldOf(productFields, key);
        return { key, name: key, label, content: kind === 'number' ? 'number' : 'text', width: 0 };
      }),
    },
  ],
};

/** Downloads what the price list shows of these articles: the products' fields and the stored prices. Rejects with the reason when they cannot be read. */
export async function loadArticleTable(client: Client, keys: readonly string[]): Promise<ArticleTable> {
  const query = { columns: ['MAIN_SKU', ...fieldKeys], page: 1, pageSize: 10, search: '', filters: {} };
  // One after the other: back ends refuse a second download of a user while the first one is made.
  const products = await productCalls.download(client, query);
  const prices = await downloadPrices(client, { search: '', filters: {} });
  const files = { products: new File([products], 'products.xlsx'), prices: new File([prices], 'prices.xlsx') };
  return createArticleTable(files, keys);
}

interface Downloads {
  readonly products: File;
  readonly prices: File;
}

/** The rows of these articles in the lists' own downloads, under their titles. */
export async function createArticleTable(
  { products, prices }: Downloads,
  keys: readonly string[],
): Promise<ArticleTable> {
  const wanted = new Set(keys);
  const [fields, stored] = await Promise.all([
    readCells(products, productShape, wanted),
    readCells(prices, priceUploadShape, wanted),
  ]);
  const textKeys = fieldKeys.filter((key) => fieldOf(productFields, key).kind !== 'number');
  const header = ['MAIN_SKU', ...fieldKeys, ...priceKeys];
  return {
    header,
    rows: keys.map((key) => {
      const cells: Cells = { ...fields.get(key), ...stored.get(key), MAIN_SKU: key };
      return header.map((title) => cells[title] ?? '');
    }),
    textColumns: ['MAIN_SKU', ...textKeys].map((key) => header.indexOf(key)),
  };
}

type Cells = Readonly<Record<string, string>>;

/** The cells of the rows with these keys. */
async function readCells(
  file: File,
  shape: UploadShape,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Cells>> {
  const reading = openReadingInWorker(file, () => {});
  const found = new Map<string, Cells>();
  try {
    const { isMappingComplete } = await reading.open(shape, {});
    if (!isMappingComplete) throw new Error(messages.noColumn(shape.keyColumn.label));
    for (let page = 1; ; page++) {
      const { rows } = await reading.page(page, rowsPerPage, 'all');
      for (const { cells } of rows) if (wanted.has(cells.MAIN_SKU ?? '')) found.set(cells.MAIN_SKU ?? '', cells);
      if (rows.length < rowsPerPage) return found;
    }
  } finally {
    reading.dispose();
  }
}
