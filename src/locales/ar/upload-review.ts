import type { Catalogue } from '../catalogue';
import { exclusionReasons } from './preview';
import { difference } from './review';
import { duplicateChoices, reading } from './upload';
import {
  bigChanges,
  changes,
  count,
  isolated,
  ltr,
  ofBigChanges,
  ofChanges,
  ofPrices,
  ofValues,
  quoted,
  rows,
} from './words';

const upload = {
  ...reading,
  asLastTime: (kinds, chosen) =>
    `الاستبعاد كالمرة السابقة${kinds.length === 0 ? '' : ': '}${kinds.map(({ kind, rows: total }) => `${rows(total)} (${exclusionReasons[kind]}${kind === 'duplicate' && chosen ? `: ${duplicateChoices[chosen]}` : ''})`).join('، ')}`,
  mappingTitle: 'ربط الأعمدة',
  headerRow: 'صف العناوين',
  noHeaderRow: 'لا يوجد: الصف الأول كغيره من الصفوف',
  noHeaderNote:
    'يُقرأ الملف بلا صف عناوين: يُرسل صفه الأول أيضًا، وتُسمّى الأعمدة بحروفها. إذا كان في الصف الأول أسماء الأعمدة، فاختره أعلاه.',
  fillDown: (column) => `ملء الخلايا الفارغة في ${quoted(column)} بالقيمة التي فوقها`,
  headerRowOption: (row, text) => `الصف ${count(row)}: ${isolated(text)}`,
  mappingIntro: (name, hasHeader) =>
    `حدّد ما تمثّله أعمدة ${isolated(name)}.${hasHeader ? ' يُحفظ الاختيار للملفات التي لها صف العناوين نفسه.' : ''}`,
  mappingMissing: (key) =>
    key === undefined ? 'حدّد ما يمثّله عمود آخر على الأقل.' : `المطلوب ${quoted(key)} وعمود آخر على الأقل.`,
  mappingDuplicates: (names) =>
    `اختير لعمودين: ${names.map(isolated).join('، ')}. اجعل أحدهما «غير مستخدم» أو شيئًا آخر.`,
  mappingKeyTwice: (key) =>
    `اختير ${quoted(key)} لعمودين. إذا كان العمودان يكوّنان هذه القيمة معًا، فحدّد أعلاه خيار تكوينها من عمودين، وإلا فاجعل أحدهما «غير مستخدم».`,
  skuParts: (key) => `تكوين ${quoted(key)} من عمودين، مثل الصنف واللون`,
  skuPart: (key, part) => `${isolated(key)}: الجزء ${part === 1 ? 'الأول' : 'الثاني'}`,
  skuJoiner: 'الفاصل بينهما',
  skuJoiners: {
    '-': 'شرطة',
    ' ': 'مسافة',
    _: 'شرطة سفلية',
    '/': 'شرطة مائلة',
    '.': 'نقطة',
    '': 'لا شيء',
  },
  skuExample: (example) => `مثلًا ${isolated(example)}`,
  skuPartsEqual: (key) => `${isolated(key)}: اختر عمودين مختلفين.`,
  notUsed: 'غير مستخدم',
  partOf: (key) => `جزء من ${quoted(key)}`,
  column: 'عمود الملف',
  columnPlace: (letters: string) => `العمود ${letters}`,
  firstValues: 'القيم الأولى',
  standsFor: 'يمثّل',
  offer: 'ربما',
  offerOf: (price, name) => `استخدام ${quoted(name)} بوصفه ${ltr(price)}`,
  standsForLabel: (name) => `${quoted(name)} يمثّل`,
  costChoice: 'التكلفة: الأسعار من هذا العمود',
  unitChoice: 'وحدة السعر: عدد القطع لكل سعر',
  offerCosts: 'الأسعار من هذا العمود',
  offerCostsOf: (name) => `الأسعار من هذا العمود، ${isolated(name)}`,
  setPrices: 'الأسعار من التكاليف',
  useMapping: 'معاينة',
  back: 'رجوع',
  reviewTitle: 'معالجة التكرارات',
  reviewFacts: (fileName, created, unchanged, pairs) =>
    `${isolated(fileName)}: ${[
      ...(created === undefined ? [] : [`الصفوف المضافة: ${count(created)}`]),
      ...(unchanged === undefined ? [] : [`بلا تغيير: ${count(unchanged)}`]),
      `مختلفة عن المحفوظ: ${count(pairs)}`,
    ].join('، ')}`,
  preparingReview: 'جارٍ مقارنة الصفوف',
  pairsShown: 'الصفوف المعروضة',
  all: 'الكل',
  flaggedFilter: 'المعلَّمة',
  leftOutFilter: 'المستبعدة',
  takeAll: 'اعتماد الكل',
  leaveAllOut: 'استبعاد الكل',
  keyboardHelp:
    'السهمان لأعلى ولأسفل ينقلان من صف إلى صف، والسهمان لليمين ولليسار من تغيير إلى تغيير؛ ومفتاح المسافة يعتمد أو يستبعد.',
  include: (name) => `اعتماد تغييرات ${isolated(name)}`,
  takeChange: (column, from, to) =>
    `اعتماد ${isolated(column)}: من ${from === '' ? 'فارغ' : isolated(from)} إلى ${to === '' ? 'فارغ' : isolated(to)}`,
  changesOf: (name) => `تغييرات ${isolated(name)}`,
  changed: (changed) => `المتغيّر: ${count(changed)}`,
  partly: (taken, all) => `المعتمد ${count(taken)} من ${ofChanges(all)}`,
  leftOut: 'مستبعد',
  unchanged: (cells) => `بلا تغيير: ${count(cells)}`,
  existing: 'الحالي',
  newRow: 'الجديد',
  record: 'الصف',
  difference,
  none: '-',
  taken: (pairs, allPairs, taken, allChanges) =>
    `الصفوف المعتمدة: ${count(pairs)} من ${count(allPairs)} · التغييرات المعتمدة: ${count(taken)} من ${count(allChanges)}`,
  flaggedCount: (flagged) => `${bigChanges(flagged)}، مع طلب تأكيد ثانٍ`,
  confirm: 'تأكيد التغييرات',
  nothingTaken: 'اعتمد تغييرًا واحدًا على الأقل، أو ألغِ',
  confirming: 'جارٍ حفظ التغييرات.',
  askTitle: (big) => `هل تريد تأكيد ${ofBigChanges(big)}؟`,
  askText: (big) => `قيم معتمدة تتغيّر بأكثر من النصف، أو من الصفر أو إليه، أو بين رقم ونص، أو تُفرَّغ (${count(big)}):`,
  askConfirm: (big, all) =>
    big === all ? `تأكيد ${ofBigChanges(big)}` : `تأكيد ${ofChanges(all)}، الكبير منها ${count(big)}`,
  askMore: (more) => `و${count(more)} غيرها`,
  askBack: 'مراجعة من جديد',
  discardTitle: 'هل تريد ترك المراجعة؟',
  discardText: (created) =>
    `${created ? `سبق حفظ الصفوف الجديدة، وعددها ${count(created)}. ` : ''}لن يُحفظ أي من التغييرات المعروضة هنا، وستفقد اختياراتك.`,
  discardUnknownText: 'لا يُعرف هل حُفظت التغييرات التي أكّدتها. ستفقد اختياراتك.',
  discard: 'ترك المراجعة',
  keepReviewing: 'متابعة المراجعة',
  resumeTitle: 'مراجعة غير مكتملة',
  resumeText: (open, fileName) =>
    open === 0
      ? `لا يوجد تغيير من ${isolated(fileName)} في انتظار التأكيد. اختياراتك باقية، ولم يُحفظ شيء.`
      : `ما زال في انتظار التأكيد من ${isolated(fileName)}، مع اختياراتك: ${changes(open)}. لم يُحفظ شيء منها.`,
  resumeUnknownText: (fileName) =>
    `أكّدت تغييرات من ${isolated(fileName)}، ولا يُعرف هل حُفظت. أما ما استبعدته فلم يُحفظ. راجع القائمة قبل التأكيد من جديد.`,
  resume: 'متابعة المراجعة',
  startAnew: 'رفع ملف آخر',
} satisfies Catalogue['upload'];

