import type { RecordMessages } from './en';

/** With Western digits, as everywhere in the Arabic texts. */
const number = new Intl.NumberFormat('en');
const rules = new Intl.PluralRules('ar');
const forms = { zero: 'سجل', one: 'سجل واحد', two: 'سجلان', few: 'سجلات', many: 'سجلًا', other: 'سجل' } as const;

function entries(total: number): string {
  const form = rules.select(total);
  return form === 'one' || form === 'two' ? forms[form] : `${number.format(total)} ${forms[form]}`;
}

export const texts: RecordMessages = {
  title: 'سجل التغييرات',
  intro: 'من غيّر أي مستخدم أو شركة أو منتج، ومن سجّل الدخول أو رُفض دخوله. أما تغييرات الأسعار ففي تاريخ الأسعار.',
  back: 'العودة إلى المستخدمين',
  filters: {
    who: 'المنفّذ (الاسم أو البريد الإلكتروني)',
    what: 'الموضوع (الاسم أو السبب)',
    kind: 'النوع',
    anyKind: 'كل الأنواع',
    from: 'من تاريخ (UTC)',
    to: 'إلى تاريخ (UTC)',
    show: 'عرض',
    clear: 'مسح',
  },
  columns: ['الوقت (UTC)', 'المنفّذ', 'النوع', 'العنصر', 'التفاصيل', 'العنوان'],
  count: entries,
  page: (page, pages) => `الصفحة ${number.format(page)} من ${number.format(pages)}`,
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  export: 'تصدير',
  separator: ',',
  exporting: (read, total) => `جارٍ تصدير ${number.format(read)} من ${number.format(total)}`,
  cut: (rows) => `لا يتضمن الملف إلا الأحدث (${entries(rows)}). اختر فترة أقصر للحصول على البقية.`,
  loading: 'جارٍ التحميل…',
  none: 'لا توجد سجلات مطابقة.',
  failed: 'تعذرت قراءة السجل.',
  forbidden: 'لا يمكن لغير مديري النظام قراءة السجل.',
  busy: 'الخادم مشغول. يرجى المحاولة مرة أخرى بعد قليل.',
  network: 'خطأ في الاتصال بالشبكة.',
  retry: 'إعادة المحاولة',
  nobody: 'شخص بلا حساب',
  unset: '-',
  change: (field, values) => `${field}: ${values}`,
  kinds: {
    'user.created': 'المستخدم: أُنشئ',
    'user.changed': 'المستخدم: عُدّل',
    'user.deleted': 'المستخدم: حُذف',
    'company.created': 'الشركة: أُنشئت',
    'company.changed': 'الشركة: عُدّلت',
    'company.deleted': 'الشركة: حُذفت',
    'product.created': 'المنتج: أُنشئ',
    'product.changed': 'المنتج: عُدّل',
    'product.deleted': 'المنتج: حُذف',
    'user.registered': 'المستخدم: سُجّل',
    'user.email-confirmed': 'المستخدم: أُكّد البريد الإلكتروني',
    'user.identity-linked': 'المستخدم: رُبطت الهوية',
    'user.erased': 'المستخدم: مُحيت البيانات',
    'user.approved': 'المستخدم: تمت الموافقة',
    'user.password-changed': 'المستخدم: تغيّرت كلمة المرور',
    'user.authenticator-changed': 'المستخدم: تغيّر تطبيق المصادقة',
    'user.authenticator-removed': 'المستخدم: أُزيل تطبيق المصادقة',
    'backup.made': 'النسخة الاحتياطية: أُنشئت',
    'sign-in.done': 'تسجيل الدخول: تم',
    'sign-in.refused': 'تسجيل الدخول: رُفض',
    'access.refused': 'الوصول: رُفض',
  },
};
