import type { Catalogue } from '../catalogue';
import { count, isolated, ltr, quoted } from './words';

const megabytes = (bytes: number) => `${Math.round(bytes / (1024 * 1024))} ميغابايت`;

/** What a file is, by its English name; each completes the sentence of `wrong-type`. */
const kinds: Readonly<Record<string, string>> = {
  'a Lotus 1-2-3 sheet': 'ورقة Lotus 1-2-3',
  'a PDF document': 'مستند PDF',
  'a program': 'برنامج',
  'a gzip archive': 'أرشيف gzip',
  'a 7-Zip archive': 'أرشيف 7-Zip',
  'a RAR archive': 'أرشيف RAR',
  'a picture': 'صورة',
  'an XML spreadsheet': 'جدول بيانات XML',
  'a web page (HTML)': 'صفحة ويب (HTML)',
  'an XML document': 'مستند XML',
  'a text document in RTF (.rtf)': `مستند نصي بصيغة RTF (${ltr('.rtf')})`,
  'a SYLK sheet (.slk)': `ورقة SYLK (${ltr('.slk')})`,
  'a DIF sheet': 'ورقة DIF',
  'a JSON document': 'مستند JSON',
  'a dBase table (.dbf)': `جدول dBase (${ltr('.dbf')})`,
  'text with NUL characters in it, as a broken export leaves them': 'نص فيه محارف NUL كما يتركها تصدير معطوب',
  'a file of another kind': 'ملف من نوع آخر',
  'text in UTF-32, which few programs read: save it as CSV UTF-8':
    'نص بترميز UTF-32 الذي تقرؤه برامج قليلة: احفظه بصيغة «CSV UTF-8»',
  'an Excel workbook': 'مصنف Excel',
  'an older Excel workbook': 'مصنف Excel قديم',
  'plain text': 'نص عادي',
  'a workbook with macros or a template (.xlsm, .xltx)': `مصنف فيه وحدات ماكرو أو قالب (${ltr('.xlsm')}، ${ltr('.xltx')})`,
};

const kind = (name: string): string => kinds[name] ?? name;

