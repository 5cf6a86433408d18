import type { FieldProblem } from '../wire/field-value';

export function problemText(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'too-long':
      return `At most ${count(problem.limit)} characters`;
    case 'list-too-long':
      return `At most ${count(problem.limit)} characters, all entries together`;
    case 'too-many':
      return `At most ${count(problem.limit)} entries`;
    case 'too-large':
      return `At most ${count(problem.limit)}`;
    case 'error-text':
      return `${problem.text} is a spreadsheet error`;
    default:
      return texts[problem.kind];
  }
}

const count = (number: number): string => number.toLocaleString('en');

const texts = {
  unstorable: 'Contains a character that cannot be stored',
  'below-zero': 'Cannot be below 0',
  'not-a-number': 'Digits and a decimal point only, such as 12.5',
  'not-a-list': 'Has to be a list of texts',
  'not-yes-no': 'Has to be YES or NO',
  'not-status': 'Has to be Active or Inactive',
  'not-address': 'An address that begins with https:// or http://',
  'not-email': 'An email address such as name@example.com',
} as const;
