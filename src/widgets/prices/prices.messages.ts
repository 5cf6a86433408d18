import { defineMessages } from '../../texts/define-messages';

export const messages = defineMessages('prices', {
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
  history: 'History',
  historyOf: (sku: string) => `Price history of ${sku}`,
  historyOff: 'This needs the attribute price-history.',
  allChanges: 'All changes',
  uploads: 'Past uploads',
  changePrices: 'Change prices…',
  notSaved: 'not saved',
  /** Ends the sentence about the columns that can be chosen. */
  columnsNote: '; prices always are',
  /** In the question before it is deleted. */
  described: (id: string, sku: string) => `price ${id} of ${sku}`,
});
