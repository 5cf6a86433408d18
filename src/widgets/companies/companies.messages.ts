import { entityMessages } from '../../entity/entity.messages';
import { entityFormMessages } from '../../entity/entity-form.messages';
import { defineMessages } from '../../texts/define-messages';
import { companyEntity } from '../../wire/company';

export const messages = defineMessages('companies', {
  ...entityMessages(companyEntity),
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
});

export const formMessages = defineMessages('companyForm', {
  ...entityFormMessages(companyEntity),
  groups: { company: 'Company', address: 'Address', trade: 'Trade' },
  choices: { loading: 'Loading the choices…', none: 'There is nothing to choose from yet.' },
  currencyFirst: 'Choose a currency first',
  categoryUnavailable: (category: string, currency: string) =>
    `${category} does not exist in ${currency}. Choose another.`,
  categoryStored: (category: string, currency: string) =>
    `${category} is not offered in ${currency} any more. It stays unless you change it.`,
});
