export const messages = {
  title: 'products management',
  downloaded: 'Products downloaded successfully!',
  downloadFailed: (why: string) => `Failed to download products. ${why}`,
  filterTitle: 'Filter Product',
  searchHint: 'Search SKU, group or description',
  empty: {
    title: 'No products yet',
    text: 'Create the first, or upload a sheet.',
    readonlyText: 'There is nothing to show.',
  },
  edit: (sku: string) => `Edit product ${sku}`,
  remove: (sku: string) => `Delete product ${sku}`,
  product: 'product',
  picture: (name: string) => `Picture of ${name}`,
  noPicture: 'The picture could not be loaded.',
  fieldsOfSheet: 'Product fields',
} as const;
