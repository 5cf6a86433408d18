import type { NamedText } from '../../widgets/prices/in-place/cell-drafts.messages';
import type { PriceChangeTexts } from '../../widgets/prices/in-place/change-price.messages';
import { priceLimits } from '../../wire/price-format';
import { priceLabel, pricesPerCurrency } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count, isolated, ltr, ofCharacters, ofPlaces, ofPrices } from './words';

export const cellName = ({ sku, key }: Pick<NamedText, 'sku' | 'key'>) =>
  `${ltr(priceLabel(key))} للصنف ${isolated(sku)}`;
const cellAndText = (typed: NamedText) => `${cellName(typed)}: ${isolated(typed.text)}`;
const loadFailure = (isNetwork: boolean) => (isNetwork ? 'خطأ في الاتصال بالشبكة.' : 'تعذّر تحميل جزء من البرنامج.');

/** At most five texts, and the number of the others. */
function listOfTexts(lost: readonly NamedText[]): string {
  const shown = lost.slice(0, 5).map(cellAndText);
  const others = lost.length - shown.length;
  return [...shown, ...(others > 0 ? [`و${count(others)} غيرها`] : [])].join('، ');
}

const none = '-';
const nameOf = ({ sku, level }: PriceChangeTexts) => `${ltr(level)} للصنف ${isolated(sku)}`;

