import { shownNumber } from '../../texts/notation';
import { type FlagReason, percentText } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';
import { count, isolated, ltr, rows } from './words';

// Each completes a sentence that begins with the name of a value; they need no agreement with it.
const flag = {
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

export const difference = { new: 'جديد', cleared: 'مُفرَّغ', text: 'نص', 'from-zero': 'من 0' } as const;

const otherKinds = { ...difference, text: 'فيها نص' } as const;

export const reviews: Pick<Catalogue, 'flag' | 'review'> = {
  flag,
  review: {
    view: 'طريقة العرض',
    lines: 'أسطر',
    cards: 'بطاقات',
    linesLabel: 'التغييرات، سطر لكل سجل',
    include: 'معتمد',
    difference: 'الفرق',
    orders: {
      'flagged-first': 'المعلَّمة أولًا',
      'greatest-rise': 'أكبر ارتفاع أولًا',
      'greatest-fall': 'أكبر انخفاض أولًا',
    },
    becomes: 'يصبح',
    leftOut: 'مستبعد',
    openCard: (name) => `${isolated(name)}: عرض كل قيمه`,
    flagged: (column, reason) => {
      const text = flagText(reason);
      return `${isolated(column)} ${text.reason}${text.question === '' ? '' : ` ${text.question}`}`;
    },
    sums: 'التغييرات المعتمدة',
    percents: ({ changes, median, least, greatest }) => {
      const [middle, from, to] = [median, least, greatest].map((percent) => ltr(shownNumber(percentText(percent))));
      const times = `${middle} × ${count(changes)}`;
      return from === to ? times : `${times}، من ${from} إلى ${to}`;
    },
    medianHint: 'نصف التغييرات أكبر من الرقم الأول، ونصفها أصغر منه.',
    others: (kind, changes) => `${otherKinds[kind]}: ${count(changes)}`,
    noLines: 'لا توجد صفوف من هذا النوع',
    linesHelp: (lines) =>
      `${rows(lines)}. تنقّل بمفاتيح الأسهم؛ مفتاح المسافة يعتمد السطر أو يستبعده، وEnter على الاسم يعرض كل قيم السجل.`,
  },
};
