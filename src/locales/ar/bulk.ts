import type { PriceChanges } from '../../upload/reading/change-prices';
import type { BlockRequest } from '../../widgets/prices/block/block.types';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { cellName, prices as texts } from './prices';
import { rule } from './rules';
import { count, isolated, ltr, ofPrices, ofRecords, ofUploads, records } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  paste: 'لصق الأسعار',
  fill: 'تعبئة إلى الأسفل',
  clear: 'تفريغ الخلايا',
  'set-back': 'إرجاع',
  revert: 'تراجع أو إعادة',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  paste: 'أسعار ملصقة',
  fill: 'أسعار معبّأة إلى الأسفل',
  clear: 'أسعار مفرّغة',
  'set-back': 'أسعار مُرجَعة',
  revert: 'أسعار متراجع عنها أو معادة',
} as const satisfies Record<Kind, string>;

const named = (list: readonly string[], most = 5): string =>
  list.length > most ? `${list.slice(0, most).join('؛ ')}؛ و${count(list.length - most)} غيرها` : list.join('؛ ');

const block = {
  title: (kind) => titles[kind],
  uploadName: (kind) => uploadNames[kind],
  facts: (changed, recordCount, unchanged, outside) =>
    [
      `سيتم تغيير ${ofPrices(changed)} في ${ofRecords(recordCount)}`,
      ...(unchanged > 0 ? [`خلايا فيها سعرها أصلًا: ${count(unchanged)}`] : []),
      ...(outside > 0 ? [`قيم خارج هذه الصفحة لن تُستخدم: ${count(outside)}`] : []),
    ].join('؛ '),
  nothing: {
    title: 'لا يتغيّر أي سعر',
    unchanged: 'في الخلايا هذه الأسعار أصلًا.',
    noPrices: 'لا توجد أسعار في هذه الخلايا: لا يمكن هنا تغيير غير خلايا الأسعار.',
    refused: (refused) => named(refused),
  },
  refused: (total) => `خلايا تبقى كما هي: ${count(total)}`,
  which: 'أي الخلايا',
  refusedCell: ({ sku, key, text, reason }) =>
    [
      [isolated(sku), key && ltr(priceLabel(key))].filter(Boolean).join('، '),
      ...(key ? [isolated(text)] : []),
      reason,
    ].join(': '),
  otherSku: (sku) => (sku === '' ? 'الصف الملصق بلا رقم صنف' : `الصف الملصق للصنف ${isolated(sku)}`),
  noSku: 'لم يرسل الخادم قيمة MAIN_SKU',
  comma: {
    title: 'ما معنى الفاصلة؟',
    text: (total) => `أسعار ملصقة فيها فاصلة يمكن قراءتها بطريقتين: ${count(total)}.`,
    decimals: 'قبل المنازل العشرية',
    thousands: 'بين الآلاف',
    refused: 'ليس سعرًا',
    cancel: 'إلغاء',
  },
  stop: 'إيقاف',
  saving: (done, total) => `جارٍ الحفظ: ${count(done)} من ${ofRecords(total)}`,
  savingLabel: 'جارٍ حفظ الأسعار',
  reading: 'جارٍ قراءة الأسعار المحفوظة',
  done: 'تم حفظ الأسعار',
  doneText: (saved, recordCount) => `تم حفظ ${ofPrices(saved)} في ${ofRecords(recordCount)}.`,
  partly: (saved, failures) =>
    `${saved === 0 ? 'لم يُحفظ شيء' : `تم حفظ ${ofPrices(saved)}`}. تعذّر حفظ ${ofRecords(failures.length)}: ${named(failures)}. ما يظهر أدناه غير محفوظ؛ أكّده لإعادة المحاولة.`,
  failure: (sku, reason) => `${isolated(sku)} (${isolated(reason)})`,
  reasons: {
    conflict: 'غيّره شخص آخر في هذه الأثناء',
    deleted: 'تم حذفه في هذه الأثناء',
    unreadable: 'تعذّرت قراءة نسخته الحالية',
    prevented: 'منعته الصفحة',
    stopped: 'تم الإيقاف قبله',
    returned: 'أسعاره المحفوظة غير المعروضة',
  },
  revertTitle: (direction) => (direction === 'undo' ? 'تراجع' : 'إعادة'),
  revertText: (total) => `سيتم إرجاع ${ofPrices(total)}، ما عدا ما تغيّر منذ ذلك الحين.`,
  reverted: (direction, total) =>
    direction === 'undo' ? `تم التراجع عن تغيير ${ofPrices(total)}` : `تمت إعادة تغيير ${ofPrices(total)}`,
  revertedPartly: (direction) => (direction === 'undo' ? 'لم يتم التراجع عن كل شيء' : 'لم تتم إعادة كل شيء'),
  kept: (cells) => `تغيّر منذ ذلك الحين وتُرك كما هو: ${named(cells.map(cellName))}.`,
  notSaved: (failures) => `لم يُحفظ: ${named(failures)}.`,
  missing: (skus) => `تعذّر العثور على: ${named(skus.map(isolated))}.`,
} satisfies Catalogue['block'];

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
const leftPrices = ({ unchanged, text, blank, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [`تساوي السعر الجديد أصلًا: ${count(unchanged)}`] : []),
  ...(text > 0 ? [`تبقى نصوصًا مثل POA: ${count(text)}`] : []),
  ...(blank > 0 ? [`تبقى فارغة: ${count(blank)}`] : []),
  ...(invalid > 0 ? [`تبقى كما هي لأن الناتج أقل من 0 أو كبير جدًا: ${count(invalid)}`] : []),
];

