import type { Client } from './client';
import { fetchCompanyList } from './company-list';
import { recordCalls } from './record-calls';
import { type Found, filteredBy, type KnownRecord, type PageQuery, pageBody, recordOf } from './records';
import { type UserRecord, userRecordSchema } from './user-record';
import type { Id, Page } from './wire';

/** The statuses of a user, in the order in which a list offers them. */
export const userStatuses = ['Active', 'Pending', 'Inactive'] as const;

/** What a user is at present: may sign in, waits for approval, or may not. */
export type UserStatus = (typeof userStatuses)[number];

/** Which page of the users is wanted. */
export interface UserQuery extends PageQuery {
  readonly status: UserStatus;
  /** Keys of the columns; the ID comes in any case. */
  readonly columns: readonly string[];
}

/** A user's fields as they are sent. */
export interface UserFields {
  readonly NAME: string;
  /** The role's key. */
  readonly ROLE: string;
  readonly EMAIL: string;
  readonly STATUS: string;
  readonly COMPANY_ID: Id;
  readonly PHONE_NUMBER: string;
}

/** The columns of the user list, by wire name and in their default order. */
export const userColumnKeys = ['NAME', 'EMAIL', 'COMPANY', 'ROLE', 'STATUS', 'PHONE_NUMBER', 'LAST_LOGIN'] as const;

const calls = recordCalls(userRecordSchema, {
  page: 'api/users/getUsers',
  filters: 'api/users/getUserFilterData',
  create: 'api/users/createUser',
  update: 'api/users/updateUser',
  remove: 'api/users/deleteUser',
});

function userPageBody({ status, columns, ...page }: UserQuery) {
  return { ...pageBody(page), tableColumns: [...columns, 'ID'], STATUS: status };
}

/** Reads one page of users. A newer call of the same widget supersedes it. */
export function fetchUsers(client: Client, query: UserQuery): Promise<Page<UserRecord>> {
  return calls.page(client, userPageBody(query));
}

/** Reads a page again with all columns, and answers the user of this ID; `undefined` when there is none on it. */
export async function readUser(
  client: Client,
  query: Omit<UserQuery, 'columns'>,
  id: Id,
): Promise<UserRecord | undefined> {
  // What somebody has typed when registering helps to decide about them, and is nobody else's.
  const columns = query.status === 'Pending' ? [...userColumnKeys, 'INPUT_COMPANY_NAME'] : userColumnKeys;
  const { items } = await calls.page(client, userPageBody({ ...query, columns }), 'one user');
  const user = recordOf(items, id);
  return user && withCompanyId(client, user);
}

/** Some back ends name a user's company without its ID: then it is the one of that name, where only one has it. */
async function withCompanyId(client: Client, user: UserRecord): Promise<UserRecord> {
  const { COMPANY_ID, COMPANY_NAME } = user;
  if (COMPANY_ID !== undefined || COMPANY_NAME === '') return user;
  const companies = await fetchCompanyList(client).catch(() => []);
  const [only, another] = companies.filter((company) => company.COMPANY_NAME === COMPANY_NAME);
  return only === undefined || another !== undefined ? user : { ...user, COMPANY_ID: only.ID };
}

/** Reads one user as it now is, by the email. One that is not found may have got another email meanwhile. */
export async function findUser(client: Client, { id, title }: KnownRecord): Promise<Found<UserRecord>> {
  for (const status of userStatuses) {
    const record = await readUser(client, { ...filteredBy('EMAIL', title), status }, id);
    if (record !== undefined) return { kind: 'found', record };
  }
  return { kind: 'unknown' };
}

/** Creates a user. */
export const createUser = (client: Client, fields: UserFields) => calls.create(client, { ...fields });

/** Changes a user. Fails with status 409 when it has changed since it was read: see `changedUser`. */
export const updateUser = (client: Client, before: UserRecord, fields: UserFields) =>
  calls.update(client, before, { ...fields });

export const {
  /** Reads what the list can be filtered by. */
  filters: fetchUserFilters,
  /** The user as it now is, which a 409 of `updateUser` may carry. */
  changed: changedUser,
  /** Deletes a user; answers the message to be shown. */
  remove: deleteUser,
} = calls;
