import * as v from 'valibot';
import { statuses } from '../../../src/wire/field';
import { userFields, userStatuses } from '../../../src/wire/user';
import { roles } from '../auth/access/policy';
import { loginEmailSchema, newEmailSchema, requiredTextUpTo } from '../auth/sign-in/auth-fields';
import { nameSchema } from '../http/field-schema';
import { requiredText, wireId } from '../http/request';
import { listRequestSchema } from '../lists/list-request';

const roleSchema = v.picklist(roles, `has to be one of ${roles.join(', ')}`);

export const getUsersBody = v.object({
  ...listRequestSchema.entries,
  STATUS: v.optional(v.picklist(['', ...userStatuses], 'has to be Active, Pending or Inactive'), ''),
});

export const createUserBody = v.object({
  NAME: nameSchema(userFields.NAME),
  ROLE: roleSchema,
  EMAIL: newEmailSchema,
  STATUS: v.picklist(statuses, 'has to be Active or Inactive'),
  COMPANY_ID: wireId,
  PHONE_NUMBER: requiredTextUpTo(userFields.PHONE_NUMBER.maxLength),
});

/** The body of updateUser: absent fields keep their values. VERSION is the version that was read, if known. */
export const updateUserBody = v.object({
  ...v.partial(createUserBody).entries,
  ID: wireId,
  VERSION: v.optional(wireId),
  STATUS: v.optional(v.picklist([...statuses, 'Pending'], 'has to be Active or Inactive')),
});

/** The body of singlePageApproval. NAME and INPUT_COMPANY are ignored, as the link identifies the account. */
export const approvalBody = v.object({
  EMAIL: loginEmailSchema,
  TOKEN: requiredText,
  COMPANY_ID: wireId,
  ROLE: roleSchema,
});
