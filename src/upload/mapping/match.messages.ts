import { defineMessages } from '../../texts/define-messages';

export const matchMessages = defineMessages('match', {
  label: (key: string) => `Find the ${key} by`,
  key: (key: string) => `${key}: the file has our numbers`,
  field: (label: string) => `${label} of the product`,
  hint: (label: string, key: string) =>
    `Choose below which column of the file has the ${label}. Each is replaced by the ${key} of the one product that has it; the products are read for this.`,
  failed: (label: string, reason: string) =>
    `The products could not be read to find them by ${label} (${reason}). Preview tries again.`,
  reading: (products: number) =>
    products === 0 ? 'Reading the products' : `Reading the products: ${products.toLocaleString('en')} so far`,
  written: 'In the file',
  suppliersNumber: 'Supplier’s number',
});
