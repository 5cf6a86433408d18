import * as v from 'valibot';
import type { UnknownFields } from '../../api/resources/unknown-fields';
import type { UserFields } from '../../api/resources/users';
import { problemText } from '../../records/field-problem';
import type { Change } from '../../records/record.types';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import { mapFields, statuses } from '../../wire/field';
import { fieldProblem } from '../../wire/field-value';
import { roleLabel } from '../../wire/roles';
import { type UserKey, type UserRecord, userFields } from '../../wire/user';
import { idSchema } from '../../wire/values';
import { formMessages as messages } from './user-form.messages';

export const draftSchema = v.object({
  name: v.string(),
  /** The role's key; '' for none. */
  role: v.string(),
  email: v.string(),
  status: v.picklist([...statuses, '']),
  /** '' for none. */
  companyId: v.union([idSchema, v.literal('')]),
  companyName: v.string(),
  phone: v.string(),
});

export type UserDraft = Readonly<v.InferOutput<typeof draftSchema>>;

export function isPending(record: UserRecord | undefined): boolean {
  return record?.STATUS === 'Pending';
}

/** Returns the initial draft. For a pending user it suggests Active, without a role. */
export function draftOf(record: UserRecord | undefined): UserDraft {
  if (record === undefined)
    return { name: '', role: '', email: '', status: 'Active', companyId: '', companyName: '', phone: '' };
  const { NAME, ROLE, EMAIL, STATUS, COMPANY_ID, COMPANY_NAME, PHONE_NUMBER } = record;
  return {
    name: NAME,
    role: isPending(record) ? '' : ROLE,
    email: EMAIL,
    status: isPending(record) ? 'Active' : (statuses.find((status) => status === STATUS) ?? ''),
    companyId: COMPANY_ID ?? '',
    companyName: COMPANY_NAME,
    phone: PHONE_NUMBER,
  };
}

export const formLabels = mapFields(userFields, (_, { label, formLabel }) => formLabel ?? label);

type FormKey = Exclude<UserKey, 'LAST_LOGIN'>;

const textOf = ({ name, role, email, status, companyId, phone }: UserDraft): Readonly<Record<FormKey, string>> => ({
  NAME: name,
  ROLE: role,
  EMAIL: email,
  STATUS: status,
  COMPANY: String(companyId),
  PHONE_NUMBER: phone,
});

/** Returns the error of a value; a stored value is always accepted. */
export function problemOf(
  key: 'NAME' | 'EMAIL' | 'PHONE_NUMBER',
  draft: UserDraft,
  base: UserRecord | undefined,
): string | undefined {
  const text = textOf(draft)[key];
  const problem = text === base?.[key] ? undefined : fieldProblem(userFields[key], text);
  return problem && problemText(problem);
}

/**
 * Returns the errors that prevent sending, in the order of the form. A field of unknown value may be empty, because it is
 * not sent; but an approval needs a role and a company.
 */
export function validationIssues(
  draft: UserDraft,
  unknownFields: UnknownFields,
  isApproval: boolean,
  base?: UserRecord,
): readonly ValidationIssue[] {
  const texts = textOf(draft);
  const mayBeEmpty = (key: FormKey) =>
    unknownFields.has(key === 'COMPANY' ? 'COMPANY_ID' : key) && !(isApproval && (key === 'ROLE' || key === 'COMPANY'));
  const verbOf = (key: FormKey): string | undefined => {
    const isTyped = key === 'NAME' || key === 'EMAIL' || key === 'PHONE_NUMBER';
    if (texts[key].trim() === '') return mayBeEmpty(key) ? undefined : isTyped ? messages.fillIn : messages.choose;
    return isTyped && problemOf(key, draft, base) ? messages.correct : undefined;
  };
  return (['NAME', 'ROLE', 'EMAIL', 'STATUS', 'COMPANY', 'PHONE_NUMBER'] as const).flatMap((key) => {
    const verb = verbOf(key);
    return verb === undefined ? [] : [{ verb, label: formLabels[key] }];
  });
}

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

export function changes(draft: UserDraft, record: UserRecord): readonly Change[] {
  const fields: readonly Change[] = [
    { key: 'NAME', label: formLabels.NAME, mine: draft.name.trim(), theirs: record.NAME },
    { key: 'ROLE', label: formLabels.ROLE, mine: roleLabel(draft.role), theirs: roleLabel(record.ROLE) },
    { key: 'EMAIL', label: formLabels.EMAIL, mine: draft.email.trim(), theirs: record.EMAIL },
    { key: 'STATUS', label: formLabels.STATUS, mine: draft.status, theirs: record.STATUS },
    { key: 'PHONE_NUMBER', label: formLabels.PHONE_NUMBER, mine: draft.phone.trim(), theirs: record.PHONE_NUMBER },
  ];
  const chosen = draft.companyId === '' ? '' : draft.companyName;
  const company = { key: 'COMPANY_ID', label: formLabels.COMPANY, mine: chosen, theirs: record.COMPANY_NAME };
  const isSameCompany = String(draft.companyId) === String(record.COMPANY_ID ?? '');
  return [...fields.filter(({ mine, theirs }) => mine !== theirs), ...(isSameCompany ? [] : [company])];
}
