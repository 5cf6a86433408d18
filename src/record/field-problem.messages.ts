import { defineMessages } from '../texts/define-messages';

const count = (number: number): string => number.toLocaleString('en');

/** Why the value of a field cannot be saved. */
export const fieldProblemMessages = defineMessages('fieldProblem', {
  'too-long': (limit: number) => `At most ${count(limit)} characters`,
  'list-too-long': (limit: number) => `At most ${count(limit)} characters, all entries together`,
  'too-many': (limit: number) => `At most ${count(limit)} entries`,
  'too-large': (limit: number) => `At most ${count(limit)}`,
  'error-text': (text: string) => `${text} is a spreadsheet error`,
  unstorable: 'Contains a character that cannot be stored',
  'below-zero': 'Cannot be below 0',
  'not-a-number': 'Digits and a decimal point only, such as 12.5',
  'not-a-list': 'Has to be a list of texts',
  'not-yes-no': 'Has to be YES or NO',
  'not-status': 'Has to be Active or Inactive',
  'not-address': 'An address that begins with https:// or http://',
  'not-email': 'An email address such as name@example.com',
});
