import type { BlockRequest, LeftUnsaved } from '../../widgets/prices/block/block.types';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { cellName } from './prices';
import { count, isolated, ltr, ofPrices, ofRecords } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  type: 'تحديد سعر',
  paste: 'لصق الأسعار',
  fill: 'تعبئة إلى الأسفل',
  clear: 'تفريغ الخلايا',
  'set-back': 'إرجاع',
  revert: 'تراجع أو إعادة',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  type: 'سعر مكتوب',
  paste: 'أسعار ملصقة',
  fill: 'أسعار معبّأة إلى الأسفل',
  clear: 'أسعار مفرّغة',
  'set-back': 'أسعار مُرجَعة',
  revert: 'أسعار متراجع عنها أو معادة',
} as const satisfies Record<Kind, string>;

const mostNamed = 5;

const named = (list: readonly string[], separator = '؛ '): string =>
  list.length > mostNamed
    ? `${list.slice(0, mostNamed).join(separator)}${separator}و${count(list.length - mostNamed)} غيرها`
    : list.join(separator);

const offeredAgain = 'ستعرضها قائمة الأسعار من جديد.';
const emptiedAgain = 'أما الخلايا المطلوب تفريغها فلا تُعرض؛ أفرغها من جديد عند الحاجة.';

const whenLeft = ({ hasPrices, hasEmptied }: LeftUnsaved): string =>
  [...(hasPrices ? [offeredAgain] : []), ...(hasEmptied ? [emptiedAgain] : [])].join(' ');

export const block = {
  title: (kind, cells) => (kind === 'type' && cells !== 1 ? 'تحديد أسعار' : titles[kind]),
  uploadName: (kind, cells) => (kind === 'type' && cells !== 1 ? 'أسعار مكتوبة' : uploadNames[kind]),
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
  partly: (saved, failures, isUnknown, left) =>
    isUnknown
      ? `${saved === 0 ? 'لا يُعرف ما الذي حُفظ' : `تم حفظ ${ofPrices(saved)}`}. ربما تعذّر حفظ ${ofRecords(failures.total)}: ${named(failures.texts)}. ${left ? whenLeft(left) : 'قد يكون ما يظهر أدناه محفوظًا بالفعل.'}`
      : `${saved === 0 ? 'لم يُحفظ شيء' : `تم حفظ ${ofPrices(saved)}`}. تعذّر حفظ ${ofRecords(failures.total)}: ${named(failures.texts)}. ${left ? whenLeft(left) : 'ما يظهر أدناه غير محفوظ؛ أكّده لإعادة المحاولة.'}`,
  failure: (skus, reason) => `${named(skus.map(isolated), '، ')} (${isolated(reason)})`,
  reasons: {
    conflict: 'غيّره شخص آخر في هذه الأثناء',
    deleted: 'تم حذفه في هذه الأثناء',
    unreadable: 'تعذّرت قراءة نسخته الحالية',
    prevented: 'منعته الصفحة',
    stopped: 'تم الإيقاف قبله',
    returned: 'أسعاره المحفوظة غير المعروضة',
  },
  leave: (isUnknown) =>
    isUnknown
      ? 'لا يُعرف هل حُفظت التغييرات التي أكّدتها. تبقى الأسعار المعلَّمة بأنها غير محفوظة في خلاياها.'
      : 'لن يُحفظ أي من التغييرات المعروضة هنا. تبقى الأسعار المعلَّمة بأنها غير محفوظة في خلاياها.',
  revertTitle: (direction) => (direction === 'undo' ? 'تراجع' : 'إعادة'),
  revertText: (total) => `سيتم إرجاع ${ofPrices(total)}، ما عدا ما تغيّر منذ ذلك الحين.`,
  reverted: (direction, total) =>
    direction === 'undo' ? `تم التراجع عن تغيير ${ofPrices(total)}` : `تمت إعادة تغيير ${ofPrices(total)}`,
  revertedPartly: (direction) => (direction === 'undo' ? 'لم يتم التراجع عن كل شيء' : 'لم تتم إعادة كل شيء'),
  kept: (cells) => `تغيّر منذ ذلك الحين وتُرك كما هو: ${named(cells.map(cellName))}.`,
  notSaved: (failures) => `لم يُحفظ: ${named(failures)}.`,
  missing: (skus) => `تعذّر العثور على: ${named(skus.map(isolated), '، ')}.`,
} satisfies Catalogue['block'];
