import * as v from 'valibot';
import { companyFields } from '../../../src/wire/company';
import { entities } from '../../../src/wire/entities';
import { callNames, type Entity } from '../../../src/wire/entity';
import { type Field, type Fields, isColumn, keysOf, keysWhere, mapFields, statuses } from '../../../src/wire/field';
import { currencies, priceKeys, pricesPerCurrency } from '../../../src/wire/price-levels';
import { productFields } from '../../../src/wire/product';
import { roles } from '../../../src/wire/roles';
import { userFields, userStatuses } from '../../../src/wire/user';

/** The allowed request of a call, from spec.md section 7. */
export interface WireCall {
  /** `session` needs a token, `anonymous` must not have one, `either` may. */
  readonly access: 'session' | 'anonymous' | 'either';
  readonly effect: 'read' | 'write';
  /** Query parameters; none when absent. */
  readonly query?: v.GenericSchema;
  /** The JSON body; none when absent. */
  readonly body?: v.GenericSchema;
  /** Names of the fields of a multipart body. */
  readonly form?: { readonly required: readonly string[]; readonly optional?: readonly string[] };
}

const text = v.string();
const filled = v.pipe(text, v.nonEmpty());
const id = v.union([v.pipe(v.number(), v.safeInteger()), filled]);
const texts = v.array(text);
const keyOf = (keys: readonly string[]) => v.picklist(keys);

/** Keys that our back end adds to items; a change sends them back. */
const ownKeys = { VERSION: v.optional(id) };

/** A value of a field, as a form sends it. */
function sentValue({ kind }: Field): v.GenericSchema {
  if (kind === 'list' || kind === 'companies') return texts;
  if (kind === 'number') return v.nullable(v.pipe(v.number(), v.minValue(0)));
  if (kind === 'yes-no') return v.nullable(v.boolean());
  return kind === 'status' ? keyOf(statuses) : text;
}

const valuesOf = (fields: Fields) => mapFields(fields, (_, field) => sentValue(field));
/** All fields of a new record. */
const created = (fields: Fields) => v.strictObject(valuesOf(fields));
/** The fields of a change: only those that were read or typed. */
const changed = (fields: Fields) =>
  v.strictObject({ ...v.partial(v.object(valuesOf(fields))).entries, ID: id, ...ownKeys });

const filtersOf = (columns: readonly string[]) => v.record(keyOf(columns), v.pipe(texts, v.nonEmpty()));

function pageOf(columns: readonly string[]) {
  return {
    currentPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
    itemsPerPage: v.picklist([10, 20, 50]),
    search: text,
    filters: filtersOf(columns),
  };
}

const list = (tableColumns: readonly string[], columns: readonly string[], more: v.ObjectEntries = {}) =>
  v.strictObject({
    ...pageOf(columns),
    tableColumns: v.pipe(v.array(keyOf([...tableColumns, 'ID'])), v.includes('ID'), v.checkItems(isFirst, 'twice')),
    ...more,
  });
const isFirst = (key: string, index: number, all: string[]) => all.indexOf(key) === index;

const productColumns = keysWhere(productFields, isColumn);
const priceColumns = [...productColumns, ...priceKeys];

const empty = v.strictObject({});
const byId = v.strictObject({ ID: filled });
const prices = v.strictObject(
  Object.fromEntries(currencies.map((key) => [key, v.pipe(v.array(filled), v.maxLength(pricesPerCurrency))])),
);
const pairs = v.strictObject({
  confirmedDuplicates: v.array(
    v.strictObject({ existingData: v.record(v.string(), v.unknown()), newData: v.record(v.string(), v.unknown()) }),
  ),
});
const download = v.literal('1');

/** Filters in a query, as JSON text. */
const filtersText = (columns: readonly string[]) => v.pipe(text, v.parseJson(), filtersOf(columns));

const credentials = { EMAIL: filled, PASSWORD: filled };
const no = v.literal(false);
const yes = v.literal(true);
const role = keyOf(roles.map(({ key }) => key));
const user = {
  NAME: filled,
  ROLE: role,
  EMAIL: filled,
  STATUS: keyOf(statuses),
  COMPANY_ID: id,
  PHONE_NUMBER: filled,
};

