/** Every string of the price list, in one place. */
export const messages = {
  title: 'price list',
  downloaded: 'Price downloaded successfully!',
  downloadFailed: (why: string) => `Failed to download prices. ${why}`,
  filterTitle: 'Filter Price',
  loadFilterChoices: 'Load filter choices',
  searchHint: 'Search SKU, group or description',
  empty: { title: 'No prices yet', text: 'Create the first.', readonlyText: 'There is nothing to show.' },
  product: 'Product',
  priceLevels: 'price levels 01–20',
  edit: (sku: string) => `Edit price of ${sku}`,
  remove: (sku: string) => `Delete price of ${sku}`,
  columnsNote: '; prices always are',
  price: 'price',
  of: 'of',
} as const;
