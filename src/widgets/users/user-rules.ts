import * as v from 'valibot';
import { roleLabel } from '../../api/roles';
import type { UserRecord } from '../../api/user-record';
import type { UserFields } from '../../api/users';
import { idSchema } from '../../api/wire';
import type { Change } from '../../embed/records/record.types';
import type { Obstacle } from '../../ui/missing-text';
import { formMessages as messages } from './user-form.messages';

/** Reads a draft that was kept. */
export const draftSchema = v.object({
  name: v.string(),
  /** The role's key; '' is none. */
  role: v.string(),
  email: v.string(),
  status: v.picklist(['Active', 'Inactive', '']),
  /** '' is none. */
  companyId: v.union([idSchema, v.literal('')]),
  companyName: v.string(),
  phone: v.string(),
});

/** What is being typed. */
export type UserDraft = Readonly<v.InferOutput<typeof draftSchema>>;

/** The statuses that can be given to a user. */
export const givenStatuses = ['Active', 'Inactive'] as const;

/** Whether somebody decides about the user for the first time. */
export function isPending(record: UserRecord | undefined): boolean {
  return record?.STATUS === 'Pending';
}

/** The draft with which typing begins. Whoever waits for approval is proposed as Active, with a role to be chosen. */
export function draftOf(record: UserRecord | undefined): UserDraft {
  if (record === undefined)
    return { name: '', role: '', email: '', status: 'Active', companyId: '', companyName: '', phone: '' };
  const { NAME, ROLE, EMAIL, STATUS, COMPANY_ID, COMPANY_NAME, PHONE_NUMBER } = record;
  return {
    name: NAME,
    role: isPending(record) ? '' : ROLE,
    email: EMAIL,
    status: isPending(record) ? 'Active' : (givenStatuses.find((status) => status === STATUS) ?? ''),
    companyId: COMPANY_ID ?? '',
    companyName: COMPANY_NAME,
    phone: PHONE_NUMBER,
  };
}

/** What keeps the draft from being sent, in the order of the form; empty when it may go. */
export function obstacles(draft: UserDraft): readonly Obstacle[] {
  const { choose, fillIn } = messages;
  const fields = [
    [draft.name, fillIn, messages.name],
    [draft.role, choose, messages.role],
    [draft.email, fillIn, messages.email],
    [draft.status, choose, messages.status],
    [String(draft.companyId), choose, messages.company],
    [draft.phone, fillIn, messages.phone],
  ] as const;
  return fields.flatMap(([text, verb, label]) => (text.trim() === '' ? [{ verb, label }] : []));
}

/** The fields as they are sent. */
export function fieldsOf(draft: UserDraft): UserFields {
  return {
    NAME: draft.name.trim(),
    ROLE: draft.role,
    EMAIL: draft.email.trim(),
    STATUS: draft.status,
    COMPANY_ID: draft.companyId,
    PHONE_NUMBER: draft.phone.trim(),
  };
}

/** Where the draft and a record differ. */
export function changes(draft: UserDraft, record: UserRecord): readonly Change[] {
  const fields: readonly Change[] = [
    { label: messages.name, mine: draft.name.trim(), theirs: record.NAME },
    { label: messages.role, mine: roleLabel(draft.role), theirs: roleLabel(record.ROLE) },
    { label: messages.email, mine: draft.email.trim(), theirs: record.EMAIL },
    { label: messages.status, mine: draft.status, theirs: record.STATUS },
    { label: messages.phone, mine: draft.phone.trim(), theirs: record.PHONE_NUMBER },
  ];
  const company = { label: messages.company, mine: draft.companyName, theirs: record.COMPANY_NAME };
  const isSameCompany = String(draft.companyId) === String(record.COMPANY_ID ?? '');
  return [...fields.filter(({ mine, theirs }) => mine !== theirs), ...(isSameCompany ? [] : [company])];
}
