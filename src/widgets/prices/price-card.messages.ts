import { defineMessages } from '../../texts/define-messages';

export const priceCardMessages = defineMessages('priceCard', {
  label: 'Prices and product',
  prices: 'Prices',
  level: 'Level',
  noPrice: 'no price',
  noPrices: 'This product has no prices.',
});
