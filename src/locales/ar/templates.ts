import type { Catalogue } from '../catalogue';
import { isolated, quoted } from './words';

export const template = {
  offer: (templates) =>
    templates === 1 ? 'يوجد قالب للملفات ذات صف العناوين هذا.' : 'توجد قوالب للملفات ذات صف العناوين هذا.',
  offerColumns: 'كانت لقائمة بلا صف عناوين أعمدة كهذه.',
  sameSupplier: 'لم تُقارَن إلا أنواع الأعمدة: لا تختر ذلك إلا لقائمة من المورّد نفسه.',
  others: (templates) => `قوالب أخرى للقوائم التي بلا صف عناوين (${templates})`,
  asInList: (fileName) => `استخدام أعمدة ${isolated(fileName)}`,
  use: (name) => `استخدام القالب ${quoted(name)}`,
  saveLink: 'حفظ كقالب',
  saveTitle: 'حفظ كقالب',
  save: 'حفظ',
  cancel: 'إلغاء',
  name: 'الاسم',
  nameHint: 'مثل «Wilo، قائمة الربيع»',
  nameMissing: 'اكتب اسمًا',
  nameTooLong: '100 حرف على الأكثر',
  replaces: (name) => `يحل محل القالب ${quoted(name)}.`,
  keeps: (isShared, hasHeader) =>
    [
      hasHeader
        ? 'يحتفظ بالورقة وصف العناوين والأعمدة والصفوف المستبعدة وقواعد التكاليف والترميز للملف التالي بصف العناوين هذا.'
        : 'يحتفظ بالورقة والأعمدة والصفوف المستبعدة وقواعد التكاليف والترميز للملفات التي بلا صف عناوين. يُعرض للملفات ذات الأعمدة المشابهة، ويمكن اختياره لغيرها.',
      isShared ? 'يراه كل من يرفع الأسعار.' : 'يُحفظ في هذا المتصفح.',
      'ويتذكر أصناف القوائم التي تُرسل به.',
    ].join(' '),
  leaveOut: (kinds) => `استبعاد مثل هذه الصفوف من الملفات التالية أيضًا دون سؤال: ${kinds.join('؛ ')}`,
  storeUnrated: (currencies) =>
    `حفظ الأسعار بعملة ${isolated(currencies)} من الملفات التالية أيضًا بلا سعر صرف ودون سؤال`,
  saved: (name) => `تم حفظ القالب ${quoted(name)}`,
  storageFull: 'لا يستطيع هذا المتصفح حفظ القالب. احذف قوالب أخرى، أو اسمح لهذه الصفحة بحفظ البيانات.',
  noRoom: 'لا مساحة في هذا المتصفح لأصناف قوائمه.',
  gone: (name) => `لم يعد يوجد قالب باسم ${quoted(name)}.`,
  nameTaken: (name) => `يوجد قالب باسم ${quoted(name)}.`,
  manage: 'القوالب',
  manageTitle: 'قوالب ملفات الموردين',
  none: 'لا توجد قوالب بعد. احفظ قالبًا من معاينة ملف.',
  rename: 'إعادة تسمية',
  renameOf: (name) => `إعادة تسمية ${quoted(name)}`,
  remove: 'حذف',
  removeOf: (name) => `حذف ${quoted(name)}`,
  close: 'إغلاق',
  loading: 'جارٍ تحميل القوالب',
  failed: (why) => `تعذّر تحميل القوالب. ${isolated(why)}`,
} satisfies Catalogue['template'];
