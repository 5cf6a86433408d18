import type { Finding } from '../../machines/reading.types';
import type { RowsOfCurrency } from '../../upload/preview/reading-offers.messages';
import type { KeyLabels } from '../../upload/upload-shape';
import { currenciesIn } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import {
  count,
  filled,
  cells as inCells,
  rows as inRows,
  isolated,
  ltr,
  ofCells,
  ofPrices,
  ofRows,
  ofTexts,
  prices as pricesText,
  quoted,
  texts as textsText,
} from './words';

const sections = (n: number) => `صفوف أقسام أو عناوين مكررة: ${count(n)}`;

const withoutKey = (n: number, key: string) => `${inRows(n)} بلا ${isolated(key)}`;
// The name of the key can be any label: nothing agrees with it.
const unknownKey = (n: number, key: string) => `${inRows(n)} بقيمة غير معروفة في ${quoted(key)}`;
const severalProducts = (n: number, key: string) => `${inRows(n)} بقيمة مشتركة بين عدة منتجات في ${quoted(key)}`;

const exclusionCounts = {
  'no-sku': withoutKey,
  section: sections,
  'no-value': (rows) => `${inRows(rows)} بشرطة أو فراغ مكان كل القيم`,
  hidden: (rows) => `صفوف مخفية في الملف: ${count(rows)}`,
  'unknown-sku': unknownKey,
  'ambiguous-sku': severalProducts,
  'zero-price': (rows) => `${inRows(rows)} بسعر 0`,
  'no-cost': (rows) => `${inRows(rows)} بلا تكلفة: فارغة أو 0 أو نص`,
  error: (rows) => `صفوف فيها خطأ: ${count(rows)}`,
} satisfies Catalogue['exclusionCounts'];

export const exclusionReasons = {
  'no-sku': 'صف بلا رقم صنف',
  section: 'صف قسم',
  'no-value': 'صف بلا أي قيمة',
  hidden: 'صف مخفي',
  'unknown-sku': 'صف برقم صنف غير معروف',
  'ambiguous-sku': 'صف برقم مشترك بين عدة منتجات',
  'zero-price': 'صف بسعر 0',
  'no-cost': 'صف بلا تكلفة',
  error: 'صف فيه خطأ',
  duplicate: 'صف برقم صنف مكرر في الملف',
  'other-value': 'صف بقيمة أخرى',
  single: 'صف مختار',
} satisfies Catalogue['exclusionReasons'];

const leaveOut = (n: number) => {
  if (n === 1) return 'استبعد هذا الصف أدناه';
  return n === 2 ? 'استبعد هذين الصفين أدناه' : 'استبعد هذه الصفوف أدناه';
};

const orCorrect = 'أو اختر المنتج بزر «تصحيح»';

