import * as v from 'valibot';
import type { Entity } from './entity';
import { type Fields, type Identity, keysOf, type ReadValues, recordSchema } from './field';
import { type Id, idSchema, isRecord, toText, type WireRecord } from './values';

/** A required field whose values the filter does not list. */
const withoutFilter = { required: true, mostlyUnique: true } as const;

/** The fields of a user, in the order of the list's columns. */
export const userFields = {
  NAME: {
    ...withoutFilter,
    kind: 'text',
    label: 'Full Name',
    formLabel: 'Name',
    width: 160,
    maxLength: 200,
    isName: true,
  },
  EMAIL: { ...withoutFilter, kind: 'email', label: 'Email', width: 228, maxLength: 254 },
  COMPANY: { kind: 'choice', label: 'Company', width: 180, required: true },
  ROLE: { kind: 'role', label: 'Roles', formLabel: 'Role', width: 144, required: true },
  STATUS: { ...withoutFilter, kind: 'status', label: 'Status', width: 104 },
  PHONE_NUMBER: { ...withoutFilter, kind: 'phone', label: 'Phone Number', width: 148, maxLength: 50 },
  LAST_LOGIN: { kind: 'moment', label: 'Last Access', width: 188, editable: false, mostlyUnique: true },
} as const satisfies Fields;

export const userEntity = {
  name: 'users',
  noun: 'user',
  path: 'users',
  listCall: 'getUsers',
  filtersCall: 'getUserFilterData',
  titleKey: 'EMAIL',
  fields: userFields,
} as const satisfies Entity<typeof userFields>;

export const userStatuses = ['Active', 'Pending', 'Inactive'] as const;

/** Only `Active` users can sign in; `Pending` ones wait for approval. */
export type UserStatus = (typeof userStatuses)[number];

export const userKeys = keysOf(userFields);

export type UserRecord = Identity &
  Omit<ReadValues<typeof userFields>, 'COMPANY' | 'LAST_LOGIN'> & {
    /** `undefined` where the user has no company yet, or the back end names it without its ID. */
    readonly COMPANY_ID: Id | undefined;
    readonly COMPANY_NAME: string;
    /** As received: ISO 8601 with or without a zone, or epoch milliseconds; '' before the first sign-in. */
    readonly LAST_LOGIN: string | number;
    readonly INPUT_COMPANY_NAME: string;
  };

const optionalId = v.fallback(v.optional(idSchema), undefined);

/** Schema of a user in a response: the company is an object, a name, or fields of the user. */
export const userRecordSchema = recordSchema((source: WireRecord): Omit<UserRecord, keyof Identity> => {
  const company = isRecord(source.COMPANY) ? source.COMPANY : { COMPANY_NAME: source.COMPANY ?? source.COMPANY_NAME };
  return {
    NAME: toText(source.NAME),
    EMAIL: toText(source.EMAIL),
    ROLE: toText(source.ROLE),
    STATUS: toText(source.STATUS),
    COMPANY_ID: v.parse(optionalId, company.ID ?? source.COMPANY_ID),
    COMPANY_NAME: toText(company.COMPANY_NAME),
    PHONE_NUMBER: toText(source.PHONE_NUMBER),
    LAST_LOGIN: typeof source.LAST_LOGIN === 'number' ? source.LAST_LOGIN : toText(source.LAST_LOGIN).trim(),
    INPUT_COMPANY_NAME: toText(source.INPUT_COMPANY_NAME),
  };
});
