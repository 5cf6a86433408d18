import type { Catalogue } from '../catalogue';
import { filterLabel } from './fields';
import { count, isolated, nounOf, ofCharacters, ofItems, ofSeconds } from './words';

export const common = {
  ui: {
    filterLabel,
    cancel: 'إلغاء',
    close: 'إغلاق',
    tryAgain: 'إعادة المحاولة',
    loadPageAgain: 'إعادة تحميل الصفحة',
    loading: 'جارٍ التحميل…',
    remove: (text) => `إزالة ${isolated(text)}`,
    moment: 'لحظة من فضلك',
    offline: 'أنت غير متصل بالإنترنت. ستُقرأ القائمة من جديد عند عودة الاتصال.',
    part: {
      failed: 'تعذّر عرض هذا الجزء',
      reloadHint: 'إذا استمر ذلك، فأعد تحميل الصفحة.',
      network: 'تعذّر تحميل جزء من البرنامج: لم يصل من الشبكة أو الخادم.',
      'time-out': 'تعذّر تحميل جزء من البرنامج: استغرق أكثر من 120 ثانية.',
      evaluation: 'تعذّر تحميل جزء من البرنامج: فشل عند بدء تشغيله.',
    },
    toasts: { success: 'تم بنجاح', warning: 'تنبيه', error: 'خطأ' },
    yes: 'نعم',
    no: 'لا',
    statuses: { active: 'نشط', pending: 'قيد الانتظار', inactive: 'غير نشط' },
    search: 'بحث',
    pages: { previous: 'الصفحة السابقة', next: 'الصفحة التالية', page: (page) => `الصفحة ${count(page)}` },
    table: {
      actions: 'الإجراءات',
      action: 'الإجراء',
      details: 'التفاصيل',
      selectAll: 'تحديد الكل',
      select: (row) => `تحديد ${isolated(row)}`,
      columnsInView: 'الأعمدة الظاهرة',
    },
  },
  dialogs: {
    save: 'حفظ',
    delete: 'حذف',
    clearAll: 'مسح الكل',
    discard: {
      confirm: 'تجاهل',
      cancel: 'متابعة التحرير',
      typing: { title: 'هل تريد تجاهل ما كتبته؟', text: 'لم تُحفظ تغييراتك.' },
      choices: { title: 'هل تريد تجاهل اختياراتك؟', text: 'لم تُطبَّق بعد.' },
      upload: { title: 'هل تريد تجاهل اختياراتك؟', text: 'لم يُرسل الملف.' },
    },
    confirmDelete: { title: 'هل تريد حذف هذا السجل؟', text: (name) => `هل تريد فعلًا حذف ${isolated(name)}؟` },
    filter: {
      loading: 'جارٍ تحميل الخيارات',
      none: 'لا يوجد بعد ما يمكن التصفية به.',
      chosen: (chosen) => `المختار: ${count(chosen)}`,
    },
    columns: {
      title: 'إدارة الأعمدة',
      shown: (shown, all, note) => `الظاهر ${count(shown)} من ${count(all)}${note}`,
      move: (name) => `نقل ${isolated(name)}`,
      drag: 'اسحب لتغيير الترتيب',
      dragOrPress: (keys) => `اسحب لتغيير الترتيب، أو ${keys}`,
      showAll: 'إظهار الكل',
      hideAll: 'إخفاء الكل',
      alwaysFirst: 'الأول دائمًا',
      moved: (name, place, all) => `${isolated(name)}: الموضع ${count(place)} من ${count(all)}`,
    },
  },
  forms: {
    combobox: {
      show: (label) => `${isolated(label)}: عرض الخيارات`,
      add: (text) => `إضافة «${text}»`,
      noMatch: 'لا توجد نتائج',
      more: (shown) => `المعروض أول ${ofItems(shown)}. اكتب للعثور على غيرها.`,
    },
    password: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' },
    issues: {
      first: (verb, fields) => `${verb} ${fields}`,
      next: (verb, fields) => `؛ ${verb} ${fields}`,
      andMore: (fields, more) => `${fields} و${count(more)} غيرها`,
    },
  },
  roles: {
    SuperAdmin: 'مدير عام للنظام',
    Admin: 'مدير النظام',
    Sales: 'المبيعات',
    Customer: 'عميل',
    Manager: 'مدير عملاء',
    Demo: 'عميل تجريبي',
    UNKNOWN: 'غير معروف',
  },
  busy: {
    loading: 'جارٍ التحميل',
    stillLoading: 'ما زال التحميل جاريًا …',
    serverBusy: 'الخادم مشغول. ستُعاد المحاولة تلقائيًا',
    serverBusyFor: (left) => `الخادم مشغول. ستُعاد المحاولة تلقائيًا بعد ${ofSeconds(left)}`,
  },
  page: { signIn: 'تسجيل الدخول', forgotPassword: 'نسيت كلمة المرور' },
  toaster: { region: 'الإشعارات', showMore: 'عرض المزيد', dismiss: 'إغلاق' },
  print: {
    criterion: (name, value) => `${isolated(name)}: ${isolated(value)}`,
    printed: (date) => `طُبعت في ${isolated(date)}`,
  },
  errors: {
    network: 'خطأ في الاتصال بالشبكة',
    timeout: (limit) => `خطأ في الاتصال بالشبكة. لم يُجب الخادم خلال ${ofSeconds(limit)}.`,
    sessionExpired: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
    busy: 'لا يستطيع الخادم قبول مزيد من الطلبات الآن.',
    serverProblem: (status) => `حدثت مشكلة في الخادم (HTTP ${status}).`,
    inAMoment: 'أعد المحاولة بعد قليل.',
    refused: (status) => `أجاب الخادم بخطأ (HTTP ${status}). أعد المحاولة؛ وإذا تكرر ذلك، فأبلغ مدير النظام.`,
    unknownOutcome: 'لا يُعرف هل حُفظ التغيير.',
    lookAtList: 'راجع القائمة قبل إعادة المحاولة.',
    retryAt: (time) => `يمكنك إعادة المحاولة في ${isolated(time)}.`,
    unreadable: (status, why) => `تعذّر فهم إجابة الخادم: ${isolated(why)} (HTTP ${status}).`,
    tellAdministrator: 'أعد المحاولة؛ وإذا تكرر ذلك، فأبلغ مدير النظام.',
    webPage: 'وصلت صفحة ويب بدلًا من البيانات',
    damaged: 'وصلت ناقصة أو تالفة',
    empty: 'وصلت فارغة',
    unexpected: (name) => `قيمة ${isolated(name)} غير متوقعة`,
    signInEnded: 'ربما انتهت صلاحية تسجيل دخولك: أعد تحميل الصفحة.',
  },
  lostSignIn: { redirected: 'أُعيد توجيه الطلب إلى موقع آخر.' },
  fileSize: { size: (size) => `حجم الملف ${isolated(size)}.`, tooLarge: 'الملف أكبر مما يقبله الخادم.' },
  draftOffer: {
    title: (name) => `ما زالت هنا مدخلات غير محفوظة: ${isolated(name)}`,
    restore: (name) => `متابعة تحرير ${isolated(name)}`,
    newRecord: (noun) => nounOf(noun).new,
    discard: 'تجاهل',
    discarded: (name) => ({ title: `مدخلات غير محفوظة: ${isolated(name)}`, message: 'تم تجاهلها.' }),
    undo: 'تراجع',
    dismiss: 'إغلاق',
  },
  // The verbs stand before the names of fields.
  field: {
    choose: 'اختر:',
    fillIn: 'املأ:',
    correct: 'صحّح:',
    unset: '-',
    chooseOne: (label) => `اختر: ${isolated(label)}`,
    suggestedList: 'اختر من القائمة، أو اكتب قيمة جديدة واضغط Enter.',
  },
  fieldProblem: {
    'too-long': (limit) => `لا يزيد على ${ofCharacters(limit)}`,
    'list-too-long': (limit) => `لا تزيد العناصر كلها معًا على ${ofCharacters(limit)}`,
    'too-many': (limit) => `لا تزيد على ${ofItems(limit)}`,
    'too-large': (limit) => `لا يزيد على ${count(limit)}`,
    'error-text': (text) => `${isolated(text)} خطأ من جدول البيانات`,
    unstorable: 'يحتوي على رمز لا يمكن حفظه',
    'below-zero': 'لا يمكن أن يقل عن 0',
    'not-a-number': 'أرقام ونقطة عشرية فقط، مثل 12.5',
    'not-a-list': 'يجب أن تكون قائمة نصوص',
    'not-yes-no': 'يجب أن تكون القيمة YES أو NO',
    'not-status': 'يجب أن تكون القيمة Active أو Inactive',
    'not-address': `عنوان يبدأ بـ ${isolated('https://')} أو ${isolated('http://')}`,
    'not-email': 'عنوان بريد إلكتروني مثل name@example.com',
  },
  record: {
    show: 'عرض',
    signedOut: {
      title: 'تم تسجيل الخروج في علامة تبويب أخرى.',
      otherUser: 'سجّل مستخدم آخر الدخول.',
      message: 'تم تجاهل ما كُتب هنا.',
      messageWithCopy: 'لم يُحفظ ما كُتب هنا. انسخه، أو أغلق هذه الرسالة لتجاهله.',
      copy: 'نسخ',
      copied: 'تم نسخ ما كُتب.',
      notCopied: 'لم يسمح المتصفح بالنسخ.',
    },
    saveAgain: 'احفظ من جديد: لن يُخزَّن إلا مرة واحدة.',
    storedDifferently: (title) =>
      `«${title}» محفوظ من قبل بقيم أخرى. لم يُرسل شيء مرة أخرى. أغلق هذا النموذج وانظر في القائمة.`,
    saved: (noun) => `تم حفظ ${nounOf(noun).the}.`,
    unknown: {
      'not-sent': 'لم يرسله الخادم',
      'not-understood': 'غير مفهوم كما أرسله الخادم: يبقى كما هو ما لم تغيّره',
    },
    conflict: {
      title: (noun) => `غيّر شخص آخر ${nounOf(noun).this}`,
      text: 'لم يُحفظ شيء بعد. قارن، ثم قرّر.',
      compare: () => 'الفروق بين نسختك والنسخة الحالية',
      mine: 'نسختك',
      field: 'الحقل',
      theirs: 'الحالية',
      none: '-',
      keepMine: 'الاحتفاظ بنسختي',
      takeTheirs: 'قبول النسخة الحالية',
      completeFirst: 'أكمل الحقول أو صحّحها أولًا',
      deletedTitle: (noun) => `تم حذف ${nounOf(noun).this} في هذه الأثناء`,
      deleted: 'لم يُحفظ شيء. انسخ ما تحتاج إليه، ثم أغلق هذا النموذج.',
      unreadable: 'لم يُحفظ شيء بعد. تعذّرت قراءة النسخة الحالية.',
    },
    draft: {
      title: 'عادت مدخلاتك غير المحفوظة',
      text: 'كانت محفوظة في علامة التبويب هذه.',
      discard: 'تجاهل',
    },
  },
} satisfies Pick<
  Catalogue,
  | 'busy'
  | 'dialogs'
  | 'draftOffer'
  | 'errors'
  | 'field'
  | 'fieldProblem'
  | 'fileSize'
  | 'lostSignIn'
  | 'forms'
  | 'page'
  | 'print'
  | 'record'
  | 'roles'
  | 'toaster'
  | 'ui'
>;
