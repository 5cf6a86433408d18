import { shownNumber } from '../../texts/notation';
import { percentText } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count, isolated, ltr, rows } from './words';

export const difference = { new: 'جديد', cleared: 'مُفرَّغ', text: 'نص', 'from-zero': 'من 0' } as const;

const otherKinds = { ...difference, text: 'فيها نص' } as const;

export const reviews: Pick<Catalogue, 'review'> = {
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
      return from === to
        ? `${middle} × ${count(changes)}`
        : `من ${from} إلى ${to} × ${count(changes)}، الوسيط ${middle}`;
    },
    medianHint: 'نصف التغييرات أكبر من الوسيط، ونصفها أصغر منه.',
    others: (kind, changes) => `${otherKinds[kind]}: ${count(changes)}`,
    noLines: 'لا توجد صفوف من هذا النوع',
    linesHelp: (lines) =>
      `${rows(lines)}. تنقّل بمفاتيح الأسهم؛ مفتاح المسافة يعتمد السطر أو يستبعده، وEnter على الاسم يعرض كل قيم السجل.`,
  },
};
