import { defineMessages } from '../../texts/define-messages';
import type { FlagReason } from '../../wire/price-difference';

export const flagReasons = defineMessages<Readonly<Record<FlagReason | 'movedPoint', string>>>('flag', {
  movedPoint: 'A moved decimal point?',
  'to-zero': 'becomes zero.',
  'from-zero': 'was zero.',
  cleared: 'is cleared.',
  'number-to-text': 'was a number and becomes a text.',
  'text-to-number': 'was a text and becomes a number.',
  tenfold: 'becomes about ten times the old value.',
  tenth: 'becomes about a tenth of the old value.',
  hundredfold: 'becomes about a hundred times the old value.',
  hundredth: 'becomes about a hundredth of the old value.',
  'more-than-doubled': 'more than doubles.',
  'large-rise': 'rises by more than half.',
  'large-fall': 'falls by more than half.',
});

const movedPoint: readonly FlagReason[] = ['hundredfold', 'hundredth', 'tenfold', 'tenth'];

/** Why a change is flagged: `reason` completes a sentence that begins with the value's name; `question` may be ''. */
export const flagText = (flag: FlagReason) => ({
  reason: flagReasons[flag],
  question: movedPoint.includes(flag) ? flagReasons.movedPoint : '',
});
