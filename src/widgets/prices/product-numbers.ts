import { products } from '../../api/resources/products';
import type { Client } from '../../api/transport/client';
import type { ProductNumbers } from '../../upload/reading/match-keys';
import type { UploadShape } from '../../upload/upload-shape';
import { type DisposableReading, openReadingInWorker } from '../../upload/worker/remote-reading';
import { isProductKey, productFields } from '../../wire/product';
import { productNumberMessages as messages } from './product-numbers.messages';

const productsPerPage = 2_000;

/**
 * Downloads the products with one of their fields, by which the articles of a file can be matched. Rejects with the reason
 * when they cannot be read. `report` is called with the number of products read so far.
 */
export async function loadProductNumbers(
  client: Client,
  field: string,
  report: (products: number) => void,
): Promise<ProductNumbers> {
  const { label } = isProductKey(field) ? productFields[field] : { label: field };
  report(0);
  const query = { columns: ['MAIN_SKU', field], page: 1, pageSize: 10, search: '', filters: {} };
  const stored = await products.download(client, query);
  const reading = openReadingInWorker(new File([stored], 'products.xlsx'), () => {});
  try {
    const { isMappingComplete } = await reading.open(shapeWithField(field, label), {});
    if (!isMappingComplete) throw new Error(messages.noColumn(label));
    return { field, numbers: await readNumbers(reading, field, report) };
  } finally {
    reading.dispose();
  }
}

/** Downloads the status of each product, by its Main SKU. Rejects with the reason when it cannot be read. */
export async function loadStatuses(client: Client): Promise<ReadonlyMap<string, string>> {
  // The status is read as the products' numbers are: a text of each product.
  const { numbers } = await loadProductNumbers(client, 'STATUS', () => {});
  return new Map(numbers.map(([status, sku]) => [sku, status]));
}

async function readNumbers(reading: DisposableReading, field: string, report: (products: number) => void) {
  const numbers: (readonly [string, string])[] = [];
  for (let page = 1; ; page++) {
    const { rows } = await reading.page(page, productsPerPage, 'all');
    for (const { cells } of rows) numbers.push([cells[field] ?? '', cells.MAIN_SKU ?? '']);
    report(numbers.length);
    if (rows.length < productsPerPage) return numbers;
  }
}

const shapeWithField = (field: string, label: string): UploadShape => ({
  name: 'product-numbers',
  keyColumn: {
    key: 'MAIN_SKU',
    name: productFields.MAIN_SKU.label,
    label: productFields.MAIN_SKU.label,
    content: 'key',
    width: 0,
  },
  groups: [
    { name: '', note: '', className: '', columns: [{ key: field, name: label, label, content: 'text', width: 0 }] },
  ],
});
