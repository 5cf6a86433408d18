import { entityMessages } from '../../entity/entity.messages';
import { defineMessages } from '../../texts/define-messages';
import { productEntity } from '../../wire/product';

export const messages = defineMessages('products', {
  ...entityMessages(productEntity),
  title: 'products management',
  downloaded: 'Products downloaded successfully!',
  downloadFailed: (why: string) => `Failed to download products. ${why}`,
  searchHint: 'Search SKU, group or description',
  empty: {
    title: 'No products yet',
    text: 'Create the first, or upload a sheet.',
    readonlyText: 'There is nothing to show.',
  },
  /** In the question before it is deleted. */
  described: (sku: string) => `product ${sku}`,
  picture: (name: string) => `Picture of ${name}`,
  noPicture: 'The picture could not be loaded.',
  fieldsOfSheet: 'Product fields',
});
