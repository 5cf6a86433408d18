import type { PriceChanges } from '../../upload/reading/price-changes';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { prices as texts } from './prices';
import { rule } from './rules';
import { count, isolated, ltr, ofPrices, ofRecords, ofUploads, quoted, records } from './words';

const methods = {
  'raise-percent': 'زيادة بنسبة مئوية',
  'lower-percent': 'خفض بنسبة مئوية',
  'raise-amount': 'زيادة بمبلغ',
  'lower-amount': 'خفض بمبلغ',
  fixed: 'توحيد على سعر واحد',
  level: 'أخذ السعر من مستوى آخر',
  currency: 'أخذ السعر من العملة الأخرى',
} as const satisfies Record<Method, string>;

const numberLabels = {
  'raise-percent': 'النسبة المئوية',
  'lower-percent': 'النسبة المئوية',
  'raise-amount': 'المبلغ',
  'lower-amount': 'المبلغ',
  fixed: 'السعر',
  level: 'المعامل',
  currency: 'سعر الصرف',
} as const satisfies Record<Method, string>;

/** Prices that a rule left as they are, by reason. */
const leftPrices = ({ unchanged, text, blank, noBasis, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [`تساوي السعر الجديد أصلًا: ${count(unchanged)}`] : []),
  ...(text > 0 ? [`تبقى نصوصًا مثل POA: ${count(text)}`] : []),
  ...(blank > 0 ? [`تبقى فارغة: ${count(blank)}`] : []),
  ...(noBasis > 0 ? [`تبقى كما هي لأن السعر الذي تُحسب منه نص أو فارغ: ${count(noBasis)}`] : []),
  ...(invalid > 0 ? [`تبقى كما هي لأن الناتج أقل من 0 أو كبير جدًا: ${count(invalid)}`] : []),
];

export const changePrices = {
  title: 'تغيير الأسعار',
  rows: 'الصفوف',
  rowsGone: 'لم تعد الصفوف التي كُتبت لها هذه القاعدة محددة. اختر الصفوف.',
  rowOptions: {
    selected: (total) => `الصفوف المحددة: ${count(total)}`,
    filtered: (total) => (total === undefined ? 'القائمة بعد التصفية' : `القائمة بعد التصفية: ${records(total)}`),
    all: (total) => (total === undefined ? 'كل الأسعار' : `كل الأسعار: ${records(total)}`),
  },
  currency: 'العملة',
  levelOf: (currency, level) => ltr(`SP - ${currency} - ${levelText(level)}`),
  method: 'التغيير',
  methods,
  number: (method, currency) =>
    method === 'currency'
      ? `سعر الصرف: ${currency} لكل ${ltr(`1 ${currency === 'AUD' ? 'USD' : 'AUD'}`)}`
      : numberLabels[method],
  numberIssues: { ...rule.numberIssues, 'over-100': 'لا يزيد على 100', ...texts.priceProblem },
  sourceLevel: 'من المستوى',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  fixedHint: 'رقم من 0 فأكثر، أو نص قصير مثل POA.',
  stayHint: 'النص مثل POA والسعر الفارغ يبقيان كما هما.',
  example: (sku) => `مثال: ${isolated(sku)}`,
  noExample: 'يظهر مثال هنا حالما يكتمل النموذج.',
  exampleStays: (sku) => `ليس في ${isolated(sku)} سعر يتغيّر.`,
  exampleChange: (level, from, to) => `${ltr(level)}: ${ltr(`${from} → ${to}`)}`,
  exampleMore: (more) => `وأسعار أخرى: ${count(more)}`,
  cancel: 'إلغاء',
  preview: 'معاينة التغييرات',
  readings: {
    running: 'جارٍ قراءة الأسعار المحفوظة.',
    outdated: 'تغيّرت القاعدة. عايِن التغييرات من جديد.',
  },
  nothingChanges: ({ records: read, prices: found }) =>
    [`لا يتغيّر أي سعر في ${ofRecords(read)}`, ...leftPrices(found)].join('؛ '),
  readFailed: (why) => `تعذّرت قراءة الأسعار المحفوظة. ${isolated(why)}`,
  noColumns: 'لا يوجد في ملف الأسعار المنزَّل من الخادم عمود رقم الصنف الرئيسي (Main SKU)، أو لا توجد فيه أعمدة أسعار.',
  notFiltered: (read, listed) =>
    `في الملف المنزَّل ${ofRecords(read)}، وفي القائمة ببحثها وعوامل تصفيتها ${count(listed)}. أعد المعاينة؛ فإن بقي الأمر فالخادم لا يصفّي الملف: اختر الصفوف بدلًا من ذلك، وأخبر من يدير الخادم.`,
  reviewTitle: 'مراجعة التغييرات',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${isolated(name)}: سيتم تغيير ${ofPrices(found.changed)} في ${count(pairs.length)} من ${ofRecords(read)}`,
      ...leftPrices(found),
    ].join('؛ '),
  remainingFacts: (name, left) => `${isolated(name)}: ${records(left)} للمراجعة`,
  parts: (total) => `يتغيّر أكثر من 10,000 سجل: تُرسل في ${ofUploads(total)}، ويمكن التراجع عن الكل معًا.`,
  stoppedByPage: 'أوقفت الصفحة الرفع. لم يتغيّر شيء.',
  partlyDone: (saved, why) => `تم قبل ذلك تغيير ${ofRecords(saved)}: ${isolated(why)}`,
  remaining: (saved, left) =>
    `${saved === 0 ? 'لم يتغيّر شيء بعد' : `تم تغيير ${ofRecords(saved)} كما في المعاينة`}. سجلات عادت مختلفة لأنها تغيّرت في هذه الأثناء: ${count(left)}. راجعها ثم أكّد.`,
  interrupted: ({ name, saved, left, isUnknown }) =>
    saved === 0 && !isUnknown
      ? `لم يُحفظ شيء من ${quoted(name)} حين أُغلقت الصفحة أو انتهت الجلسة.`
      : `توقّف ${quoted(name)} حين أُغلقت الصفحة أو انتهت الجلسة. ما تغيّر: ${records(saved)}. ${isUnknown ? 'ما لا يُعرف أمره' : 'ما لم يتغيّر'}: ${records(left)}. تعرض «عمليات الرفع السابقة»، إن كانت في القائمة، ما تغيّر وتتيح التراجع عنه: انظر فيها أو في الأسعار قبل تغييرها من جديد.`,
  done: 'تم تأكيد التغييرات!',
  doneText: (changed, recordCount, left) =>
    `تم تغيير ${ofPrices(changed)} في ${ofRecords(recordCount)}${left === 0 ? '' : `، واستبعاد ${ofRecords(left)}`}.`,
} satisfies Catalogue['changePrices'];
