import type { FlagReason } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';

// Each completes a sentence that begins with the name of a value.
export const flag = {
  movedPoint: '是否小数点错位？',
  'to-zero': '变为零。',
  'from-zero': '原为零。',
  cleared: '被清空。',
  'number-to-text': '由数字变为文本。',
  'text-to-number': '由文本变为数字。',
  tenfold: '变为原值的约十倍。',
  tenth: '变为原值的约十分之一。',
  hundredfold: '变为原值的约一百倍。',
  hundredth: '变为原值的约百分之一。',
  'more-than-doubled': '增加到原值的两倍以上。',
  'large-rise': '增幅超过 50%。',
  'large-fall': '降幅超过 50%。',
} satisfies Catalogue['flag'];

const movedPoint: readonly FlagReason[] = ['hundredfold', 'hundredth', 'tenfold', 'tenth'];

/** Why a change is flagged; `question` may be ''. */
export const flagText = (reason: FlagReason) => ({
  reason: flag[reason],
  question: movedPoint.includes(reason) ? flag.movedPoint : '',
});
