import type { PriceAction, PriceOrigin } from '../../wire/price-history';
import type { Catalogue, PartTexts } from '../catalogue';
import { changes, count, isolated, ltr, ofFiles, ofPrices, ofRecords, ofUploads } from './words';

const actions: Readonly<Record<PriceAction, string>> = {
  created: 'إنشاء',
  changed: 'تغيير',
  deleted: 'حذف',
};

/** Names for what a back end does not send. */
const person = (by: string) => (by === '' ? 'شخص غير معروف' : isolated(by));
const file = (fileName: string) => (fileName === '' ? 'ملف' : isolated(fileName));

const origins: Readonly<Record<PriceOrigin, (fileName: string) => string>> = {
  hand: () => 'يدويًا',
  upload: (fileName) => `برفع ${file(fileName)}`,
  'take-back': (fileName) => (fileName ? `بالتراجع عن رفع ${isolated(fileName)}` : 'بالتراجع عن رفع'),
};

const history = {
  title: (sku) => `سجل أسعار ${isolated(sku)}`,
  level: 'مستوى السعر',
  allLevels: 'كل مستويات السعر',
  changes: 'التغييرات، الأحدث أولًا',
  none: 'لم يُسجَّل أي تغيير',
  noneText: 'تُسجَّل التغييرات من الآن فصاعدًا.',
  noneOfLevel: 'لم يتغيّر مستوى السعر هذا قط',
  noneOfLevelText: 'اختر مستوى آخر، أو كل المستويات.',
  failedNote: 'لم تتأثر الأسعار نفسها.',
  older: 'عرض الأقدم',
  actionBy: (action, by) => (by === '' ? actions[action] : `${actions[action]} بواسطة ${isolated(by)}`),
  person,
  file,
  originOf: (origin, fileName) => (origin === undefined ? '' : origins[origin](fileName)),
  formerly: (sku) => `باسم ${isolated(sku)}`,
  showLevel: (level) => `${ltr(level)}: عرض سجله`,
  setBack: 'إرجاع',
  setBackTo: (level, price) => `إرجاع ${ltr(level)} إلى ${price === undefined ? 'حالة «بلا سعر»' : isolated(price)}`,
  from: 'من',
  to: 'إلى',
  unset: '-',
  columns: { at: 'متى', from: 'من', to: 'إلى', difference: 'الفرق', by: 'بواسطة من وكيف' },
  chart: ({ level, changes: total, hasMore, lowest, highest, current }) =>
    `${ltr(level)} عبر الزمن: ${hasMore ? 'أحدث التغييرات: ' : ''}${changes(total)}، الأدنى ${isolated(lowest)}، الأعلى ${isolated(highest)}، الآن ${isolated(current)}. تضم القائمة أدناه كلًا منها.`,
  now: 'الآن',
  allChanges: 'كل التغييرات',
  allChangesText: 'في أسعار كل أرقام الأصناف، الأحدث أولًا.',
  since: 'تغيّرت منذ',
  noChangeSince: 'لم يتغيّر أي سعر منذ ذلك الحين',
  noChangeSinceText: 'اختر يومًا أسبق، أو لا تختر يومًا.',
  allNotKept: 'لا يحتفظ هذا الخادم بقائمة لكل التغييرات.',
  showSku: (sku) => `${isolated(sku)}: عرض في قائمة الأسعار`,
  download: 'تنزيل',
  stop: 'إيقاف',
  changesRead: (read) => `المقروء حتى الآن: ${changes(read)}`,
  downloaded: (rows, files) => `تم تنزيل تغييرات ${ofPrices(rows)} في ${ofFiles(files)}.`,
  downloadFailed: (why) => `تعذّر تنزيل التغييرات. ${isolated(why)}`,
  fileName: (day, part) => `تغييرات-الأسعار_${day}${part === 1 ? '' : `_${part}`}.xlsx`,
  fileColumns: ['رقم الصنف الرئيسي', 'مستوى السعر', 'من', 'إلى', 'متى', 'بواسطة', 'كيف', 'الملف'],
  how: { hand: 'يدويًا', upload: 'برفع ملف', 'take-back': 'بالتراجع عن رفع' },
  uploads: 'عمليات الرفع السابقة',
  uploadsText: 'الأحدث أولًا. التراجع عن رفع يعيد أسعاره إلى ما كانت عليه قبله.',
  noUploads: 'لا توجد عمليات رفع بعد',
  noUploadsText: 'تظهر الملفات المرفوعة هنا، ويمكن التراجع عنها.',
  counts: ({ created, changed, pending }) =>
    [
      ...(created === undefined ? [] : [`المضاف: ${count(created)}`]),
      ...(changed === undefined ? [] : [`المتغيّر: ${count(changed)}`]),
      ...(pending === undefined || pending === 0 ? [] : [`غير المؤكد: ${count(pending)}`]),
    ].join(' · '),
  readAs: (encoding) => `قُرئ بترميز ${isolated(encoding)}`,
  takeBack: 'التراجع عن الرفع',
  takeBackOf: (fileName, at) => `التراجع عن رفع ${file(fileName)} بتاريخ ${isolated(at)}`,
  takenBack: (by, at) => `تم التراجع عنه${by === '' ? '' : ` بواسطة ${isolated(by)}`}، ${isolated(at)}`,
  nothingChanged: 'لا يوجد ما يُتراجع عنه: لم يغيّر هذا الرفع أي سعر.',
  question: 'هل تريد التراجع عن هذا الرفع؟',
  parts: (uploads) => `هذا الرفع جزء من ${ofUploads(uploads)} لتغيير واحد، ويتم التراجع عن الكل معًا.`,
  effectText: ({ deleted, restored }) =>
    [
      ...(restored > 0 ? [`سيتم إرجاع أسعار ${ofRecords(restored)} إلى ما كانت عليه قبل الرفع.`] : []),
      ...(deleted > 0 ? [`سيتم حذف أسعار ${ofRecords(deleted)} مما أضافه الرفع.`] : []),
    ].join(' '),
  noEffect: 'لا يوجد ما يُتراجع عنه: تغيّر كل سجل بعد الرفع، أو لم يغيّر الرفع أي سجل.',
  changedSinceTitle: (total) => `سجلات تغيّرت بعد الرفع وتبقى كما هي: ${count(total)}`,
  changedSinceNote: () => 'صحّح يدويًا أي سعر خاطئ فيها.',
  affectedRecords: 'ما الذي سيتغيّر',
  changedSinceRecords: 'ما الذي تغيّر منذ ذلك الحين',
  willBe: { created: 'سيُضاف', changed: 'ستُرجَع أسعاره', deleted: 'ستُحذف أسعاره' },
  more: (more) => `سجلات أخرى: ${count(more)}`,
  confirm: (total) => `التراجع عن ${ofRecords(total)}`,
  cancel: 'إلغاء',
  close: 'إغلاق',
  done: (total) => `تم التراجع عن الرفع في ${ofRecords(total)}.`,
  mayBeTakenBack: 'لا يُعرف هل تم التراجع عن الرفع. يظهر أدناه ما سيتغيّر الآن.',
  notKept: 'لا يحتفظ هذا الخادم بسجل الأسعار.',
  noRecord: `تحتاج ${ltr('history()')} إلى سجل مع رقم صنفه، أو إلى معرّف سجل في هذه الصفحة.`,
  noUpload: `تحتاج ${ltr('takeBack()')} إلى معرّف عملية رفع.`,
} satisfies Catalogue['history'];

export const historyTexts: PartTexts['history'] = { history };
