import * as v from 'valibot';
import { type Id, idSchema, isRecord, toText, type WireRecord } from './wire';

/** A user: all fields as text, '' where unset. */
export interface UserRecord {
  readonly ID: Id;
  /** Sent back with a change, so that the back end can tell a stale one; absent where it keeps no versions. */
  readonly VERSION?: Id;
  readonly NAME: string;
  readonly EMAIL: string;
  /** The role's key. */
  readonly ROLE: string;
  readonly STATUS: string;
  /** `undefined` where the user has no company yet, or the back end names it without its ID. */
  readonly COMPANY_ID: Id | undefined;
  readonly COMPANY_NAME: string;
  readonly PHONE_NUMBER: string;
  /** As it came: ISO 8601, the same without a zone, or epoch milliseconds; '' when the user never signed in. */
  readonly LAST_LOGIN: string | number;
  /** The company as somebody who registered has typed it. */
  readonly INPUT_COMPANY_NAME: string;
  /** The record as the back end sent it, unknown fields included: what events carry. */
  readonly source: WireRecord;
}

const optionalId = v.fallback(v.optional(idSchema), undefined);

/** A user as lists and saves answer it: the company as an object, as its name alone, or as fields of the user. */
export const userRecordSchema = v.pipe(
  v.looseObject({ ID: idSchema, VERSION: v.nullish(idSchema) }),
  v.transform(toUserRecord),
);

function toUserRecord(source: WireRecord & { readonly ID: Id; readonly VERSION?: Id | null | undefined }): UserRecord {
  const company = isRecord(source.COMPANY) ? source.COMPANY : { COMPANY_NAME: source.COMPANY ?? source.COMPANY_NAME };
  return {
    ID: source.ID,
    ...(source.VERSION !== null && source.VERSION !== undefined && { VERSION: source.VERSION }),
    NAME: toText(source.NAME),
    EMAIL: toText(source.EMAIL),
    ROLE: toText(source.ROLE),
    STATUS: toText(source.STATUS),
    COMPANY_ID: v.parse(optionalId, company.ID ?? source.COMPANY_ID),
    COMPANY_NAME: toText(company.COMPANY_NAME),
    PHONE_NUMBER: toText(source.PHONE_NUMBER),
    LAST_LOGIN: typeof source.LAST_LOGIN === 'number' ? source.LAST_LOGIN : toText(source.LAST_LOGIN).trim(),
    INPUT_COMPANY_NAME: toText(source.INPUT_COMPANY_NAME),
    source,
  };
}
