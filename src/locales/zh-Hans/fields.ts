import type { Catalogue } from '../catalogue';

export const fields = {
  productFields: {
    GROUP_NAME: '分组名称',
    MAIN_SKU: '主 SKU',
    LOOKUP_SKU: '查找 SKU',
    DESCRIPTION: '描述',
    UNIT: '单位',
    UNIT_SIZE: '单位规格',
    STANDARD_ROLL_LENGTH: '标准卷长',
    CROWNED_STRIP_LENGTH: '拱形条长度',
    WEIGHT_PER_UNIT: '单位重量',
    ORDER_QUANTITY: '订购数量',
    LEAD_TIME: '交货期',
    APPLICATION_GROUP: '应用分组',
    SUB_GROUP: '子分组',
    LOGO_CHANGEABLE: '可更换 Logo',
    PRIME_LOGO_NAMES: '主 Logo 名称',
    EXCLUSIVE: '专供',
    EXCLUSIVE_FOR_COMPANY: '专供公司',
    STATUS: '状态',
    IMAGE_URL: '图片地址',
  },
  companyFields: {
    COMPANY_NAME: '公司名称',
    UNIT: '单元号',
    ADDRESS1: '地址 1',
    ADDRESS2: '地址 2',
    CITY: '城市',
    REGION: '地区',
    COUNTRY: '国家',
    POSTAL_CODE: '邮政编码',
    SALES_PERSON: '销售人员',
    CURRENCY: '币种',
    PRICE_CATEGORY_STRIPS: '条材价格类别',
    PRICE_CATEGORY_BULK: '批量价格类别',
    STATUS: '状态',
    CUSTOM_LOGO: '自定义 Logo',
    APPROVED_APPLICATOR: '认可施工商',
  },
  userFields: {
    NAME: '姓名',
    EMAIL: '邮箱',
    COMPANY: '公司',
    ROLE: '角色',
    STATUS: '状态',
    PHONE_NUMBER: '电话号码',
    LAST_LOGIN: '最近访问',
  },
  userFormFields: {
    NAME: '姓名',
    EMAIL: '邮箱',
    COMPANY: '公司',
    ROLE: '角色',
    STATUS: '状态',
    PHONE_NUMBER: '电话号码',
    LAST_LOGIN: '最近访问',
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