const read = { access: 'session', effect: 'read' } as const;
const write = { access: 'session', effect: 'write' } as const;
const anonymous = { access: 'anonymous', effect: 'write' } as const;

/** Every call of spec.md, by method and path. */
export const wireCalls: Readonly<Record<string, WireCall>> = {
  'POST auth/login': {
    ...anonymous,
    effect: 'read',
    body: v.union([
      v.strictObject({ ...credentials, MFA_FLAG: yes }),
      v.strictObject({ ...credentials, OTPFLAG: yes, OTP: filled }),
      v.strictObject({ ...credentials, TOTPFLAG: yes, TOTP: filled }),
      v.strictObject({ ...credentials, MFA_FLAG: no, OTPFLAG: no, TOTPFLAG: no }),
    ]),
  },
  'POST auth/resetPassword': { ...anonymous, body: v.strictObject({ ...credentials, NEW_PASSWORD: filled }) },
  'POST auth/forgotPassword': { ...anonymous, body: v.strictObject({ EMAIL: filled }) },
  'POST auth/register': {
    ...anonymous,
    body: v.strictObject({
      NAME: filled,
      EMAIL: filled,
      PHONE_NUMBER: filled,
      INPUT_COMPANY_NAME: filled,
      PASSWORD: text,
    }),
  },
  'POST auth/resetPassVerify': {
    ...anonymous,
    body: v.strictObject({ EMAIL: filled, TOKEN: filled, NEW_PASSWORD: filled }),
  },
  'POST auth/updateProfile': {
    ...write,
    form: { required: ['EMAIL', 'NAME', 'PHONE_NUMBER', 'REMOVE_PICTURE'], optional: ['PROFILE_PICTURE'] },
  },
  'POST auth/generateAuthSecret': read,
  'POST auth/enableMFA': { ...write, body: v.strictObject({ secret: filled, token: filled, deviceName: filled }) },

  'GET company/getCompanyAttributes': read,
  'GET company/getPriceCategory': { ...read, query: v.strictObject({ CURRENCY: filled }) },
  'POST company/createCompany': { ...write, body: created(companyFields) },
  'PATCH company/updateCompany': { ...write, body: changed(companyFields) },
  'POST company/getCompanies': { ...read, body: list(keysOf(companyFields), keysOf(companyFields)) },
  'POST company/getCompanyFilterData': { ...read, body: empty },
  'DELETE company/deleteCompany': { ...write, query: byId },
  'GET company/getCompanyList': { access: 'either', effect: 'read' },

  'GET product/getProductAttributes': read,
  'POST product/uploadFile': { ...write, form: { required: ['file'] } },
  'POST product/createProduct': { ...write, body: created(productFields) },
  'PATCH product/updateProduct': { ...write, body: changed(productFields) },
  'POST product/getProduct': {
    ...read,
    query: v.strictObject({ download: v.optional(download) }),
    body: list(keysOf(productFields), productColumns),
  },
  'POST product/getProdctsFilterData': { ...read, body: empty },
  'POST product/uploadProduct': { ...write, form: { required: ['file'] } },
  'POST product/confirmChanges': { ...write, body: pairs },
  'DELETE product/deleteProduct': { ...write, query: byId },

  'POST users/getUsers': {
    ...read,
    body: list(keysOf(userFields), keysOf(userFields), { STATUS: keyOf(userStatuses) }),
  },
  'POST users/getUserFilterData': { ...read, body: empty },
  'POST users/createUser': { ...write, body: v.strictObject(user) },
  'PATCH users/updateUser': {
    ...write,
    body: v.strictObject({ ...v.partial(v.object(user)).entries, ID: id, ...ownKeys }),
  },
  'DELETE users/deleteUser': { ...write, query: byId },
  'POST users/singlePageApproval': {
    ...anonymous,
    body: v.strictObject({
      EMAIL: filled,
      NAME: filled,
      INPUT_COMPANY: text,
      TOKEN: filled,
      COMPANY_ID: id,
      ROLE: role,
    }),
  },

  'GET price/getMainSkus': { ...read, query: v.strictObject({ All: v.picklist(['True', 'False']) }) },
  'POST price/createPrice': { ...write, body: v.strictObject({ MAIN_SKU: filled, PRICES: prices }) },
  'PATCH price/updatePrice': {
    ...write,
    body: v.strictObject({ MAIN_SKU: filled, PRICES: prices, ID: id, ...ownKeys }),
  },
  'POST price/getPrice': { ...read, body: v.strictObject(pageOf(priceColumns)) },
  'GET price/getPrice': {
    ...read,
    query: v.strictObject({ download, search: v.optional(filled), filters: v.optional(filtersText(priceColumns)) }),
  },
  'POST price/priceFiltersData': { ...read, body: empty },
  'DELETE price/deletePrice': { ...write, query: byId },
  'POST price/uploadPrice': { ...write, form: { required: ['file'] } },
  'POST price/confirmChanges': { ...write, body: pairs },
};

