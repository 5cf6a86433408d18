import { defineMessages } from '../texts/define-messages';
import type { Rounding } from '../wire/rounding';

/** Texts of the forms for rules that calculate prices. */
export const ruleMessages = defineMessages('rule', {
  rounding: 'Round to',
  roundings: {
    '0.01': '0.01',
    '0.05': '0.05',
    '0.10': '0.10',
    '1': 'Whole numbers',
    '.95': 'Ending .95',
    '.99': 'Ending .99',
  } satisfies Record<Rounding, string>,
  roundingHint: 'Half is rounded up.',
  numberIssues: {
    missing: 'Type a number',
    notation: 'Digits and a decimal point only, such as 2.5',
    unclear: 'Can be read in two ways',
    'not-above-zero': 'Has to be above 0',
  },
  takeReading: (number: string) => `Use ${number}`,
});
