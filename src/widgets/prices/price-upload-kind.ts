import { fetchMainSkus } from '../../api/resources/prices';
import { priceUpload } from '../../api/resources/sheet-upload';
import { templateCalls } from '../../api/resources/upload-templates';
import { productLabels } from '../../entity/product-labels.messages';
import { valueText } from '../../upload/review/review-pair';
import type { UploadKind } from '../../upload/session/upload-session.types';
import { loadArticleTable } from './article-table';
import { findSkus } from './find-skus';
import { priceUploadShape } from './price-upload-shape';
import { loadPricedArticles } from './priced-articles';
import { loadProductNumbers, loadStatuses } from './product-numbers';

export const priceUploadKind: UploadKind = {
  shape: priceUploadShape,
  calls: priceUpload,
  loadKeys: async (client) => (await fetchMainSkus(client, 'all')).map(({ MAIN_SKU }) => MAIN_SKU),
  searchKeys: findSkus,
  loadNumbers: loadProductNumbers,
  loadPricedArticles,
  loadArticleTable,
  loadStatuses,
  templateCalls,
  describe: ({ existingData, newData }) => valueText(newData.GROUP_NAME) || valueText(existingData.GROUP_NAME),
  descriptionName: () => productLabels.GROUP_NAME,
};
