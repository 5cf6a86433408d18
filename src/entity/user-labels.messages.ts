import { defineMessages } from '../texts/define-messages';
import { labelsOf, mapFields } from '../wire/field';
import { userFields } from '../wire/user';

/** Labels of the fields, in columns. */
export const userLabels = defineMessages('userFields', labelsOf(userFields));

/** Labels of the fields in the form. */
export const userFormLabels = defineMessages(
  'userFormFields',
  mapFields(userFields, (_, { formLabel, label }) => formLabel ?? label),
);
