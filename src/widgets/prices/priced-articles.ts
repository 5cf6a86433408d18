import { downloadPrices, fetchMainSkus } from '../../api/resources/prices';
import type { Client } from '../../api/transport/client';
import type { PricedArticle } from '../../upload/missing/missing-articles';
import { openReadingInWorker } from '../../upload/worker/remote-reading';
import { priceUploadShape } from './price-upload-shape';
import { productNumberMessages as messages } from './product-numbers.messages';

/** Downloads the prices, and returns the articles that have one. Rejects with the reason when they cannot be read. */
export async function loadPricedArticles(client: Client): Promise<readonly PricedArticle[]> {
  const [stored, skus] = await Promise.all([
    downloadPrices(client, { search: '', filters: {} }),
    fetchMainSkus(client, 'all'),
  ]);
  const groups = new Map(skus.map(({ MAIN_SKU, GROUP_NAME }) => [MAIN_SKU, GROUP_NAME]));
  const reading = openReadingInWorker(new File([stored], 'prices.xlsx'), () => {});
  try {
    const { isMappingComplete } = await reading.open(priceUploadShape, {});
    if (!isMappingComplete) throw new Error(messages.noPrices);
    const keys = await reading.listKeys('with-value');
    return keys.map((key) => ({ key, group: groups.get(key) ?? '' }));
  } finally {
    reading.dispose();
  }
}
