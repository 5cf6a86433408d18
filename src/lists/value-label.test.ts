import { afterEach, expect, it } from 'vitest';
import { setNotation } from '../texts/notation';
import { fieldColumns } from '../ui/table/field-columns';
import { labelsOf } from '../wire/field';
import { type ProductRecord, productFields } from '../wire/product';
import { valueLabelOf } from './value-label';

afterEach(() => setNotation());

const columns = fieldColumns(productFields, labelsOf(productFields), (product: ProductRecord, key) => product[key]);

it.each([
  ['WEIGHT_PER_UNIT', '2.5', '2,5'],
  ['EXCLUSIVE', 'true', 'YES'],
  ['STATUS', 'Active', 'Active'],
  ['PRIME_LOGO_NAMES', 'Ace', 'Ace'],
  ['LEAD_TIME', '2.5 weeks', '2.5 weeks'],
  ['NEW_FIELD', '2.5', '2.5'],
])('A value of %s, %s, has the text of a cell: %s', { tags: 'HC25' }, (key, value, text) => {
  setNotation({ locale: 'de', decimal: ',', group: '.' });
  expect(valueLabelOf(columns)(key, value)).toBe(text);
});
