import * as v from 'valibot';
import { requiredText, wireId, wireText } from '../request';

/** Most characters of a text. */
const MAX_TEXT = 200;

const short = v.maxLength<string, number, string>(MAX_TEXT, `may have ${MAX_TEXT} characters at most`);
const name = v.pipe(requiredText, short);
const text = v.pipe(wireText, v.trim(), short);
const status = v.picklist(['Active', 'Inactive'], 'has to be Active or Inactive');
const texts = v.pipe(
  v.array(v.pipe(requiredText, short), 'has to be a list of texts'),
  v.maxLength(50, 'may have 50 texts at most'),
  v.transform((list) => [...new Set(list)]),
);

/** The body of createCompany; a text that is absent is empty. */
export const createCompanyBody = v.object({
  COMPANY_NAME: name,
  UNIT: v.optional(text, ''),
  ADDRESS1: v.optional(text, ''),
  ADDRESS2: v.optional(text, ''),
  CITY: v.optional(text, ''),
  REGION: v.optional(text, ''),
  COUNTRY: v.optional(text, ''),
  POSTAL_CODE: v.optional(text, ''),
  SALES_PERSON: v.optional(text, ''),
  CURRENCY: v.optional(text, ''),
  PRICE_CATEGORY_STRIPS: v.optional(text, ''),
  PRICE_CATEGORY_BULK: v.optional(text, ''),
  STATUS: v.optional(status, 'Active'),
  CUSTOM_LOGO: v.optional(texts, []),
  APPROVED_APPLICATOR: v.optional(text, ''),
});

/** The body of updateCompany: what is absent stays. VERSION is the one that was read, where the client knows it. */
export const updateCompanyBody = v.object({
  ID: wireId,
  VERSION: v.exactOptional(wireId),
  COMPANY_NAME: v.exactOptional(name),
  UNIT: v.exactOptional(text),
  ADDRESS1: v.exactOptional(text),
  ADDRESS2: v.exactOptional(text),
  CITY: v.exactOptional(text),
  REGION: v.exactOptional(text),
  COUNTRY: v.exactOptional(text),
  POSTAL_CODE: v.exactOptional(text),
  SALES_PERSON: v.exactOptional(text),
  CURRENCY: v.exactOptional(text),
  PRICE_CATEGORY_STRIPS: v.exactOptional(text),
  PRICE_CATEGORY_BULK: v.exactOptional(text),
  STATUS: v.exactOptional(status),
  CUSTOM_LOGO: v.exactOptional(texts),
  APPROVED_APPLICATOR: v.exactOptional(text),
});
