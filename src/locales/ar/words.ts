import { shownCount as count } from '../../texts/notation';

export { count };

let rules: Intl.PluralRules | undefined;

/** Created when it is needed, because that takes time. */
function pluralOf(n: number): Intl.LDMLPluralRule {
  rules ??= new Intl.PluralRules('ar');
  return rules.select(n);
}

/** A noun, with its adjectives, by number. `one` and `two` are whole; the others stand after digits. */
interface Forms {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  /** `two` after a preposition or a verbal noun, such as 'حفظ سعرين'. */
  readonly ofTwo: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
}

/** A number and its noun, such as 'صف واحد', 'صفان' and '1,200 صف'. */
function counted(n: number, forms: Forms, isAfter = false): string {
  const form = pluralOf(n);
  if (form === 'one') return forms.one;
  if (form === 'two') return isAfter ? forms.ofTwo : forms.two;
  return `${count(n)} ${forms[form]}`;
}

/** A noun whose singular is the same after 0, 100 and 1,000. */
const noun = (single: string, one: string, two: string, ofTwo: string, few: string, many: string): Forms => ({
  zero: single,
  one,
  two,
  ofTwo,
  few,
  many,
  other: single,
});

const row = noun('صف', 'صف واحد', 'صفان', 'صفين', 'صفوف', 'صفًا');
const cell = noun('خلية', 'خلية واحدة', 'خليتان', 'خليتين', 'خلايا', 'خلية');
const column = noun('عمود', 'عمود واحد', 'عمودان', 'عمودين', 'أعمدة', 'عمودًا');
const price = noun('سعر', 'سعر واحد', 'سعران', 'سعرين', 'أسعار', 'سعرًا');
const record = noun('سجل', 'سجل واحد', 'سجلان', 'سجلين', 'سجلات', 'سجلًا');
const change = noun('تغيير', 'تغيير واحد', 'تغييران', 'تغييرين', 'تغييرات', 'تغييرًا');
const bigChange = noun(
  'تغيير كبير',
  'تغيير كبير واحد',
  'تغييران كبيران',
  'تغييرين كبيرين',
  'تغييرات كبيرة',
  'تغييرًا كبيرًا',
);
const second = noun('ثانية', 'ثانية واحدة', 'ثانيتان', 'ثانيتين', 'ثوانٍ', 'ثانية');
const text = noun('نص', 'نص واحد', 'نصان', 'نصين', 'نصوص', 'نصًا');
const value = noun('قيمة', 'قيمة واحدة', 'قيمتان', 'قيمتين', 'قيم', 'قيمة');
const file = noun('ملف', 'ملف واحد', 'ملفان', 'ملفين', 'ملفات', 'ملفًا');
const item = noun('عنصر', 'عنصر واحد', 'عنصران', 'عنصرين', 'عناصر', 'عنصرًا');
const article = noun('صنف', 'صنف واحد', 'صنفان', 'صنفين', 'أصناف', 'صنفًا');
const upload = noun('عملية رفع', 'عملية رفع واحدة', 'عمليتا رفع', 'عمليتي رفع', 'عمليات رفع', 'عملية رفع');
const error = noun('خطأ', 'خطأ واحد', 'خطآن', 'خطأين', 'أخطاء', 'خطأً');
const digit = noun('خانة', 'خانة واحدة', 'خانتان', 'خانتين', 'خانات', 'خانة');
const place = noun(
  'منزلة عشرية',
  'منزلة عشرية واحدة',
  'منزلتان عشريتان',
  'منزلتين عشريتين',
  'منازل عشرية',
  'منزلة عشرية',
);
const character = noun('حرف', 'حرف واحد', 'حرفان', 'حرفين', 'أحرف', 'حرفًا');
const time = noun('مرة', 'مرة واحدة', 'مرتان', 'مرتين', 'مرات', 'مرة');

/** A count of its own, as the subject of a sentence. */
const alone = (forms: Forms) => (n: number) => counted(n, forms);
/** A count after a preposition or a verbal noun. */
const after = (forms: Forms) => (n: number) => counted(n, forms, true);

export const rows = alone(row);
export const cells = alone(cell);
export const columns = alone(column);
export const prices = alone(price);
export const records = alone(record);
export const changes = alone(change);
export const bigChanges = alone(bigChange);
export const texts = alone(text);
export const digits = alone(digit);

export const ofRows = after(row);
export const ofCells = after(cell);
export const ofPrices = after(price);
export const ofRecords = after(record);
export const ofChanges = after(change);
export const ofBigChanges = after(bigChange);
export const ofSeconds = after(second);
export const ofTexts = after(text);
export const ofValues = after(value);
export const ofFiles = after(file);
export const ofItems = after(item);
export const ofArticles = after(article);
export const ofUploads = after(upload);
export const ofErrors = after(error);
export const ofPlaces = after(place);
export const ofCharacters = after(character);
export const times = after(time);

/** A name, code or file name of either direction, which keeps its order within a sentence: FSI … PDI. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Prices, percentages and changes such as `12.50 → 13.00`, which are read from left to right: LRI … PDI. */
export const ltr = (formula: string): string => `\u2066${formula}\u2069`;

/** A value in quotes. */
export const quoted = (name: string): string => `«${isolated(name)}»`;

export const filled = (name: string): string => (name === '' ? '(فارغ)' : isolated(name));

interface Noun {
  readonly the: string;
  readonly this: string;
  readonly new: string;
}

const nouns: Readonly<Record<string, Noun>> = {
  price: { the: 'السعر', this: 'هذا السعر', new: 'السعر الجديد' },
  product: { the: 'المنتج', this: 'هذا المنتج', new: 'المنتج الجديد' },
  company: { the: 'الشركة', this: 'هذه الشركة', new: 'الشركة الجديدة' },
  user: { the: 'المستخدم', this: 'هذا المستخدم', new: 'المستخدم الجديد' },
};

const anyRecord: Noun = { the: 'السجل', this: 'هذا السجل', new: 'السجل الجديد' };

/** The Arabic for the English noun of a kind of record. Verbal nouns before it need no agreement. */
export const nounOf = (english: string): Noun => nouns[english] ?? anyRecord;
