export const messages = {
  title: 'company management',
  filterTitle: 'Filter Company',
  searchHint: 'Search companies',
  empty: { title: 'No companies yet', text: 'Create the first.', readonlyText: 'There is nothing to show.' },
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
} as const;

export const formMessages = {
  title: { create: 'add company', edit: 'edit company' },
  submit: { create: 'Create', edit: 'Save' },
  groups: { company: 'Company', address: 'Address', trade: 'Trade' },
  choose: 'Choose',
  fill: 'Fill in',
  correct: 'Correct',
  choices: { loading: 'Loading the choices…', none: 'There is nothing to choose from yet.' },
  currencyFirst: 'Choose a currency first',
  categoryUnavailable: (category: string, currency: string) =>
    `${category} does not exist in ${currency}. Choose another.`,
  categoryStored: (category: string, currency: string) =>
    `${category} is not offered in ${currency} any more. It stays unless you change it.`,
} as const;