const findings = {
  'missing-key': (cells, key) => `${withoutKey(cells, key)}: ${leaveOut(cells)}`,
  'duplicate-key': (cells, key) => `${inRows(cells)} بقيمة مكررة في الملف في ${quoted(key)}`,
  'wrong-key': (cells, key) => `${inRows(cells)} بقيمة تزيد على 100 حرف في ${quoted(key)}`,
  'unmatched-key': (cells, key) =>
    `${inRows(cells)} بقيمة ليست لأي منتج في ${quoted(key)}: ${leaveOut(cells)}، ${orCorrect}`,
  'ambiguous-key': (cells, key) => `${severalProducts(cells, key)}: ${leaveOut(cells)}، ${orCorrect}`,
  'over-long': (cells) => `${textsText(cells)} بأكثر من 4,000 حرف`,
  unstorable: (cells) => `نصوص فيها رموز تحكم لا يمكن حفظها: ${count(cells)}`,
  'similar-key': (cells, key) =>
    `${inRows(cells)} بقيمة في ${quoted(key)} لا تختلف عن غيرها إلا بحالة الأحرف أو المسافات أو الرموز غير المرئية`,
  negative: (cells) => `أرقام سالبة: ${count(cells)}`,
  'wrong-number': (cells) =>
    `${inCells(cells)} بلا سعر صالح: 10 أرقام على الأكثر قبل النقطة و4 بعدها، أو نص قصير مثل POA`,
  'many-decimals': (cells) => `${pricesText(cells)} بأكثر من 4 منازل عشرية: اختر طريقة التقريب`,
  'no-unit': (cells) =>
    `${count(cells)} من الأسعار للقسمة على وحدة ليست عددًا صحيحًا: استبعد الصفوف أدناه، أو خذ الأسعار كما هي`,
  'other-currency': (cells) => `${pricesText(cells)} بعملة غير عملة العمود`,
  logical: (cells) => `${inCells(cells)} بقيمة TRUE أو FALSE: أدخل رقمًا، أو فرّغ الخلية`,
  'no-number': (cells) => `${inCells(cells)} بلا رقم صالح: المطلوب رقم من 0 فأكثر مثل 12.5`,
  'long-text': (cells) => `${textsText(cells)} بأكثر من 20 حرفًا`,
  'wrong-yes-no': (cells) => `${inCells(cells)} بقيمة غير YES أو NO`,
  'wrong-status': (cells) => `${inCells(cells)} بقيمة غير Active أو Inactive`,
  'wrong-address': (cells) =>
    `${inCells(cells)} بلا عنوان صالح: يجب أن يبدأ بـ ${isolated('https://')} أو ${isolated('http://')}`,
  'error-cell': (cells) => `خلايا فيها خطأ جدول بيانات مثل ${ltr('#N/A')}: ${count(cells)}. صحّح الصيغة، أو استبعد الصف`,
  'not-calculated': (cells) => `صيغ بلا ناتج محفوظ: ${count(cells)}. افتح الملف في Excel واحفظه، ثم اختره من جديد`,
  'no-cost': (cells) => `${inRows(cells)} بلا تكلفة يُحسب منها السعر: ${leaveOut(cells)}`,
  zero: (cells) => `${pricesText(cells)} بقيمة 0: استبعد ما يخصها من صفوف أدناه إذا كان 0 يعني «بلا سعر»`,
  'to-check': (cells) => `نصوص فيها أرقام، للمراجعة: ${count(cells)}`,
  'section-row': (cells) => `${sections(cells)}. ${leaveOut(cells)}`,
  'unknown-key': (cells, key) =>
    `${unknownKey(cells, key)}: ${leaveOut(cells)}، أو ارفع ${cells === 1 ? 'المنتج' : 'المنتجات'} أولًا`,
  'lookalike-key': (cells, key) => `${inRows(cells)} بقيمة في ${quoted(key)} لا تختلف عن غيرها إلا بحروف متشابهة الشكل`,
  'text-price': (cells) => `أسعار نصية مثل POA، تُحفظ كما هي: ${count(cells)}`,
  clears: (cells) => `خلايا فارغة: ${count(cells)}. تبيّن المراجعة أين يُفرِّغ ذلك قيمة محفوظة`,
} satisfies Catalogue['findings'];

const finding = {
  'missing-key': 'ناقص',
  'duplicate-key': 'مكرر في الملف',
  'wrong-key': 'أطول من 100 حرف',
  'unmatched-key': 'ليس هذا الرقم لأي منتج',
  'ambiguous-key': 'هذا الرقم لعدة منتجات',
  'over-long': 'أطول من 4,000 حرف',
  unstorable: 'رموز تحكم',
  'similar-key': 'لا يختلف إلا بحالة الأحرف أو المسافات أو الرموز غير المرئية',
  negative: 'سالب',
  'wrong-number': 'ليس سعرًا',
  'many-decimals': 'أكثر من 4 منازل عشرية',
  'no-unit': 'وحدة السعر ليست عددًا صحيحًا',
  'other-currency': 'عملة أخرى',
  logical: 'TRUE أو FALSE',
  'no-number': 'ليس رقمًا',
  'long-text': 'أطول من 20 حرفًا',
  'wrong-yes-no': 'ليس YES ولا NO',
  'wrong-status': 'ليس Active ولا Inactive',
  'wrong-address': 'ليس عنوان ويب',
  'error-cell': 'خطأ جدول بيانات',
  'not-calculated': 'صيغة بلا ناتج محفوظ',
  'no-cost': 'بلا تكلفة، فلا سعر',
  zero: 'سعر 0',
  'to-check': 'نص فيه أرقام',
  'section-row': 'صف قسم أو عناوين مكررة',
  'unknown-key': 'غير معروف',
  'lookalike-key': 'يشبه غيره',
  'text-price': 'سعر نصي',
  clears: 'فارغ',
} satisfies Catalogue['finding'];

