import type { Catalogue } from '../catalogue';

export const fields = {
  productFields: {
    GROUP_NAME: 'اسم المجموعة',
    MAIN_SKU: 'رقم الصنف الرئيسي',
    LOOKUP_SKU: 'رقم الصنف للبحث',
    DESCRIPTION: 'الوصف',
    UNIT: 'الوحدة',
    UNIT_SIZE: 'حجم الوحدة',
    STANDARD_ROLL_LENGTH: 'طول اللفة القياسي',
    CROWNED_STRIP_LENGTH: 'طول الشريط المحدّب',
    WEIGHT_PER_UNIT: 'وزن الوحدة',
    ORDER_QUANTITY: 'كمية الطلب',
    LEAD_TIME: 'مدة التوريد',
    APPLICATION_GROUP: 'مجموعة الاستخدام',
    SUB_GROUP: 'المجموعة الفرعية',
    LOGO_CHANGEABLE: 'الشعار قابل للتغيير',
    PRIME_LOGO_NAMES: 'أسماء الشعارات الرئيسية',
    EXCLUSIVE: 'حصري',
    EXCLUSIVE_FOR_COMPANY: 'حصري لشركة',
    STATUS: 'الحالة',
    IMAGE_URL: 'عنوان الصورة',
  },
  companyFields: {
    COMPANY_NAME: 'اسم الشركة',
    UNIT: 'رقم الوحدة',
    ADDRESS1: 'العنوان 1',
    ADDRESS2: 'العنوان 2',
    CITY: 'المدينة',
    REGION: 'المنطقة',
    COUNTRY: 'البلد',
    POSTAL_CODE: 'الرمز البريدي',
    SALES_PERSON: 'مندوب المبيعات',
    CURRENCY: 'العملة',
    PRICE_CATEGORY_STRIPS: 'فئة سعر الشرائط',
    PRICE_CATEGORY_BULK: 'فئة سعر الجملة',
    STATUS: 'الحالة',
    CUSTOM_LOGO: 'شعار خاص',
    APPROVED_APPLICATOR: 'منفّذ معتمد',
  },
  userFields: {
    NAME: 'الاسم الكامل',
    EMAIL: 'البريد الإلكتروني',
    COMPANY: 'الشركة',
    ROLE: 'الأدوار',
    STATUS: 'الحالة',
    PHONE_NUMBER: 'رقم الهاتف',
    LAST_LOGIN: 'آخر دخول',
  },
  userFormFields: {
    NAME: 'الاسم',
    EMAIL: 'البريد الإلكتروني',
    COMPANY: 'الشركة',
    ROLE: 'الدور',
    STATUS: 'الحالة',
    PHONE_NUMBER: 'رقم الهاتف',
    LAST_LOGIN: 'آخر دخول',
  },
} satisfies Pick<Catalogue, 'companyFields' | 'productFields' | 'userFields' | 'userFormFields'>;

const names: Readonly<Record<string, string>> = {
  ...fields.companyFields,
  ...fields.userFields,
  ...fields.userFormFields,
  ...fields.productFields,
};

/** The name of a field as a filter's label; `undefined` for another key. */
export const filterLabel = (key: string): string | undefined => (Object.hasOwn(names, key) ? names[key] : undefined);
