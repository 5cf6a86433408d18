import type { FlagReason } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';

// Each completes a sentence that begins with the name of a value; they need no agreement with it.
export const flag = {
  movedPoint: 'هل انزاحت النقطة العشرية؟',
  'to-zero': 'يصبح صفرًا.',
  'from-zero': 'كان صفرًا.',
  cleared: 'يُفرَّغ.',
  'number-to-text': 'كان رقمًا ويصبح نصًا.',
  'text-to-number': 'كان نصًا ويصبح رقمًا.',
  tenfold: 'يصبح نحو عشرة أضعاف القيمة القديمة.',
  tenth: 'يصبح نحو عُشر القيمة القديمة.',
  hundredfold: 'يصبح نحو مئة ضعف القيمة القديمة.',
  hundredth: 'يصبح نحو جزء من مئة من القيمة القديمة.',
  'more-than-doubled': 'يرتفع إلى أكثر من الضعف.',
  'large-rise': 'يرتفع بأكثر من النصف.',
  'large-fall': 'ينخفض بأكثر من النصف.',
} satisfies Catalogue['flag'];

const movedPoint: readonly FlagReason[] = ['hundredfold', 'hundredth', 'tenfold', 'tenth'];

/** Why a change is flagged; `question` may be ''. */
export const flagText = (reason: FlagReason) => ({
  reason: flag[reason],
  question: movedPoint.includes(reason) ? flag.movedPoint : '',
});
