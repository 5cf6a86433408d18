import { defineMessages } from '../../texts/define-messages';
import { priceLimits } from '../../wire/price-format';
import { pricesPerCurrency } from '../../wire/price-levels';
import { problemMessages } from './price-problem.messages';

const { decimals, characters } = priceLimits;

export const formMessages = defineMessages('priceForm', {
  title: { create: 'add price', edit: 'edit price' },
  submit: { create: 'Create', edit: 'Save' },
  mainSku: 'Main_SKU',
  mainSkuPlaceholder: 'Choose a SKU',
  mainSkuFixed: 'Cannot change once the price exists',
  skus: { loading: 'Loading the SKUs…', none: 'Every SKU has a price already: edit that one.' },
  group: 'Group',
  groupEmpty: 'Follows from the SKU',
  noPrices: (currency: string) => `No ${currency} prices`,
  addPrice: 'Add price',
  addPriceTo: (currency: string) => `Add price in ${currency}`,
  allUsed: `All ${pricesPerCurrency} prices are in use`,
  count: (used: number) => `${used} of ${pricesPerCurrency}`,
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string, price: string) => `${label} (${price}) was removed.`,
  undo: 'Undo',
  keys: 'Delete in an empty price removes it.',
  hint: `A number from 0 with up to ${decimals} decimals, or a short text such as POA (${characters} characters).`,
  gaps: 'Some price levels of this record are empty. On saving, the prices after them move up to fill the gaps.',
  storedHint: 'Stays as it is unless you change it.',
  problems: problemMessages,
  unclear: 'Can be read in two ways',
  use: (price: string) => `Use ${price}`,
  verbs: { choose: 'Choose', correct: 'Correct', fill: 'Fill or remove' },
});