const unknownRows = 'لا يُعرف هل حُفظت صفوف جديدة.';
const unknownChanges = 'لا يُعرف هل حُفظت التغييرات.';
const beforeConfirming = 'راجع القائمة قبل التأكيد من جديد.';
const largeFiles = 'تحتاج الملفات الأكبر من 2 ميغابايت إلى عملية في الخلفية (Worker)';
const advice = 'قسّم الملف، أو اطلب من صاحب الصفحة';

export const uploads = {
  upload,
  session: {
    accepted: (name) => `تم قبول ${isolated(name)}.`,
    confirmed: 'تم تأكيد التغييرات!',
    submitAgain: `${unknownRows} أرسل الملف من جديد: لن يُحفظ إلا مرة واحدة.`,
    saved: (kind, changed, left) =>
      `تم تغيير ${kind === 'prices' ? ofPrices(changed) : ofValues(changed)}${left === 0 ? '' : `، وتُركت ${count(left)} كما هي`}.`,
    nothingPending: 'لا توجد لدى الخادم تغييرات تنتظر هذا التأكيد: حُفظت من قبل، أو تم تجاهلها. راجع القائمة.',
    conflict: 'تغيّرت القيم المحفوظة منذ عرضها. لم يُحفظ شيء؛ والصفوف أدناه محدّثة.',
    somethingWrong: 'حدث خطأ ما!',
    nothingChanged: 'لم يتغيّر شيء.',
    nothingSent: 'انقطع الاتصال قبل وصول الملف. لم يتغيّر شيء؛ أرسله من جديد عند عودة الاتصال.',
    sendAgain: `${unknownRows} راجع القائمة قبل إرسال الملف من جديد.`,
    anErrorOccurred: 'حدث خطأ.',
    unexpectedError: 'حدث خطأ غير متوقع.',
    unknownOutcome: `${unknownChanges} ${beforeConfirming}`,
    confirmAgain: 'لا يُعرف هل حُفظت التغييرات. أكّدها من جديد: لن تُحفظ إلا مرة واحدة.',
    recreated: (total, skus) =>
      `سجلات حُذفت في هذه الأثناء ثم أُنشئت من جديد بقيم هذا التغيير وحدها: ${count(total)}${skus && ` (${isolated(skus)})`}. تتيح «عمليات الرفع السابقة»، إن كانت في القائمة، التراجع عن التغيير.`,
    refusedRow: (sku, column, reason) => `${isolated(sku)}، ${isolated(column)}: ${isolated(reason)}`,
    fileNames: {
      excluded: (name) => `${name} صفوف مستبعدة.xlsx`,
      unknown: (name) => `${name} أصناف غير معروفة.xlsx`,
    },
    excludedRows: { row: 'الصف', reason: 'سبب الاستبعاد' },
    pastedRows: 'صفوف ملصقة.csv',
    noNumbers: 'ليس لهذا النوع من السجلات أرقام أخرى',
    rowsNotSaved: 'تعذّر حفظ الصفوف.',
    notRemembered: (template, why) => `لا يتذكر القالب ${quoted(template)} أصناف هذه القائمة. ${isolated(why)}`,
  },
  startFailure: {
    refused: `${largeFiles} لا تسمح بها هذه الصفحة. ${advice} السماح بـ «${ltr('worker-src blob:')}».`,
    'not-found': `${largeFiles} لم يُعثر على برنامجها في خادم هذه الصفحة. ${advice} ضبط ${ltr('configure({ worker })')}.`,
    failed: `${largeFiles} فشلت عند بدء تشغيلها. أعد تحميل الصفحة. إذا استمر ذلك، فقسّم الملف، أو أبلغ صاحب الصفحة.`,
    died: 'توقفت قراءة الملف فجأة، ربما لأن الذاكرة لم تكفِ. اختر الملف من جديد، أو قسّمه.',
  },
  uploadMachine: {
    noFile: 'لم يُختر ملف لرفعه.',
    sendingStopped: 'تم إيقاف الإرسال. لم يتغيّر شيء.',
    sendingStoppedLate:
      'تم إيقاف الإرسال وربما كان الملف كله قد أُرسل. لا يُعرف هل حُفظت صفوفه الجديدة: راجع القائمة قبل إرساله من جديد.',
    reviewLeft: `تركت المراجعة بعد التأكيد. ${unknownChanges} ${beforeConfirming}`,
  },
  match: {
    label: (key) => `البحث عن ${quoted(key)} بواسطة`,
    key: (key) => `${isolated(key)}: في الملف أرقامنا`,
    field: (label) => `${isolated(label)} للمنتج`,
    hint: (label, key) =>
      `اختر أدناه عمود الملف الذي فيه ${quoted(label)}. يُستخدم بدلًا من كل قيمة فيه ما في ${quoted(key)} للمنتج الوحيد الذي يحملها؛ وتُقرأ المنتجات لهذا الغرض.`,
    failed: (label, reason) =>
      `تعذّرت قراءة المنتجات للبحث عنها بواسطة ${quoted(label)} (${isolated(reason)}). زر «معاينة» يعيد المحاولة.`,
    reading: (products) => (products === 0 ? 'جارٍ قراءة المنتجات' : `جارٍ قراءة المنتجات: ${count(products)} حتى الآن`),
    written: 'في الملف',
    suppliersNumber: 'رقم المورد',
  },
} satisfies Pick<Catalogue, 'match' | 'session' | 'startFailure' | 'upload' | 'uploadMachine'>;
