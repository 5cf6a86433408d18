import type { Field } from '../../../src/wire/field';
import { type FieldProblem, type FieldValue, type InputValue, parseField } from '../../../src/wire/field-value';
import { priceLimits } from '../../../src/wire/price-format';
import { parsePrice } from '../../../src/wire/price-text';

export type Reading<V> =
  | { readonly kind: 'value'; readonly value: V }
  /** `reason` completes a sentence that begins with the name of the field. */
  | { readonly kind: 'wrong'; readonly reason: string };

export function fieldReading(field: Field, given: InputValue): Reading<FieldValue> {
  const reading = parseField(field, given);
  return reading.kind === 'value' ? reading : { kind: 'wrong', reason: reasonOf(reading.problem) };
}

function reasonOf(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'too-long':
      return `may have ${countText(problem.limit)} characters at most`;
    case 'list-too-long':
      return `may have ${countText(problem.limit)} characters at most, all its items together`;
    case 'too-many':
      return `may have ${countText(problem.limit)} texts at most`;
    case 'too-large':
      return `has to be ${countText(problem.limit)} at most`;
    case 'error-text':
      return `is the spreadsheet error ${problem.text}`;
    default:
      return reasons[problem.kind];
  }
}

const countText = (number: number): string => number.toLocaleString('en');

const reasons = {
  unstorable: 'contains a character that cannot be shown',
  'below-zero': 'is negative',
  'not-a-number': 'has to be a number such as 12.5',
  'not-a-list': 'has to be a list of texts',
  'not-yes-no': 'has to be YES or NO',
  'not-status': 'has to be Active or Inactive',
  'not-address': 'has to be a web address that begins with https:// or http://',
  'not-email': 'has to be an email address such as name@example.com',
} as const;

const wrongPrice = `has to be a number from 0 with at most ${priceLimits.wholeDigits} digits before the point and ${priceLimits.decimals} after it, or a short text such as POA`;

export function priceReading(sent: string | number | null): Reading<string> {
  const price = parsePrice(sent);
  return price.kind === 'price' ? { kind: 'value', value: price.text } : { kind: 'wrong', reason: wrongPrice };
}