/** The rows that a back end may refuse, by kind. */
export const refusableCounts = (found: readonly Finding[], { key, number }: KeyLabels): readonly string[] =>
  found.map(({ kind, cells }) => {
    if (kind === 'missing-key') return exclusionCounts['no-sku'](cells, number);
    if (kind === 'section-row') return exclusionCounts.section(cells);
    if (kind === 'ambiguous-key') return exclusionCounts['ambiguous-sku'](cells, number);
    return exclusionCounts['unknown-sku'](cells, kind === 'unmatched-key' ? number : key);
  });

/** Why a row is left out whole: a blank cell instead of the 0 would clear the stored price. */
function otherPrices(rows: number, withOtherPrices: number): string {
  const which = rows === 1 ? 'وفيه أسعار أخرى' : `وفي ${count(withOtherPrices)} منها أسعار أخرى`;
  return `${which} لن تُرسل هي أيضًا، لأن خلية فارغة مكان 0 تُفرِّغ السعر المحفوظ. لإرسالها، ارجع واجعل العمود الذي فيه 0 «غير مستخدم».`;
}

const likeWritten = 'إلا بحالة الأحرف أو المسافات أو الشرطات أو الأصفار البادئة';

/** What may become of amounts without a rate; `texts` of them can be stored as texts. */
const withoutRate = (cells: number, texts: number) =>
  texts === 0
    ? 'بدونه لا تُرسل.'
    : `بدونه لا تُرسل إلا نصوصًا${texts === cells ? '' : ` (ممكن في ${count(texts)} منها)`}.`;

const rowsOfCurrencies = (others: readonly RowsOfCurrency[]): string =>
  others.map(({ currency, rows: n }) => (n === undefined ? currency : `${currency} (${inRows(n)})`)).join('، ');