const changePrices = {
  title: 'تغيير الأسعار',
  rows: 'الصفوف',
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
  exampleMore: (more) => `وأسعار أخرى: ${count(more)}`,
  cancel: 'إلغاء',
  preview: 'معاينة التغييرات',
  reading: 'جارٍ قراءة الأسعار المحفوظة.',
  nothingChanges: ({ records: read, prices: found }) =>
    [`لا يتغيّر أي سعر في ${ofRecords(read)}`, ...leftPrices(found)].join('؛ '),
  readFailed: (why) => `تعذّرت قراءة الأسعار المحفوظة. ${isolated(why)}`,
  noColumns: 'لا يوجد في ملف الأسعار المنزَّل من الخادم عمود رقم الصنف الرئيسي (Main SKU)، أو لا توجد فيه أعمدة أسعار.',
  reviewTitle: 'مراجعة التغييرات',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${isolated(name)}: سيتم تغيير ${ofPrices(found.changed)} في ${count(pairs.length)} من ${ofRecords(read)}`,
      ...leftPrices(found),
    ].join('؛ '),
  remainingFacts: (name, left) => `${isolated(name)}: ${records(left)} للمراجعة`,
  parts: (total) => `يتغيّر أكثر من 10,000 سجل: تُرسل في ${ofUploads(total)}، ويمكن التراجع عن الكل معًا.`,
  partName: (name, part, total) => `${name} (${count(part)} من ${count(total)})`,
  stoppedByPage: 'أوقفت الصفحة الرفع. لم يتغيّر شيء.',
  partlyDone: (saved, why) => `تم قبل ذلك تغيير ${ofRecords(saved)}: ${isolated(why)}`,
  remaining: (saved, left) =>
    `${saved === 0 ? 'لم يتغيّر شيء بعد' : `تم تغيير ${ofRecords(saved)} كما في المعاينة`}. سجلات عادت مختلفة لأنها تغيّرت في هذه الأثناء: ${count(left)}. راجعها ثم أكّد.`,
  refusedRow: (sku, column, reason) => `${isolated(sku)}، ${isolated(column)}: ${isolated(reason)}`,
  done: 'تم تأكيد التغييرات!',
  doneText: (changed, recordCount, left) =>
    `تم تغيير ${ofPrices(changed)} في ${ofRecords(recordCount)}${left === 0 ? '' : `، واستبعاد ${ofRecords(left)}`}.`,
} satisfies Catalogue['changePrices'];

export const bulk = { block, changePrices } satisfies Pick<Catalogue, 'block' | 'changePrices'>;
