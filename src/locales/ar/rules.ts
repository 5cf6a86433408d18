import { shownNumber } from '../../texts/notation';
import type { CostStep } from '../../wire/cost-rule';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { count, isolated, ltr, quoted, rows as rowsText, times } from './words';

export const rule = {
  rounding: 'التقريب إلى',
  roundings: {
    '0.01': '0.01',
    '0.05': '0.05',
    '0.10': '0.10',
    '1': 'أعداد صحيحة',
    '.95': `نهاية ${ltr('.95')}`,
    '.99': `نهاية ${ltr('.99')}`,
  },
  roundingHint: 'يُقرَّب النصف إلى الأعلى.',
  numberIssues: {
    missing: 'اكتب رقمًا',
    notation: 'أرقام ونقطة عشرية فقط، مثل 2.5',
    unclear: 'يمكن قراءته بطريقتين',
    'not-above-zero': 'يجب أن يكون أكبر من 0',
  },
  takeReading: (number) => `استخدام ${isolated(number)}`,
} satisfies Catalogue['rule'];

const unsigned = (number: string): string => shownNumber(number.replace(/^-/, ''));
const signed = (number: string): string => `${number.startsWith('-') ? '−' : '+'} ${unsigned(number)}`;

/** A step of a sum, as it is written after the value before it. */
function stepText(step: CostStep): string {
  switch (step.kind) {
    case 'vat-out':
      return `ناقص ${unsigned(step.percent)}% ضريبة القيمة المضافة`;
    case 'conversion':
      return `× ${unsigned(step.rate)} (سعر الصرف بتاريخ ${isolated(step.date)})`;
    case 'factor':
      return `× ${unsigned(step.factor)}`;
    case 'amount':
      return ltr(signed(step.amount));
    case 'mark-up':
      return `${ltr(`${signed(step.percent)}%`)} هامش إضافة`;
    case 'series':
      return `× ${unsigned(step.factor)}، ${times(step.times)}`;
    case 'vat-in':
      return `زائد ${unsigned(step.percent)}% ضريبة القيمة المضافة`;
  }
}

const pricesOf = (currency: string, column: string) => `أسعار ${currency} من ${quoted(column)}`;

