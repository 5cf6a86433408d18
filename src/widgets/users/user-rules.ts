import * as v from 'valibot';
import type { UnknownFields } from '../../api/resources/unknown-fields';
import { users } from '../../api/resources/users';
import { draftRules } from '../../entity/draft-rules';
import { fieldMessages } from '../../entity/entity-form.messages';
import { recordKindOf } from '../../entity/record-kind-of';
import { userFormLabels } from '../../entity/user-labels.messages';
import type { FieldChange } from '../../record/record.types';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import { fieldsWithout, statuses } from '../../wire/field';
import { type UserRecord, userFields } from '../../wire/user';
import { idSchema } from '../../wire/values';

/** The rules of all fields but the company, which is chosen by its ID. */
export const userRules = draftRules(fieldsWithout(userFields, 'COMPANY'), userFormLabels);

const companySchema = v.object({ COMPANY_ID: v.union([idSchema, v.literal('')]), COMPANY_NAME: v.string() });

/** '' stands for a choice that is not made. */
const draftSchema = v.intersect([userRules.draftSchema, companySchema]);

export type UserDraft = Readonly<v.InferOutput<typeof draftSchema>>;

/** The fields in the order of the form. */
const formKeys = ['NAME', 'ROLE', 'EMAIL', 'STATUS', 'COMPANY_ID', 'PHONE_NUMBER'] as const;

export const isPendingUser = (record: UserRecord | undefined): boolean => record?.STATUS === 'Pending';

/** Returns the initial draft. For a pending user it suggests Active, without a role. */
export function userDraftOf(record: UserRecord | undefined): UserDraft {
  const { COMPANY_ID = '', COMPANY_NAME = '' } = record ?? {};
  const draft = { ...userRules.draftOf(record), COMPANY_ID, COMPANY_NAME };
  if (isPendingUser(record)) return { ...draft, ROLE: '', STATUS: 'Active' };
  return { ...draft, STATUS: statuses.find((status) => status === draft.STATUS) ?? '' };
}

/** Returns the errors that prevent sending, in the order of the form. Fields of unknown value may be empty: they are not sent. */
export function userIssues(
  draft: UserDraft,
  unknownFields: UnknownFields,
  isApproval: boolean,
  base?: UserRecord,
): readonly ValidationIssue[] {
  // An approval needs a role and a company.
  const mayBeEmpty = new Map([...unknownFields].filter(([key]) => !(isApproval && needed.includes(key))));
  return formKeys.flatMap((key) => {
    if (key !== 'COMPANY_ID') return userRules.issueOf(key, draft, base, mayBeEmpty) ?? [];
    const isMissing = draft.COMPANY_ID === '' && !mayBeEmpty.has(key);
    return isMissing ? { verb: fieldMessages.choose, label: userFormLabels.COMPANY } : [];
  });
}

const needed: readonly string[] = ['ROLE', 'COMPANY_ID'];

export const sentValues = (draft: UserDraft) => ({ ...userRules.sentValues(draft), COMPANY_ID: draft.COMPANY_ID });

export function changesTo(draft: UserDraft, record: UserRecord): readonly FieldChange[] {
  return formKeys.flatMap(
    (key) => (key === 'COMPANY_ID' ? companyChange(draft, record) : userRules.changeOf(key, draft, record)) ?? [],
  );
}

function companyChange({ COMPANY_ID, COMPANY_NAME }: UserDraft, record: UserRecord): FieldChange | undefined {
  if (String(COMPANY_ID) === String(record.COMPANY_ID ?? '')) return undefined;
  const mine = COMPANY_ID === '' ? '' : COMPANY_NAME;
  return { key: 'COMPANY_ID', label: userFormLabels.COMPANY, mine, theirs: record.COMPANY_NAME };
}

export const userKind = recordKindOf<UserRecord, UserDraft>(users, {
  draftOf: userDraftOf,
  draftSchema,
  sentValues,
  changes: changesTo,
});
