import * as v from 'valibot';
import { knownEmail, newEmail, textUpTo } from '../auth/auth-fields';
import { listRequestSchema } from '../lists/list-request';
import { roles } from '../policy';
import { requiredText, wireId } from '../request';

const name = textUpTo(200);
const phone = textUpTo(50);
const role = v.picklist(roles, `has to be one of ${roles.join(', ')}`);

/** The body of getUsers. */
export const getUsersBody = v.object({
  ...listRequestSchema.entries,
  STATUS: v.optional(v.picklist(['', 'Active', 'Pending', 'Inactive'], 'has to be Active, Pending or Inactive'), ''),
});

/** The body of createUser. */
export const createUserBody = v.object({
  NAME: name,
  ROLE: role,
  EMAIL: newEmail,
  STATUS: v.picklist(['Active', 'Inactive'], 'has to be Active or Inactive'),
  COMPANY_ID: wireId,
  PHONE_NUMBER: phone,
});

/** The body of updateUser: what is absent stays. VERSION is the one that was read, where the client knows it. */
export const updateUserBody = v.object({
  ID: wireId,
  VERSION: v.optional(wireId),
  NAME: v.exactOptional(name),
  ROLE: v.exactOptional(role),
  EMAIL: v.exactOptional(newEmail),
  STATUS: v.exactOptional(v.picklist(['Active', 'Inactive', 'Pending'], 'has to be Active or Inactive')),
  COMPANY_ID: v.exactOptional(wireId),
  PHONE_NUMBER: v.exactOptional(phone),
});

/** The body of singlePageApproval. What it repeats of the link is not needed: the link's account says it. */
export const approvalBody = v.object({
  EMAIL: knownEmail,
  TOKEN: requiredText,
  COMPANY_ID: wireId,
  ROLE: role,
});