export const sheetFailure = {
  'empty-file': () => 'الملف فارغ (0 بايت). صدّره من جديد، أو اختر ملفًا آخر.',
  'wrong-type': (_, found) =>
    `هذا ${kind(found)} وليس جدول بيانات. اختر ملفًا بصيغة ${ltr('.xlsx')} أو ${ltr('.xls')} أو ${ltr('.csv')}.`,
  'wrong-spreadsheet': (_, found) =>
    `هذا ${kind(found)}، ولا يمكن قراءته هنا. افتحه في برنامج جداول بيانات، واحفظه بصيغة ${ltr('.xlsx')}، ثم اختر ذلك الملف.`,
  'wrong-extension': (_, { name, found, extension }) =>
    `الاسم ${isolated(name)} لا يوافق محتوى الملف، وهو ${kind(found)}. اجعل امتداده ${ltr(extension)}، أو احفظه من جديد من البرنامج الذي أنشأه.`,
  'wrong-name': (_, { name, ending }) =>
    `الاسم ${isolated(name)} لا ينتهي بـ ${ltr('.xlsx')} أو ${ltr('.xls')} أو ${ltr('.csv')}. اجعل امتداد الملف ${ltr(ending)}، فهو يوافق محتواه، ثم اختره من جديد.`,
  encrypted: () => 'الملف محمي بكلمة مرور. افتحه، واحفظ نسخة بلا كلمة مرور، ثم اختر تلك النسخة.',
  'damaged-zip': () => `ملف ${ltr('.xlsx')} مقطوع أو تالف. نزّله أو صدّره من جديد، ثم اختر الملف الجديد.`,
  'damaged-sheet': () =>
    `يُفتح الملف، لكن الورقة المطلوب قراءتها تالفة. افتحه في برنامج جداول بيانات، واحفظه من جديد بصيغة ${ltr('.xlsx')}، ثم اختر ذلك الملف.`,
  'damaged-xls': () =>
    `ملف ${ltr('.xls')} مقطوع أو تالف. افتحه في برنامج جداول بيانات، واحفظه بصيغة ${ltr('.xlsx')}، ثم اختر ذلك الملف.`,
  'zip-without-spreadsheet': () =>
    `هذا ملف مضغوط (zip) بلا جدول بيانات. اختر ملفًا بصيغة ${ltr('.xlsx')} أو ${ltr('.xls')} أو ${ltr('.csv')}؛ وإن كان بداخله واحد ففك ضغطه أولًا.`,
  'no-first-sheet': () =>
    'ليست في الملف ورقة أولى فيها خلايا (لا تُحسب ورقة الرسم البياني أو وحدات الماكرو). انقل الورقة التي فيها الصفوف إلى الموضع الأول.',
  'first-sheet-hidden': (_, { sheet }) =>
    `الورقة الأولى ${quoted(sheet)} مخفية، ولا تُقرأ إلا الورقة الأولى. أظهرها، أو انقل الورقة التي فيها الصفوف إلى الموضع الأول.`,
  'first-sheet-empty': (_, { sheet, other }) =>
    `الورقة الأولى ${quoted(sheet)} فارغة، ولا تُقرأ إلا الورقة الأولى. انقل ${quoted(other)} إلى الموضع الأول واحفظ الملف.`,
  'no-cells': () => 'ليس في الملف أي صف. اختر ملفًا فيه صف عناوين وتحته صفوف.',
  'header-only': () =>
    'في الملف صف عناوين ولا شيء تحته. اختر ملفًا فيه صف عناوين وتحته صفوف. إذا كان صفه الوحيد صنفًا، فاكتب فوقه صفًا فيه أسماء الأعمدة.',
  'file-too-large': (_, limit) => `حجم الملف أكبر من ${megabytes(limit)}. قسّمه إلى ملفات أصغر.`,
  'inflated-too-large': ({ inflatedBytes }) =>
    `حجم الورقة بعد فك الضغط أكبر من ${megabytes(inflatedBytes)}. قسّمها إلى ملفات أصغر.`,
  'whole-too-large': ({ wholeInflatedBytes }) =>
    `بنية الملف غير معتادة، وحجمه بعد فك الضغط أكبر من ${megabytes(wholeInflatedBytes)}. احفظه من جديد بصيغة ${ltr('.xlsx')} من Excel أو LibreOffice، أو قسّمه.`,
  'too-many-entries': ({ zipEntries }) =>
    `عدد أجزاء ملف ${ltr('.xlsx')} (الصور والأوراق وغيرها) أكبر من ${count(zipEntries)}. انسخ الورقة التي فيها الصفوف إلى مصنف جديد.`,
  'too-many-rows': ({ rows }) => `عدد صفوف الورقة أكبر من ${count(rows)}. قسّمها إلى ملفات أصغر.`,
  'too-many-columns': ({ columns }, row) =>
    `عدد أعمدة الصف ${count(row)} أكبر من ${count(columns)}. احذف الخلايا التي تلي الجدول.`,
  'cell-too-long': ({ cellCharacters }, row) =>
    `عدد محارف خلية${row === undefined ? '' : ` في الصف ${count(row)}`} أكبر من ${count(cellCharacters)}. اختصرها.`,
  'row-too-long': (_, row) =>
    `الصف ${count(row)} أطول من أن يكون صفًا في جدول. افتح الملف في برنامج جداول بيانات واحذف المحتوى الزائد من الصف.`,
  'cell-out-of-range': () =>
    'تقع خلية بعد آخر صف أو عمود يمكن أن يكون في جدول بيانات، فالملف تالف. احفظه من جديد من البرنامج الذي أنشأه.',
  'unclosed-quote': (_, row) =>
    `علامة اقتباس تبدأ في الصف ${count(row)} لا تُغلق، فلا يمكن الفصل بين الصفوف التي تليها. صحّح ذلك الصف واختر الملف من جديد.`,
  'broken-text': () => 'الملف معلَّم بأنه نص Unicode، لكن فيه بايتات غير صالحة. صدّره من جديد بصيغة «CSV UTF-8».',
  'timed-out': () =>
    `استغرقت قراءة الملف وقتًا طويلًا. احفظه من جديد بصيغة ${ltr('.xlsx')} أو ${ltr('.csv')}، أو قسّمه إلى ملفات أصغر.`,
} satisfies Catalogue['sheetFailure'];
