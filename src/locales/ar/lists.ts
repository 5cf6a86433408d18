import type { Catalogue } from '../catalogue';
import { changes, columns, count, isolated, ltr, nounOf, ofArticles, quoted, rows } from './words';

const nothingToShow = 'لا يوجد ما يُعرض.';

export const lists = {
  list: {
    deleted: 'تم الحذف.',
    loading: 'جارٍ التحميل',
    queryKept: 'بحثك وعوامل التصفية باقية كما هي.',
    noMatch: (search) => `لا نتائج لـ ${quoted(search)}`,
    noMatchFilters: 'لا نتائج لعوامل التصفية',
    filtersOn: (labels, withSearch) =>
      `عوامل التصفية المفعّلة${withSearch ? ' أيضًا' : ''} (${count(labels.length)}): ${labels.map(isolated).join('، ')}.`,
    clearSearch: 'مسح البحث',
    clearFilters: 'إلغاء التصفية',
    clearAll: 'مسح الكل',
    search: 'بحث',
    status: 'الحالة',
    /** Neither `Intl.NumberFormat` nor `Intl.PluralRules`: creating one takes longer than the first paint of the rows. */
    total: (total) => `عدد السجلات: ${String(total).replace(/\B(?=(\d{3})+$)/g, ',')}`,
    pageSize: (size) => `${count(size)} / صفحة`,
    itemsPerPage: 'عدد السجلات في الصفحة',
    pages: (title) => `الصفحات، ${isolated(title)}`,
    filtersFailed: {
      title: 'لم تُحمَّل عوامل التصفية',
      message: (why) => `تعذّر تحميل عوامل التصفية: ${isolated(why)}`,
    },
    createNew: 'إنشاء جديد',
    filter: (on) => (on === 0 ? 'تصفية' : `تصفية، المفعّل: ${count(on)}`),
    download: 'تنزيل',
    upload: 'رفع',
    manageColumns: 'إدارة الأعمدة',
    signInTitle: 'سجّل الدخول لعرض هذه القائمة',
    signInText: 'لا تظهر إلا لمن سجّل الدخول.',
    signIn: 'تسجيل الدخول',
  },
  listActions: {
    notFound: (noun, title) =>
      `تعذّر العثور على ${nounOf(noun).the} بالاسم ${quoted(title)}. ربما تغيّر الاسم أو تم الحذف في هذه الأثناء.`,
    notOnPage: (noun, title) => `لم تعد هذه الصفحة تعرض ${nounOf(noun).the} ${isolated(title)}. ابحث أولًا، ثم حرّر.`,
    noRecord: `تحتاج ${ltr('edit()')} إلى سجل له معرّف، أو إلى معرّف.`,
    noFile: `تحتاج ${ltr('upload()')} إلى ملف (File)، أو تُترك فارغة ليختار المستخدم ملفًا.`,
    readonly: 'هذه القائمة للقراءة فقط.',
    closeFirst: 'أغلق النموذج المفتوح أولًا.',
    withoutTitle: (noun, key) => `لا يمكن تحرير ${nounOf(noun).this}: لم يرسل الخادم قيمة ${isolated(key)}.`,
    edit: 'تحرير',
    remove: 'حذف',
  },
  ranges: {
    size: (size) => `المحدد: ${rows(size.rows)} × ${columns(size.columns)}`,
    facts: ({ count: filledCells, numbers }) => [
      ['العدد', count(filledCells)],
      ...(numbers
        ? ([
            ['المتوسط', numbers.average],
            ['الأصغر', numbers.least],
            ['الأكبر', numbers.greatest],
          ] as const)
        : []),
    ],
  },
  products: {
    title: 'إدارة المنتجات',
    searchHint: 'رقم الصنف أو المجموعة أو الوصف',
    filterTitle: 'تصفية المنتجات',
    empty: {
      title: 'لا توجد منتجات بعد',
      text: 'أنشئ المنتج الأول، أو ارفع جدولًا.',
      readonlyText: nothingToShow,
    },
    edit: (title) => `تحرير المنتج ${isolated(title)}`,
    remove: (title) => `حذف المنتج ${isolated(title)}`,
    downloaded: 'تم تنزيل المنتجات!',
    downloadFailed: (why) => `تعذّر تنزيل المنتجات. ${isolated(why)}`,
    described: (sku) => `المنتج ${isolated(sku)}`,
    picture: (name) => `صورة ${isolated(name)}`,
    noPicture: 'تعذّر تحميل الصورة.',
    fieldsOfSheet: 'حقول المنتج',
  },
  productForm: {
    title: 'إنشاء/تحرير منتج',
    submit: { create: 'إنشاء', edit: 'حفظ' },
    saved: 'تم حفظ المنتج',
    saveFailed: 'تعذّر حفظ المنتج',
    enterSku: 'أدخل رقم الصنف الرئيسي.',
    sections: {
      product: 'المنتج',
      measures: 'الوحدة والمقاسات',
      order: 'الطلب والاستخدام',
      logo: 'الشعار والحصرية',
    },
    choicesFailed: (why) => `تعذّر تحميل الخيارات: ${isolated(why)}`,
    companiesHint: 'إذا كان المنتج حصريًا، فلن تراه إلا هذه الشركات.',
    image: {
      address: 'عنوان الصورة',
      addressHint: `يُملأ عند رفع صورة، أو اكتب عنوانًا يبدأ بـ ${isolated('https://')}.`,
      file: 'ملف الصورة',
      fileHint: `PNG أو JPEG أو WebP أو GIF، حتى ${ltr('5 MB')}. يُرفع فورًا.`,
      upload: 'رفع صورة',
      uploaded: 'تم الرفع. احفظ المنتج للاحتفاظ بالصورة.',
      noFile: 'يُرجى اختيار ملف',
      failed: 'فشل الرفع',
      why: (why) => `فشل الرفع. ${isolated(why)}`,
      sendAgain: 'ارفع الصورة من جديد.',
      sending: (percent) => `تم إرسال ${percent}%`,
      progress: 'جارٍ إرسال الصورة',
      none: 'لا توجد صورة',
      broken: 'تعذّر تحميل الصورة.',
      unseen: 'لا تُعرض هذه الصورة هنا: لا يُسمح إلا بعناوين https وعناوين الخادم.',
      alt: 'صورة المنتج',
      pending: { sending: 'انتظر انتهاء رفع:', failed: 'أعد الرفع أو أزل:' },
      remove: 'إزالة الملف',
    },
  },
  companies: {
    title: 'إدارة الشركات',
    searchHint: 'البحث في الشركات',
    filterTitle: 'تصفية الشركات',
    empty: { title: 'لا توجد شركات بعد', text: 'أنشئ الشركة الأولى.', readonlyText: nothingToShow },
    edit: (name) => `تحرير ${isolated(name)}`,
    remove: (name) => `حذف ${isolated(name)}`,
  },
  companyForm: {
    title: { create: 'إنشاء شركة', edit: 'تحرير الشركة' },
    submit: { create: 'إنشاء', edit: 'حفظ' },
    groups: { company: 'الشركة', address: 'العنوان', trade: 'التعامل التجاري' },
    choices: { loading: 'جارٍ تحميل الخيارات…', none: 'لا يوجد بعد ما يمكن اختياره.' },
    currencyFirst: 'اختر العملة أولًا',
    categoryUnavailable: (category, currency) => `لا توجد ${isolated(category)} بعملة ${currency}. اختر فئة أخرى.`,
    categoryStored: (category, currency) =>
      `لم تعد ${isolated(category)} متاحة بعملة ${currency}. ستبقى كما هي ما لم تغيّرها.`,
  },
  users: {
    title: 'إدارة المستخدمين',
    searchHint: 'الاسم أو البريد أو الهاتف أو الشركة',
    filterTitle: 'تصفية المستخدمين',
    empty: { title: 'لا يوجد مستخدمون بعد', text: 'أنشئ المستخدم الأول.', readonlyText: nothingToShow },
    edit: (title) => `تحرير المستخدم ${isolated(title)}`,
    remove: (title) => `حذف المستخدم ${isolated(title)}`,
    status: 'الحالة',
    none: {
      Active: { title: 'لا يوجد مستخدمون نشطون', text: 'أنشئ مستخدمًا، أو اختر حالة أخرى.' },
      Pending: {
        title: 'لا أحد في انتظار الموافقة',
        text: 'تظهر التسجيلات الجديدة هنا إلى أن تبتّ فيها.',
      },
      Inactive: {
        title: 'لا يوجد مستخدمون غير نشطين',
        text: 'يظهر هنا المستخدمون غير المسموح لهم بتسجيل الدخول.',
      },
    },
    approve: (email) => `الموافقة على المستخدم ${isolated(email)}`,
    approveShort: 'موافقة',
    neverSignedIn: 'لم يسبق',
  },
  userForm: {
    title: { create: 'إنشاء مستخدم', edit: 'تحرير المستخدم' },
    submit: { create: 'إنشاء', edit: 'حفظ', approve: 'موافقة' },
    searchCompanies: 'البحث في الشركات',
    companies: {
      loading: 'جارٍ تحميل الشركات…',
      none: 'لا توجد شركة بعد. أنشئ واحدة في إدارة الشركات أولًا.',
      failed: (why) => `تعذّر تحميل الشركات. ${isolated(why)}`,
    },
    typedCompany: (name) => `كُتبت عند التسجيل: ${isolated(name)}`,
    pending: {
      title: (name) => `${isolated(name)} في انتظار الموافقة`,
      Active: 'الحفظ يعني الموافقة على الحساب: يمكن لهذا الشخص بعدها تسجيل الدخول، بالدور والشركة المختارين هنا.',
      Inactive: 'بهذه الحالة لا تتم الموافقة على الحساب: لا يمكن لهذا الشخص تسجيل الدخول.',
    },
  },
  productNumbers: {
    noColumn: (label) => `لا يوجد في ملف المنتجات المنزَّل عمود ${quoted(label)}، أو لا توجد فيه منتجات`,
    noPrices: 'لا يوجد في ملف الأسعار المنزَّل عمود Main SKU، أو لا توجد فيه أسعار.',
  },
  missing: {
    link: 'غير موجودة في هذه القائمة',
    title: 'أصناف غير موجودة في هذه القائمة',
    loading: 'جارٍ قراءة الأسعار المحفوظة',
    failed: (reason) => `تعذّرت قراءة الأسعار المحفوظة. ${isolated(reason)}`,
    counts: (missing, priced, file) =>
      missing === 0
        ? `كل الأصناف التي لها أسعار موجودة في ${isolated(file)}: ${count(priced)}.`
        : `الأصناف التي لها أسعار وليست في ${isolated(file)}: ${count(missing)} من ${count(priced)}.`,
    note: 'تُعدّ الصفوف المستبعدة موجودة في القائمة. لا يتغيّر شيء إلا إذا اخترت ذلك.',
    group: 'المجموعة',
    allGroups: (missing) => `كل المجموعات (${count(missing)})`,
    groupOrTemplate: 'المجموعة أو القالب',
    templateOption: (name, missing) => `القوائم السابقة للقالب ${quoted(name)} (${count(missing)})`,
    templateEmpty: (name) => `يتذكر القالب ${quoted(name)} أصناف القوائم التي تُرسل به. هذه هي الأولى.`,
    templateFull: (name) =>
      `أصناف قوائم القالب ${quoted(name)} أكثر مما يستطيع هذا المتصفح تذكّره، لذلك لا يمكن عرضها هنا.`,
    templateFailed: (name, why) => `تعذّرت قراءة أصناف القالب ${quoted(name)}. ${isolated(why)}`,
    groupOption: (name, missing) => `${name === '' ? '(بلا مجموعة)' : isolated(name)} (${count(missing)})`,
    first: (keys, more) => `${keys.map(isolated).join('، ')}${more > 0 ? ` و${count(more)} غيرها` : ''}`,
    download: (articles) => `تنزيل ${ofArticles(articles)}`,
    fileName: (name) => `${name} غير موجودة في هذه القائمة.xlsx`,
    notSaved: 'تعذّر حفظ القائمة.',
    close: 'إغلاق',
    changePrices: 'تغيير الأسعار…',
    inactive: {
      open: 'جعلها غير نشطة…',
      title: 'جعل الأصناف غير نشطة',
      loading: 'جارٍ قراءة حالة المنتجات',
      failed: (reason) => `تعذّرت قراءة حالة المنتجات. ${isolated(reason)}`,
      question: (articles) =>
        `جعل ${ofArticles(articles)} بحالة غير نشط؟ لن يراها العملاء بعد ذلك إذا كان الخادم يخفي الأصناف غير النشطة. تبقى الأسعار محفوظة.`,
      already: (articles) => `غير نشطة من قبل ولا تُحسب: ${count(articles)}.`,
      unknown: (keys) => `ليست بين المنتجات وتبقى كما هي: ${keys}.`,
      cancel: 'إلغاء',
      confirm: (articles) => `جعل ${ofArticles(articles)} بحالة غير نشط`,
      done: {
        set: (articles) => `أصبحت بحالة غير نشط: ${count(articles)}.`,
        undone: (articles) => `عادت إلى حالتها السابقة: ${count(articles)}.`,
      },
      undo: 'تراجع',
      notDone: (articles) => `أصناف لم تتغيّر: ${count(articles)}`,
      which: 'ما هي',
      names: {
        set: (name) => `${name} غير موجودة في هذه القائمة، غير نشطة`,
        undone: (name) => `${name} غير موجودة في هذه القائمة، تراجع`,
      },
      stoppedByPage: 'أوقفت الصفحة ذلك. لم يتغيّر شيء.',
      lookAgain: 'لا يُعرف هل تغيّرت الحالة. اجعل الأصناف غير نشطة مرة أخرى: تُقرأ حالتها أولًا.',
      changesMore: 'كان الخادم سيغيّر أكثر من الحالة.',
    },
  },
  uploadEntry: {
    waiting: (waiting, fileName) =>
      `رفع ينتظر تأكيدك: ${waiting === undefined ? 'تغييرات' : changes(waiting)} من ${isolated(fileName)}`,
    unknown: (fileName) => `لا يُعرف هل حُفظت تغييرات ${isolated(fileName)}`,
    stillOpen: (fileName) => `ما زال ${isolated(fileName)} مفتوحًا كما تركته`,
    continue: 'متابعة',
    review: 'مراجعة',
    discard: 'تجاهل',
    discardTitle: 'هل تريد تجاهل هذه المراجعة؟',
    discardText: (fileName) => `لن يُحفظ أي من تغييرات ${isolated(fileName)}، وستفقد اختياراتك.`,
    discardUnknownText: 'راجع القائمة لمعرفة هل حُفظت التغييرات. ستفقد اختياراتك.',
    keep: 'الاحتفاظ بها',
    dropHere: 'أفلت الملف هنا لرفعه',
  },
} satisfies Pick<
  Catalogue,
  | 'uploadEntry'
  | 'companies'
  | 'companyForm'
  | 'list'
  | 'listActions'
  | 'missing'
  | 'productForm'
  | 'productNumbers'
  | 'products'
  | 'ranges'
  | 'userForm'
  | 'users'
>;
