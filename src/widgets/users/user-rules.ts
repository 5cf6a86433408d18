import * as v from 'valibot';
import type { UnknownFields } from '../../api/resources/unknown-fields';
import type { UserFields } from '../../api/resources/users';
import { problemText } from '../../record/field-problem';
import type { Change } from '../../record/record.types';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import { mapFields, statuses } from '../../wire/field';
import { fieldProblem } from '../../wire/field-value';
import { roleLabel } from '../../wire/roles';
import { type UserRecord, userFields } from '../../wire/user';
import { idSchema } from '../../wire/values';
import { formMessages as messages } from './user-form.messages';

/** '' stands for a choice that is not made. */
export const draftSchema = v.object({
  NAME: v.string(),
  ROLE: v.string(),
  EMAIL: v.string(),
  STATUS: v.picklist([...statuses, '']),
  COMPANY_ID: v.union([idSchema, v.literal('')]),
  COMPANY_NAME: v.string(),
  PHONE_NUMBER: v.string(),
});

export type UserDraft = Readonly<v.InferOutput<typeof draftSchema>>;

const formKeys = ['NAME', 'ROLE', 'EMAIL', 'STATUS', 'COMPANY_ID', 'PHONE_NUMBER'] as const;

export type FormKey = (typeof formKeys)[number];

export type TextKey = 'NAME' | 'EMAIL' | 'PHONE_NUMBER';

const isText = (key: FormKey): key is TextKey => key === 'NAME' || key === 'EMAIL' || key === 'PHONE_NUMBER';

const labels = mapFields(userFields, (_, { label, formLabel }) => formLabel ?? label);

export const formLabels: Readonly<Record<FormKey, string>> = { ...labels, COMPANY_ID: labels.COMPANY };

export const isPending = (record: UserRecord | undefined): boolean => record?.STATUS === 'Pending';

/** Returns the initial draft. For a pending user it suggests Active, without a role. */
export function draftOf(record: UserRecord | undefined): UserDraft {
  const { NAME = '', EMAIL = '', COMPANY_ID = '', COMPANY_NAME = '', PHONE_NUMBER = '' } = record ?? {};
  const typed = { NAME, EMAIL, COMPANY_ID, COMPANY_NAME, PHONE_NUMBER };
  if (record === undefined || isPending(record)) return { ...typed, ROLE: '', STATUS: 'Active' };
  return { ...typed, ROLE: record.ROLE, STATUS: statuses.find((status) => status === record.STATUS) ?? '' };
}

/** Returns the error of a value; a stored value is always accepted. */
export function problemOf(key: TextKey, draft: UserDraft, base: UserRecord | undefined): string | undefined {
  const problem = draft[key] === base?.[key] ? undefined : fieldProblem(userFields[key], draft[key]);
  return problem && problemText(problem);
}

/** Returns the errors that prevent sending, in the order of the form. Fields of unknown value may be empty: they are not sent. */
export function validationIssues(
  draft: UserDraft,
  unknownFields: UnknownFields,
  isApproval: boolean,
  base?: UserRecord,
): readonly ValidationIssue[] {
  // An approval needs a role and a company.
  const mayBeEmpty = (key: FormKey) =>
    unknownFields.has(key) && !(isApproval && (key === 'ROLE' || key === 'COMPANY_ID'));
  const verbOf = (key: FormKey): string | undefined => {
    if (String(draft[key]).trim() !== '')
      return isText(key) && problemOf(key, draft, base) ? messages.correct : undefined;
    if (mayBeEmpty(key)) return undefined;
    return isText(key) ? messages.fillIn : messages.choose;
  };
  return formKeys.flatMap((key) => {
    const verb = verbOf(key);
    return verb === undefined ? [] : [{ verb, label: formLabels[key] }];
  });
}

export const fieldsOf = ({ COMPANY_NAME, ...draft }: UserDraft): UserFields => ({
  ...draft,
  NAME: draft.NAME.trim(),
  EMAIL: draft.EMAIL.trim(),
  PHONE_NUMBER: draft.PHONE_NUMBER.trim(),
});

export function changes(draft: UserDraft, record: UserRecord): readonly Change[] {
  const chosen = { ...fieldsOf(draft), COMPANY_NAME: draft.COMPANY_ID === '' ? '' : draft.COMPANY_NAME };
  const isSameCompany = String(draft.COMPANY_ID) === String(record.COMPANY_ID ?? '');
  return formKeys
    .map((key) => ({ key, label: formLabels[key], mine: displayText(key, chosen), theirs: displayText(key, record) }))
    .filter(({ key, mine, theirs }) => (key === 'COMPANY_ID' ? !isSameCompany : mine !== theirs));
}

function displayText(key: FormKey, user: Omit<UserFields, 'COMPANY_ID'> & Pick<UserDraft, 'COMPANY_NAME'>): string {
  if (key === 'COMPANY_ID') return user.COMPANY_NAME;
  return key === 'ROLE' ? roleLabel(user.ROLE) : user[key];
}
