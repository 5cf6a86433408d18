import { defineMessages } from '../../texts/define-messages';
import { priceLimits } from '../../wire/price-format';
import type { PriceProblem } from '../../wire/price-text';

const { wholeDigits, decimals, characters } = priceLimits;

export const problemMessages = defineMessages('priceProblem', {
  'below-zero': 'Cannot be below 0',
  'too-many-decimals': `At most ${decimals} decimals`,
  'too-large': `At most ${wholeDigits} digits before the point`,
  'too-long': `At most ${characters} characters`,
  'not-plain': 'Digits and a decimal point only, or a text',
} satisfies Record<PriceProblem, string>);