export const preview = {
  exclusionCounts,
  exclusionReasons,
  finding,
  findings,
  correctRow: {
    action: 'تصحيح',
    actionOf: (row) => `تصحيح الصف ${count(row)}`,
    title: (row) => `تصحيح الصف ${count(row)}`,
    intro: 'تدخل التصحيحات فيما يُرسل، ويبقى الملف كما هو.',
    search: 'اكتب رقم الصنف أو الاسم أو المجموعة للبحث في منتجاتنا',
    searchFailed: (reason) => `تعذّر البحث في المنتجات. ${isolated(reason)}`,
    cancel: 'إلغاء',
    use: 'تطبيق التصحيحات',
    unclear: 'يمكن قراءته بطريقتين',
    takeReading: (number) => `استخدام ${isolated(number)}`,
    remember: (written, key) =>
      `${isolated(written)} هو رقم المورد المقابل لقيمة ${quoted(key)} هذه: يُستخدم لكل صفوفه، ويُحفظ للقوائم التالية`,
    keyNames: (names, key) => `أرقام المورد المقابلة لقيم ${quoted(key)}: ${count(names)}`,
    earlierNames: (names, key, pairs) =>
      `في ملف سابق له هذه الأعمدة اختيرت قيم ${quoted(key)} لأرقام المورد، وعددها ${count(names)} (${isolated(pairs)}). لا تستخدمها إلا لقائمة من المورد نفسه.`,
    takeEarlierNames: (names) => `استخدام أرقام الملف السابق: ${count(names)}`,
    keyName: (theirs, ours) => ltr(`${isolated(theirs)} → ${isolated(ours)}`),
    takeBackName: (theirs) => `التراجع عن ${isolated(theirs)}`,
    corrected: (cells) => `تم تصحيح ${ofCells(cells)}`,
    line: (row, column, from, to) =>
      `الصف ${count(row)}، ${isolated(column)}: ${ltr(`${filled(from)} → ${filled(to)}`)}`,
    takeBack: 'تراجع',
    takeBackOf: (row, column) => `التراجع عن الصف ${count(row)}، ${isolated(column)}`,
  },
  questions: {
    back: 'العودة إلى المعاينة',
    refusable: {
      title: (rows) => `هل تريد إرسال ${ofRows(rows)} مع احتمال الرفض؟`,
      text: 'قد يرفض الخادم الملف كله بسببها، أو يحفظها كما هي:',
      leaveOut: 'استبعادها وإرسال الباقي',
      accept: 'إرسال كل الصفوف',
    },
    unsendable: {
      title: (rows) => `هل تريد الإرسال دون ${ofRows(rows)}؟`,
      text: ({ key, number }) =>
        `لا يوجد منتج لهذه الصفوف عند البحث بقيمة ${quoted(number)}، فقيمة ${quoted(key)} غير معروفة ولا يمكن إرسالها:`,
    },
    zeros: {
      title: (prices) => `هل تريد حفظ ${ofPrices(prices)} بقيمة 0؟`,
      text: ({ rows, withOtherPrices }) =>
        `في معظم قوائم الموردين يعني 0 «بلا سعر». ${rows === 1 ? 'إذا استُبعد الصف الذي سعره 0، فلن يُرسل' : `إذا استُبعدت الصفوف التي سعرها 0، وعددها ${count(rows)}، فلن تُرسل`}، وتبقى الأسعار المحفوظة كما هي.${withOtherPrices === 0 ? '' : ` ${otherPrices(rows, withOtherPrices)}`}`,
      leaveOut: (rows) => `استبعاد ${ofRows(rows)} وإرسال الباقي`,
      accept: (prices) => `حفظ ${ofPrices(prices)} بقيمة 0`,
    },
    texts: {
      title: (texts) => `نصوص فيها أرقام: ${count(texts)}. هل تريد حفظها بوصفها أسعارًا؟`,
      text: 'النصوص مثل «من 12.50» ليست أرقامًا: تُحفظ وتُعرض كما هي. راجعها ضمن «الملاحظات» إذا كان يُفترض أن تكون أرقامًا.',
      accept: (texts) => `حفظ ${ofTexts(texts)}`,
      back: 'مراجعة من جديد',
    },
    unrated: {
      title: (total) => `هل تريد حفظ أسعار ${ofRows(total)} بلا سعر صرف؟`,
      text: (_total, currencies) =>
        `يذكر الملف أنها بعملة ${currencies.map(isolated).join('، ')}. بلا سعر صرف تُحفظ أرقام هذه الصفوف كما هي بعملة AUD أو USD.`,
      accept: (total) => `حفظ ${ofRows(total)} كما هي`,
    },
    unratedCosts: {
      title: (total) => `هل تريد حفظ أسعار ${ofRows(total)} رغم أن تكاليفها بعملة أخرى؟`,
      text: (_total, currencies, readAs) =>
        `يذكر الملف أن تكاليف هذه الصفوف بعملة ${currencies.map(isolated).join('، ')}، لكن الأسعار محسوبة كأنها بعملة ${isolated(readAs)}.`,
      accept: (total) => `حفظ ${ofRows(total)} كما حُسبت`,
    },
    unnamedCosts: {
      title: (total) => `هل تريد حفظ أسعار ${ofRows(total)} لا يذكر الملف عملتها؟`,
      text: (total, readAs) =>
        `لا يذكر الملف عملة تكاليف ${ofRows(total)}، مع أنه يذكرها لصفوف أخرى. الأسعار محسوبة كأن التكاليف بعملة ${isolated(readAs)}.`,
    },
  },
  readingOffers: {
    statuses: (cells) => `${inCells(cells)} بقيمة غير Active أو Inactive. حدّد معناها:`,
    status: (value, rows) => `${filled(value)} (${inRows(rows)}) تعني`,
    chooseStatus: 'اختر',
    useStatuses: 'تطبيق هذه المعاني',
    statusesUsed: (meanings) => `قُرئت كحالة: ${meanings.join('، ')}.`,
    meaning: (value, status) => `${filled(value)} بمعنى ${isolated(status)}`,
    nearKeys: (rows, key, written, known) =>
      `${inRows(rows)} بقيمة غير معروفة في ${quoted(key)} لا تختلف عن قيمة معروفة ${likeWritten}، مثل ${quoted(written)} عن ${quoted(known)}.`,
    nearNumbers: (rows, label, written, known) =>
      `${inRows(rows)} بقيمة غير معروفة في ${quoted(label)} لا تختلف عن قيمة منتج واحد بعينه ${likeWritten}، مثل ${quoted(written)} عن قيمة ${isolated(known)}.`,
    replaceByKnown: (rows) => (rows === 1 ? 'استخدام القيمة المعروفة' : 'استخدام القيم المعروفة'),
    replacedByKnown: (key) =>
      `القيم غير المعروفة في ${quoted(key)} التي لا تختلف عن قيمة معروفة ${likeWritten} تُستبدل بها القيمة المعروفة.`,
    severalAddresses: (cells) => `${inCells(cells)} بأكثر من عنوان.`,
    takeFirst: 'أخذ الأول من كل منها',
    firstTaken: 'إذا كان في الخلية أكثر من عنوان، يؤخذ الأول.',
    readAsWritten: 'القراءة كما كُتبت',
    amounts: (cells, currency, column, texts) =>
      `مبالغ بعملة ${currency} في ${quoted(column)} ليست أسعارًا بعملة ${currenciesIn(column)}: ${count(cells)}. تُقرأ أرقامًا إذا أُدخل سعر صرف. ${withoutRate(cells, texts)}`,
    costAmounts: (cells, currency, column, expected) =>
      `مبالغ بعملة ${isolated(currency)} بدلًا من ${isolated(expected)} في ${quoted(column)}: ${count(cells)}، ولا يُحسب منها سعر. استبعد صفوفها، أو أرسلها وحدها بسعر صرف لعملة ${isolated(currency)}.`,
    namedCurrency: (names, currency, prices) =>
      `يذكر الملف عملة ${currency}، لكن هذه الأعمدة تُحفظ بعملة ${prices} بلا سعر صرف: ${names.map(isolated).join('، ')}.`,
    rowCurrencies: (column, others, prices) =>
      `يذكر العمود ${quoted(column)} ${rowsOfCurrencies(others)}، لكن كل الأسعار تُحفظ بعملة ${prices} بلا سعر صرف.`,
    namedCostCurrency: (names, currency, readAs) =>
      `يذكر الملف عملة ${isolated(currency)}، لكن تكاليف هذه الأعمدة تُقرأ بعملة ${isolated(readAs)}: ${names.map(isolated).join('، ')}. صحّح القاعدة إن كان الملف صحيحًا.`,
    rowCostCurrencies: (column, others, readAs) =>
      `يذكر العمود ${quoted(column)} ${rowsOfCurrencies(others)}، لكن كل التكاليف تُقرأ بعملة ${isolated(readAs)}.`,
    convert: (currency) => `التحويل بسعر صرف لعملة ${currency}`,
    onlyCurrency: (currency) => `الصفوف بعملة ${currency} فقط`,
    storeAsTexts: 'حفظ كنصوص',
    storedAsTexts: (currencies) => `تُحفظ المبالغ بعملة ${currencies.join('، ')} نصوصًا.`,
    chooseAgain: 'الاختيار من جديد',
    readAsNumbers: (currency) => `القراءة كأرقام، بسعر صرف لعملة ${currency}`,
  },
} satisfies Pick<
  Catalogue,
  'correctRow' | 'exclusionCounts' | 'exclusionReasons' | 'finding' | 'findings' | 'questions' | 'readingOffers'
>;
