import type { NumberReading } from '../../upload/upload.messages';
import type { Catalogue } from '../catalogue';
import { refusableCounts } from './preview';
import {
  columns,
  count,
  filled,
  isolated,
  ltr,
  ofErrors,
  ofFiles,
  ofPlaces,
  ofPrices,
  ofRows,
  quoted,
  rows,
} from './words';

export const duplicateChoices = {
  'keep-first': 'الإبقاء على الأول',
  'keep-last': 'الإبقاء على الأخير',
  'keep-none': 'استبعاد الكل',
};

const sheetName = (name: string) => (name === '' ? 'الورقة الأولى' : `الورقة ${quoted(name)}`);
const listed = (names: readonly string[]) => names.map(isolated).join('، ');
const thisOrThese = (n: number, one: string, two: string, many: string) => (n === 1 ? one : n === 2 ? two : many);

const decimal = { point: 'نقطة عشرية', comma: 'فاصلة عشرية' };

const choosing = {
  title: 'رفع ملف',
  signedOut: 'تم إغلاق الرفع هنا، ولم يُحفظ ما اخترته فيه.',
  choosePrompt: 'يُرجى رفع ملف Excel لمعاينته',
  chooseHint: `ملف ${ltr('.xlsx')} أو ${ltr('.xls')} أو ${ltr('.csv')}، حتى ${ltr('25 MB')}. تُقرأ الورقة الأولى ما لم تختر غيرها.`,
  chooseFile: 'اختيار ملف',
  chooseAnother: 'اختيار ملف آخر',
  dropHint: 'أو أفلته هنا، أو الصق صفوفًا منسوخة من جدول بيانات',
  reopen: (name: string) => `استخدام ${isolated(name)} من جديد`,
  reopenHint: 'لعملة أخرى أو جدول آخر أو ورقة أخرى منه، بالاختيارات السابقة',
  severalFiles: (files: number) =>
    `تم إفلات ${ofFiles(files)} ولم يُقرأ أي ملف: يُرفع ملف واحد في كل مرة. أفلت ملفًا واحدًا.`,
  fileTooEarly: (name: string) => `لم يُقرأ ${isolated(name)}: أكمل الرفع الحالي أو ألغه أولًا.`,
  reading: (name: string) => `جارٍ قراءة ${isolated(name)}`,
  cancel: 'إلغاء',
  submit: 'إرسال الملف',
  notSent: 'لم يُرفع الملف',
  refused: 'رُفض الملف. لم يتغيّر شيء',
  filledCell: 'معبّأة من صف أعلاه',
  refusedCell: (reason: string) => `مرفوضة: ${isolated(reason)}`,
  leaveRefusedOut: (refused: number) =>
    thisOrThese(refused, 'استبعاد هذا الصف', 'استبعاد هذين الصفين', `استبعاد هذه الصفوف (${count(refused)})`),
  unreadable: (name: string) => `لا يمكن قراءة ${isolated(name)}`,
  rowProblem: (row: number | undefined, column: string) =>
    [row === undefined ? '' : `الصف ${count(row)}`, column && isolated(column)]
      .filter((part) => part !== '')
      .join('، '),
  fileFacts: (rowTexts: string, columnCount: number, bytes: number) =>
    `${rowTexts} · ${columns(columnCount)} · ${ltr(bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`)}`,
  rows,
  counting: 'جارٍ عدّ الصفوف',
  numberReading: ({ separator, isChosen, cells, example }: NumberReading) =>
    [
      decimal[separator],
      isChosen ? '، كما اخترت' : '',
      cells === undefined ? '' : `، متفقة في الخلايا كلها: ${count(cells)}`,
      example === undefined ? '' : `: ${quoted(example.written)} تُقرأ ${isolated(example.read)}`,
    ].join(''),
  readDifferently: 'القراءة بطريقة أخرى',
  separatorQuestion: 'كيف كُتبت الأرقام؟',
  separatorMixed: (point: number, pointExample: string, comma: number, commaExample: string) =>
    `في الملف الطريقتان معًا: ${count(point)} مثل ${quoted(pointExample)}، و${count(comma)} مثل ${quoted(commaExample)}. حدّد الصحيحة؛ وستُعلَّم الأخرى.`,
  separatorAmbiguous: (cells: number, example: string) =>
    `خلايا مثل ${quoted(example)} يمكن قراءتها بالطريقتين: ${count(cells)}. حدّد الصحيحة.`,
  separatorOfTemplate: {
    point: (cells: number) => `خلايا مكتوبة بنقطة عشرية، بينما في القالب فاصلة عشرية: ${count(cells)}. حدّد الصحيحة.`,
    comma: (cells: number) => `خلايا مكتوبة بفاصلة عشرية، بينما في القالب نقطة عشرية: ${count(cells)}. حدّد الصحيحة.`,
  },
  chooseSeparator: 'اختر',
  separatorExample: { point: `نقطة عشرية: ${ltr('1,284.50')}`, comma: `فاصلة عشرية: ${ltr('1.284,50')}` },
  encodingLabel: 'ترميز النص',
  encodings: {
    'utf-8': 'يونيكود (UTF-8)',
    'windows-1250': 'أوروبا الوسطى (windows-1250)',
    'windows-1251': 'السيريلية (windows-1251)',
    'windows-1252': 'أوروبا الغربية (windows-1252)',
    'windows-1253': 'اليونانية (windows-1253)',
    'windows-1254': 'التركية (windows-1254)',
    'windows-1257': 'لغات البلطيق (windows-1257)',
    'koi8-r': 'السيريلية (KOI8-R)',
    ibm866: 'السيريلية، DOS (CP866)',
    ibm852: 'أوروبا الوسطى، DOS (CP852)',
    macintosh: 'Mac Roman',
    gbk: 'الصينية المبسطة (GBK)',
    big5: 'الصينية التقليدية (Big5)',
    shift_jis: 'اليابانية (Shift JIS)',
    'euc-kr': 'الكورية (EUC-KR)',
  },
  encoding: (name: string) => `يُقرأ النص بترميز ${isolated(name)}.`,
  sheet: 'الورقة',
  sheetOption: (name: string, rowCount: number | undefined, isHidden: boolean) =>
    `${isolated(name)}${rowCount === undefined ? '' : ` (${rows(rowCount)})`}${isHidden ? '، مخفية' : ''}`,
  openSheet: 'فتح هذه الورقة',
  openSheetHint: 'مفتاح Enter يفتحها.',
  chooseSheet: 'اختر الورقة التي فيها الصفوف.',
  sheetProblem: {
    empty: (name: string) => `${sheetName(name)} فارغة. اختر الورقة التي فيها الصفوف.`,
    'one-row': (name: string) => `${sheetName(name)} بلا صفوف تحت صف العناوين. اختر الورقة التي فيها الصفوف.`,
    hidden: (name: string) => `${sheetName(name)} مخفية. اختر الورقة المراد قراءتها.`,
  },
  tableBeside: 'بجانب هذا الجدول جدول آخر بأسماء الأعمدة نفسها.',
  readTable: (from: string, to: string) => `قراءة الأعمدة من ${isolated(from)} إلى ${isolated(to)}`,
} satisfies Partial<Catalogue['upload']>;

const leavingOut = {
  manyDecimals: (cells: number) => `أسعار فيها أكثر من 4 منازل عشرية: ${count(cells)}.`,
  round: (decimals: number) => `التقريب إلى ${ofPlaces(decimals)}`,
  rounded: (rounded: number, decimals: number) =>
    rounded === 0
      ? `لا يوجد سعر فيه أكثر من ${ofPlaces(decimals)}.`
      : `سيتم تقريب ${ofPrices(rounded)} إلى ${ofPlaces(decimals)}.`,
  rounding: 'تقريب الأسعار',
  doNotRound: 'بلا تقريب',
  exclusions: 'الصفوف المطلوب استبعادها',
  allKinds: (total: number) => `كل الصفوف من هذه الأنواع: ${count(total)}`,
  rowAction: 'استبعاد',
  includeAgain: 'إعادة الإدراج',
  rowActionOf: (row: number, isOut: boolean) => `${isOut ? 'إعادة إدراج' : 'استبعاد'} الصف ${count(row)}`,
  onlyRows: 'الصفوف التي تحقق الشرط فقط',
  onlyAll: 'بلا شرط',
  onlyIs: (column: string, value: string, total: number) => `${isolated(column)}: ${filled(value)} (${rows(total)})`,
  onlyOneOf: (column: string) => `${isolated(column)}: إحدى عدة قيم`,
  onlyOthers: 'أعمدة أخرى',
  onlyValues: (column: string) => `${isolated(column)}: إحدى القيم`,
  onlyValue: (value: string, total: number) => `${filled(value)} (${count(total)})`,
  onlyMost: (shown: number) => `المعروض أكثر القيم تكرارًا: ${count(shown)}.`,
  onlyLoading: 'جارٍ عدّ القيم',
  duplicateRows: (total: number, key: string) => `${rows(total)} بقيمة مكررة في الملف: ${isolated(key)}`,
  keepDuplicates: 'بلا استبعاد',
  duplicateChoices,
  excludedRows: (total: number) => `تم استبعاد ${ofRows(total)}.`,
  downloadExcluded: 'تنزيل الصفوف المستبعدة',
  saveUnknown: 'حفظ كجدول منتجات',
  includeAll: 'إدراج كل الصفوف',
} satisfies Partial<Catalogue['upload']>;

const checking = {
  keysUnchecked: (reason: string) =>
    `تعذّر التحقق من أن كل أرقام الأصناف معروفة (${isolated(reason)}). يتحقق منها الخادم عند إرسال الملف.`,
  mapColumns: 'ربط الأعمدة',
  rowsShown: 'الصفوف المعروضة',
  allRows: 'كل الصفوف',
  errors: 'الأخطاء',
  notes: 'الملاحظات',
  refusableCounts,
  unknownColumns: (names: readonly string[]) =>
    `أعمدة غير مستخدمة لأن أسماءها غير معروفة (${count(names.length)}): ${listed(names)}`,
  hiddenColumns: (names: readonly string[]) =>
    `أعمدة مخفية في الملف وتُقرأ مع ذلك (${count(names.length)}): ${listed(names)}`,
  place: (row: number) => `الصف ${count(row)}`,
  placeLabel: (row: number, column: string) => `الانتقال إلى الصف ${count(row)}، ${isolated(column)}`,
  findingPlaces: (finding: string, places: string, more: number) =>
    `${finding} – ${places}${more > 0 ? ` و${count(more)} غيرها` : ''}`,
  problemsTitle: (errors: number) =>
    `لا يمكن إرسال الملف بسبب ${ofErrors(errors)}. صحّحها هنا، أو صحّح الملف واختره من جديد، أو استبعد صفوفًا.`,
  notesTitle: 'الملاحظات',
  preview: 'صفوف الملف',
  rowNumber: 'الصف',
  noRowsShown: 'لا توجد صفوف من هذا النوع',
  checking: (read: number, total: number | undefined, errors: number) =>
    `جارٍ فحص الصفوف، ${count(read)}${total === undefined ? '' : ` من ${count(total)}`}.${errors === 0 ? '' : ` الأخطاء حتى الآن: ${count(errors)}.`}`,
  checkingLabel: 'جارٍ فحص الصفوف',
  blocked: (errors: number, inRows: number) => `يجب أولًا تصحيح ${ofErrors(errors)} في ${ofRows(inRows)}`,
  allExcluded: 'كل الصفوف مستبعدة: أعد إدراج صفوف أولًا',
  noRows: 'لا توجد صفوف تحت صف العناوين: اختر صف عناوين آخر',
  separatorFirst: 'حدّد أولًا كيف كُتبت الأرقام',
  stillReading: 'ما زالت قراءة الملف جارية',
  stillChecking: 'ما زال فحص الصفوف جاريًا',
  checked: (total: number, out: number, refusable: string | undefined) =>
    [
      `تم فحص ${ofRows(total)}${refusable === undefined ? '، بلا أخطاء' : ''}.`,
      ...(refusable === undefined ? [] : [refusable]),
      ...(out === 0 ? [] : [`للإرسال: ${count(total - out)}.`]),
    ].join(' '),
  refusable: (total: number, kinds: readonly string[]) => `قد يُرفض منها ${count(total)}: ${kinds.join('؛ ')}.`,
  unsendable: (total: number, kinds: readonly string[]) => `لا يمكن إرسال ${count(total)} منها: ${kinds.join('؛ ')}.`,
  refusableTitle: (total: number) => `صفوف قد تُرفض: ${count(total)}`,
  unsendableTitle: (total: number) => `صفوف لا يمكن إرسالها: ${count(total)}`,
  sending: (percent: number) => (percent < 100 ? `جارٍ الإرسال، ${percent}%.` : 'تم الإرسال. في انتظار الإجابة.'),
  sendingLabel: 'جارٍ الإرسال',
  sendPreviewed: 'الإرسال كما قُرئ – ملف xlsx بما يظهر هنا، بأرقام بسيطة',
} satisfies Partial<Catalogue['upload']>;

/** The parts of the group `upload` that come before its mapping and review. */
export const reading = { ...choosing, ...leavingOut, ...checking };
