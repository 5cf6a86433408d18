import type { FlagReason } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';

// Each completes a sentence that begins with the name of a value.
export const flag = {
  movedPoint: 'Komma verrutscht?',
  'to-zero': 'wird null.',
  'from-zero': 'war null.',
  cleared: 'wird geleert.',
  'number-to-text': 'war eine Zahl und wird ein Text.',
  'text-to-number': 'war ein Text und wird eine Zahl.',
  tenfold: 'wird etwa zehnmal so groß.',
  tenth: 'sinkt auf etwa ein Zehntel.',
  hundredfold: 'wird etwa hundertmal so groß.',
  hundredth: 'sinkt auf etwa ein Hundertstel.',
  'more-than-doubled': 'steigt auf mehr als das Doppelte.',
  'large-rise': 'steigt um mehr als die Hälfte.',
  'large-fall': 'sinkt um mehr als die Hälfte.',
} satisfies Catalogue['flag'];

const movedPoint: readonly FlagReason[] = ['hundredfold', 'hundredth', 'tenfold', 'tenth'];

/** Why a change is flagged; `question` may be ''. */
export const flagText = (reason: FlagReason) => ({
  reason: flag[reason],
  question: movedPoint.includes(reason) ? flag.movedPoint : '',
});