export const prices = {
  prices: {
    title: 'قائمة الأسعار',
    downloaded: 'تم تنزيل الأسعار!',
    downloadFailed: (why) => `تعذّر تنزيل الأسعار. ${isolated(why)}`,
    filterTitle: 'تصفية الأسعار',
    loadFilterChoices: 'تحميل خيارات التصفية',
    searchHint: 'رقم الصنف أو المجموعة أو الوصف',
    empty: { title: 'لا توجد أسعار بعد', text: 'أنشئ السعر الأول.', readonlyText: 'لا يوجد ما يُعرض.' },
    product: 'المنتج',
    priceLevels: `مستويات السعر ${ltr('01–20')}`,
    edit: (sku) => `تحرير سعر ${isolated(sku)}`,
    remove: (sku) => `حذف سعر ${isolated(sku)}`,
    history: 'السجل',
    historyOf: (sku) => `سجل أسعار ${isolated(sku)}`,
    historyOff: 'يتطلب ذلك السمة price-history.',
    allChanges: 'كل التغييرات',
    uploads: 'عمليات الرفع السابقة',
    changePrices: 'تغيير الأسعار…',
    notSaved: 'غير محفوظ',
    columnsNote: '؛ والأسعار ظاهرة دائمًا',
    described: (id, sku) => `السعر ${isolated(id)} للصنف ${isolated(sku)}`,
  },
  priceForm: {
    title: { create: 'إنشاء سعر', edit: 'تحرير السعر' },
    submit: { create: 'إنشاء', edit: 'حفظ' },
    mainSku: 'رقم الصنف الرئيسي',
    mainSkuPlaceholder: 'اختر رقم صنف',
    mainSkuFixed: 'لا يمكن تغييره بعد إنشاء السعر',
    skus: {
      loading: 'جارٍ تحميل أرقام الأصناف…',
      none: 'لكل رقم صنف سعر: حرّر السعر الموجود.',
    },
    group: 'المجموعة',
    groupEmpty: 'تتبع رقم الصنف',
    noPrices: (currency) => `لا توجد أسعار بعملة ${currency}`,
    addPrice: 'إضافة سعر',
    addPriceTo: (currency) => `إضافة سعر بعملة ${currency}`,
    allUsed: `كل الأسعار مستخدمة، وعددها ${pricesPerCurrency}`,
    count: (used) => `${count(used)} من ${pricesPerCurrency}`,
    remove: (label) => `إزالة ${ltr(label)}`,
    removed: (label, price) => `تمت إزالة ${ltr(label)} (${isolated(price)}).`,
    undo: 'تراجع',
    keys: 'مفتاح Delete في سعر فارغ يزيله.',
    hint: `رقم من 0 فأكثر وحتى ${ofPlaces(priceLimits.decimals)}، أو نص قصير مثل POA (حتى ${ofCharacters(priceLimits.characters)}).`,
    gaps: 'بعض مستويات السعر في هذا السجل فارغة. عند الحفظ تتقدم الأسعار التالية لسد الفراغ.',
    storedHint: 'يبقى كما هو ما لم تغيّره.',
    unclear: 'يمكن قراءته بطريقتين',
    use: (price) => `استخدام ${isolated(price)}`,
    verbs: { choose: 'اختر:', correct: 'صحّح:', fill: 'املأ أو أزل:' },
  },
  priceCard: {
    label: 'الأسعار والمنتج',
    prices: 'الأسعار',
    level: 'المستوى',
    noPrice: 'بلا سعر',
    noPrices: 'ليس لهذا المنتج أسعار.',
  },
  priceProblem: {
    'below-zero': 'لا يمكن أن يقل عن 0',
    'too-many-decimals': `لا يزيد على ${ofPlaces(priceLimits.decimals)}`,
    'too-large': `عدد الأرقام قبل النقطة لا يزيد على ${priceLimits.wholeDigits}`,
    'too-long': `لا يزيد على ${ofCharacters(priceLimits.characters)}`,
    'not-plain': 'أرقام ونقطة عشرية فقط، أو نص',
  },
  cellDrafts: {
    cell: cellName,
    cellAndText,
    signedOut: (lost) => `لم يُحفظ ما يلي: ${listOfTexts(lost)}.`,
    abandoned: 'لم يُحفظ؛ ستعرضه قائمة الأسعار من جديد.',
    notLoaded: {
      price: (isNetwork) => `${loadFailure(isNetwork)} لم يُحفظ السعر؛ وهو باقٍ في خليته.`,
      refusal: (isNetwork) => `${loadFailure(isNetwork)} لا يمكن تحرير هذا السعر في خليته.`,
      retry: 'إعادة المحاولة',
    },
    problem: { use: (price) => `استخدام ${isolated(price)}`, openForm: 'فتح النموذج' },
    keyboard: {
      text: { key: 'ABC', label: 'حروف' },
      decimal: { key: '123', label: 'أرقام' },
    },
  },
  restoredDrafts: {
    title: 'أسعار كُتبت ولم تُحفظ',
    price: (typed) => `${cellName(typed)}: ${ltr(`${typed.from} → ${typed.text}`)}`,
    save: 'حفظ',
    saveLabel: (typed) => `حفظ ${isolated(typed.text)} في ${cellName(typed)}`,
    edit: 'تحرير',
    editLabel: (typed) => `تحرير ${cellName(typed)}`,
    discard: 'تجاهل',
    discardLabel: (typed) => `تجاهل ${isolated(typed.text)} في ${cellName(typed)}`,
    discarded: (typed) => ({ title: cellAndText(typed), message: 'تم التجاهل.' }),
    undo: 'تراجع',
    saveAll: (total) => `حفظ الكل (${count(total)})`,
    discardAll: (total) => `تجاهل الكل (${count(total)})`,
    allDiscarded: (total) => `تم تجاهل ${ofPrices(total)} مما كُتب.`,
  },
  editRefusal: {
    'no-sku': 'لا يمكن تحرير هذا السجل: لم يرسل الخادم قيمة MAIN_SKU.',
    invalid: {
      message: (problem) => `لم يُحفظ: ${problem}. يبقى النص في خليته.`,
      edit: 'متابعة التحرير',
    },
  },
  changePrice: {
    none,
    undo: 'تراجع',
    entered: (change) => `${nameOf(change)}: ${isolated(change.to)}`,
    saved(change) {
      const { from, to } = change;
      if (to === none) return `${nameOf(change)}: تمت إزالة ${isolated(from)}`;
      return from === none
        ? `${nameOf(change)}: سعر جديد ${isolated(to)}`
        : `${nameOf(change)}: ${ltr(`${from} → ${to}`)}`;
    },
    undone: (change) => `${nameOf(change)} عاد ${change.to === none ? 'فارغًا' : `إلى ${isolated(change.to)}`}`,
    already: 'هذا هو السعر المحفوظ أصلًا. لم يكن هناك ما يُحفظ.',
    flagged: (change, flag, share) => {
      const { reason, question } = flagText(flag);
      return {
        title: 'هل تريد حفظ هذا التغيير؟',
        text: [
          `${nameOf(change)}: من ${isolated(change.from)} إلى ${isolated(change.to)}${share && ` (${ltr(share)})`}.`,
          `السعر ${reason}`,
          question,
        ]
          .join(' ')
          .trim(),
        confirm: 'حفظ',
        cancel: 'إلغاء',
      };
    },
    conflict: (change) => ({
      title: 'غيّر شخص آخر هذا السعر',
      text: `${nameOf(change)} الآن ${isolated(change.from)}. لم يُحفظ شيء بعد. سعرك ${isolated(change.to)}.`,
      confirm: 'الاحتفاظ بسعري',
      cancel: 'قبول السعر الحالي',
    }),
    changedAgain: 'تغيّر السجل مرة أخرى في هذه الأثناء. لم يُحفظ شيء.',
    deleted: 'تم حذف السجل في هذه الأثناء. لم يُحفظ شيء.',
    unreadable: 'غيّر شخص آخر السجل، وتعذّرت قراءة نسخته الحالية. لم يُحفظ شيء.',
    notFound: 'تعذّر العثور على السجل. لم يُحفظ شيء.',
    signedOut: 'لم تعد مسجّل الدخول. لم يُحفظ شيء.',
    otherUser: 'مستخدم آخر مسجّل الدخول الآن. لم يُحفظ شيء.',
    notLast: ({ level }) => `لم يُحفظ شيء: أُضيف سعر آخر بعد ${ltr(level)}. أزل ${ltr(level)} في النموذج.`,
    notInPlace: 'لم يُحفظ شيء: لم يعد ممكنًا تغيير هذا السعر في القائمة. حرّره في النموذج.',
  },
} satisfies Pick<
  Catalogue,
  | 'cellDrafts'
  | 'changePrice'
  | 'editRefusal'
  | 'priceCard'
  | 'priceForm'
  | 'priceProblem'
  | 'prices'
  | 'restoredDrafts'
>;
