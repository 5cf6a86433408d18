import { defineMessages } from '../texts/define-messages';
import { companyFields } from '../wire/company';
import { type Fields, type KeyOf, mapFields } from '../wire/field';
import { productFields } from '../wire/product';
import { userFields } from '../wire/user';

const labelsOf = <F extends Fields>(fields: F): Readonly<Record<KeyOf<F>, string>> =>
  mapFields(fields, (_, { label }) => label);

/** Labels of the fields, in columns, forms, filters and uploads. */
export const productLabels = defineMessages('productFields', labelsOf(productFields));
export const companyLabels = defineMessages('companyFields', labelsOf(companyFields));
export const userLabels = defineMessages('userFields', labelsOf(userFields));
/** In the form of a user. */
export const userFormLabels = defineMessages(
  'userFormFields',
  mapFields(userFields, (_, { formLabel, label }) => formLabel ?? label),
);