const page = { currentPage: v.pipe(v.number(), v.integer(), v.minValue(1)), itemsPerPage: v.picklist([10, 20, 50]) };
const digits = v.pipe(text, v.regex(/^[1-9]\d*$/));

/** Entities whose calls spec.md has. */
const specified: readonly string[] = ['companies', 'products', 'users'];

/** The calls of an entity that follow from its description. */
function callsOf(entity: Entity): Readonly<Record<string, WireCall>> {
  const { path, fields } = entity;
  const names = callNames(entity);
  return {
    [`POST ${path}/${names.list}`]: { ...read, body: list(keysOf(fields), keysOf(fields)) },
    [`POST ${path}/${names.filters}`]: { ...read, body: empty },
    [`POST ${path}/${names.create}`]: { ...write, body: created(fields) },
    [`PATCH ${path}/${names.update}`]: { ...write, body: changed(fields) },
    [`DELETE ${path}/${names.remove}`]: { ...write, query: byId },
  };
}

/** Calls that our back end adds to spec.md; other back ends need not have them. */
export const ownCalls: Readonly<Record<string, WireCall>> = {
  ...Object.assign({}, ...entities.filter(({ name }) => !specified.includes(name)).map(callsOf)),
  'GET audit': {
    ...read,
    query: v.strictObject({
      ...{ WHO: v.optional(filled), WHAT: v.optional(filled), KIND: v.optional(filled) },
      ...{ FROM: v.optional(filled), TO: v.optional(filled), currentPage: digits, itemsPerPage: digits },
    }),
  },
  'POST auth/signOut': write,
  'POST price/getPriceHistory': {
    ...read,
    body: v.strictObject({ MAIN_SKU: filled, KEY: v.optional(keyOf(priceKeys)), ...page }),
  },
  'GET price/getPriceChanges': {
    ...read,
    query: v.strictObject({
      ...{ SINCE: v.optional(v.pipe(text, v.isoTimestamp())), BEFORE: v.optional(filled) },
      itemsPerPage: v.picklist(['50', '100']),
    }),
  },
  'GET price/getPriceUploads': {
    ...read,
    query: v.strictObject({ currentPage: digits, itemsPerPage: v.picklist(['10', '20', '50']) }),
  },
  'GET price/previewTakeBack': { ...read, query: byId },
  'GET price/getUploadTemplates': read,
  'POST price/saveUploadTemplate': {
    ...write,
    body: v.strictObject({ ID: v.optional(id), NAME: filled, TEMPLATE: v.record(text, v.unknown()) }),
  },
  'PATCH price/renameUploadTemplate': { ...write, body: v.strictObject({ ID: id, NAME: filled }) },
  'DELETE price/deleteUploadTemplate': { ...write, query: byId },
  'GET price/getTemplateArticles': { ...read, query: byId },
  'POST price/addTemplateArticles': { ...write, body: v.strictObject({ ID: id, MAIN_SKUS: v.array(filled) }) },
  'POST price/takeBackUpload': {
    ...write,
    body: v.strictObject({ ID: id, CHANGED_SINCE: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  },
};
