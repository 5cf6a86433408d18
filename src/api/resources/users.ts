import type { Page } from '../../wire/lists';
import { type UserRecord, type UserStatus, userKeys, userRecordSchema, userStatuses } from '../../wire/user';
import type { Id } from '../../wire/values';
import type { Client } from '../transport/client';
import { fetchCompanyList } from './company-list';
import { recordCalls } from './record-calls';
import { type Found, type KnownRecord, type PageQuery, pageBody, recordOf, searchFor } from './records';
import { isBlank, type Unread, unreadFields } from './unread';

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

const calls = recordCalls(userRecordSchema, {
  page: 'api/users/getUsers',
  filters: 'api/users/getUserFilterData',
  create: 'api/users/createUser',
  update: 'api/users/updateUser',
  remove: 'api/users/deleteUser',
});

function userPageBody({ status, columns, ...page }: UserQuery) {
  // The email names a row's user when it is edited or deleted, also while its column is hidden.
  return { ...pageBody(page), tableColumns: [...new Set([...columns, 'ID', 'EMAIL'])], STATUS: status };
}

/** Reads one page of users. A newer call of the same widget supersedes it. */
export function fetchUsers(client: Client, query: UserQuery): Promise<Page<UserRecord>> {
  return calls.page(client, userPageBody(query));
}

type WholeQuery = Omit<UserQuery, 'columns'>;

/** Reads a page again with all columns, and returns the user of this ID; `undefined` when it is not on the page. */
export async function readUser(client: Client, query: WholeQuery, id: Id): Promise<UserRecord | undefined> {
  const user = recordOf((await readWhole(client, query)).items, id);
  return user && withCompanyId(client, user);
}

/** A page of users with all columns. A page of the list does not supersede it. */
const readWhole = (client: Client, query: WholeQuery): Promise<Page<UserRecord>> =>
  calls.page(client, userPageBody({ ...query, columns: userKeys }), 'one user');

/** Some back ends name a user's company without its ID: then it is the one of that name, where only one has it. */
async function withCompanyId(client: Client, user: UserRecord): Promise<UserRecord> {
  const { COMPANY_ID, COMPANY_NAME } = user;
  if (COMPANY_ID !== undefined || COMPANY_NAME === '') return user;
  const companies = await fetchCompanyList(client).catch(() => []);
  const [only, another] = companies.filter((company) => company.COMPANY_NAME === COMPANY_NAME);
  return only === undefined || another !== undefined ? user : { ...user, COMPANY_ID: only.ID };
}

/** Searches for a user by the email, and reads it with all columns. Not found, it may have another email by now. */
export async function findUser(client: Client, known: KnownRecord): Promise<Found<UserRecord>> {
  for (const status of userStatuses) {
    const found = await searchFor(known, (query) => readWhole(client, { ...query, status }));
    if (found.kind === 'found') return { kind: 'found', record: await withCompanyId(client, found.record) };
  }
  return { kind: 'unknown' };
}

/** Creates a user. */
export const createUser = (client: Client, fields: UserFields) => calls.create(client, { ...fields });

/** Changes a user. Fails with status 409 when it has changed since it was read: see `changedUser`. */
export const updateUser = (client: Client, before: UserRecord, fields: Partial<UserFields>) =>
  calls.update(client, before, { ...fields });

export const {
  /** Reads what the list can be filtered by. */
  filters: fetchUserFilters,
  /** The user as it now is, which a 409 of `updateUser` may carry. */
  changed: changedUser,
  /** Deletes a user; answers the message to be shown. */
  remove: deleteUser,
} = calls;

/** The fields of a user whose values are unknown, under the names by which they are sent. */
export function unreadOfUser(user: UserRecord): Unread {
  const own = unreadFields(['NAME', 'EMAIL', 'ROLE', 'STATUS', 'PHONE_NUMBER'], user);
  const { COMPANY_ID, COMPANY_NAME, source } = user;
  if (COMPANY_ID !== undefined) return own;
  const sent = ['COMPANY', 'COMPANY_NAME', 'COMPANY_ID'].filter((key) => Object.hasOwn(source, key));
  // A company named without its ID is unknown too: several may have that name.
  if (sent.length === 0 || COMPANY_NAME !== '') return new Map([...own, ['COMPANY_ID', 'not-sent']]);
  return sent.every((key) => isBlank(source[key])) ? own : new Map([...own, ['COMPANY_ID', 'not-understood']]);
}
