import { defineMessages } from '../../texts/define-messages';

export const productNumberMessages = defineMessages('productNumbers', {
  noColumn: (label: string) => `the download of the products has no column ${label}, or no products`,
  noPrices: 'The download of the prices has no column Main SKU, or no prices.',
});