export const pricing = {
  title: 'الأسعار من التكاليف',
  intro: 'يُحسب كل سعر من تكلفة صفه بهذه الخطوات، وبهذا الترتيب. الخطوات المتروكة فارغة لا تغيّر شيئًا.',
  ruleOf: (column, currency) => pricesOf(currency, column),
  costCurrency: 'عملة التكاليف',
  rate: (from, currency) => `سعر الصرف: ${currency} لكل ${ltr(`1 ${from}`)}`,
  date: 'تاريخ سعر الصرف',
  oldRates: (rates) => (rates === 1 ? 'هل ما زال سعر الصرف هذا صحيحًا؟' : 'هل ما زالت أسعار الصرف هذه صحيحة؟'),
  oldRate: (currency, from, rate, date) =>
    `سعر الصرف ${ltr(`${unsigned(rate)} ${currency}`)} لكل ${ltr(`1 ${from}`)} بتاريخ ${isolated(date)}.`,
  keepRates: (rates) => (rates === 1 ? 'الإبقاء على سعر الصرف' : 'الإبقاء على أسعار الصرف'),
  changeRates: (rates) => (rates === 1 ? 'تغيير سعر الصرف' : 'تغيير أسعار الصرف'),
  vatOut: 'ضريبة القيمة المضافة ضمن التكلفة، %',
  factor: 'المعامل',
  factorHint: 'للشحن أو الجمارك، مثل 1.08',
  amount: 'المبلغ المضاف',
  amountHint: (currency) => `بعملة ${currency}، ولا يُنقل إلى قاعدة عملة أخرى`,
  markupKind: 'هامش إضافة على التكلفة',
  markupKinds: { each: 'لكل مستوى', series: 'كل مستوى من المستوى السابق' },
  markups: 'هامش إضافة كل مستوى، %',
  markupsHint: '60 تعطي سعرًا يساوي التكلفة × 1.60. المستوى المتروك فارغًا لا يُحسب له سعر ويحتفظ بسعره المحفوظ.',
  markupOf: (level) => `المستوى ${levelText(level)}`,
  unusedMarkups: (pasted, lastLevel) =>
    `لم تُستخدم هوامش ملصقة عددها ${count(pasted.length)}، لأن المستوى ${levelText(lastLevel)} هو الأخير: ${pasted.map(ltr).join('، ')}`,
  fillLevels: 'ملء المستويات الفارغة من المستوى السابق',
  clearLevels: 'مسح الكل',
  firstMarkup: 'هامش إضافة المستوى الأول، %',
  seriesFactor: 'المعامل من مستوى إلى مستوى',
  seriesHint: 'مثل 0.97؛ يُحسب من السعر السابق قبل تقريبه',
  vatIn: 'ضريبة القيمة المضافة التي تُضاف، %',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  lowestPrice: 'أدنى سعر مسموح',
  issues: {
    ...rule.numberIssues,
    'not-above-minus-100': `يجب أن يكون أكبر من ${ltr('−100')}`,
    'no-currency': 'ثلاثة أحرف، مثل EUR',
    'no-price': '10 أرقام على الأكثر قبل النقطة و4 بعدها',
  },
  dateMissing: 'اختر تاريخ سعر الصرف',
  example: (row, key) => `مثال: الصف ${count(row)}${key === '' ? '' : `، ${isolated(key)}`}`,
  noExample: 'يظهر حساب الصف الأول هنا حالما تكتمل القاعدة.',
  noCost: 'لم توجد تكلفة في الصفوف الأولى، فلا يوجد مثال.',
  cost: (cost, currency) => `التكلفة ${ltr(`${cost} ${currency}`)}`,
  step: (step, value, isExact) => `${stepText(step)} ${isExact ? '=' : '≈'} ${isolated(value)}`,
  rounded: (price) => `بعد التقريب: ${isolated(price)}`,
  lowest: (price) => `رُفع إلى أدنى سعر: ${isolated(price)}`,
  priceOf: (level, price) => `${ltr(level)}: ${price}`,
  others: (others) => `غيرها: ${others.map(isolated).join(' · ')}`,
  add: (currency, column) => `إضافة ${pricesOf(currency, column)}`,
  remove: 'إزالة',
  removeOf: (column, currency) => `إزالة ${pricesOf(currency, column)}`,
  givenTwice: (twice) =>
    `${twice.slice(0, 3).map(ltr).join('، ')}${twice.length > 3 ? ` و${count(twice.length - 3)} غيرها` : ''}: ${twice.length === 1 ? 'هذا السعر تعطيه' : 'هذه الأسعار تعطيها'} أكثر من قاعدة أو أكثر من عمود.`,
  incomplete: (currency, column, missing) =>
    missing.length === 0
      ? `${pricesOf(currency, column)}: صحّح الحقول المعلَّمة`
      : `${pricesOf(currency, column)}: اكتب ${missing.join('، ')}`,
  rateName: 'سعر الصرف',
  markupsName: 'هامش إضافة واحدًا على الأقل',
  levelsName: 'مستوى واحدًا على الأقل',
  back: 'رجوع',
  preview: 'معاينة',
  pricesFrom: (column, rules) => `الأسعار من ${quoted(column)}: ${isolated(rules)}`,
  partlyCosted: (rows) =>
    `${rowsText(rows)} لها تكلفة في بعض الأعمدة فقط، ولذلك استُبعدت. لإرسال أسعارها، أرسل الملف مرة أخرى بهذا العمود وحده.`,
  changeRules: 'تغيير القواعد',
  costs: 'التكاليف',
  costOf: (column) => `التكلفة (${isolated(column)})`,
  rule: 'القاعدة',
} satisfies Catalogue['pricing'];

export const levels = {
  levels: 'المستويات',
  allLevels: 'الكل',
  noLevels: 'لا شيء',
  levelsMissing: 'اختر مستوى واحدًا على الأقل',
} satisfies Catalogue['levels'];
