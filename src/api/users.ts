import * as v from 'valibot';
import type { Client } from './client';
import { fetchCompanyList } from './company-list';
import type { ApiError } from './errors';
import { changedRecord, type Found, ifSaved, type KnownRecord, type PageQuery, pageBody, type Saved } from './records';
import { type UserRecord, userRecordSchema } from './user-record';
import { type FilterChoice, filterChoices, type Id, type Page, pageOf } from './wire';

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

const userPage = pageOf(userRecordSchema);
const savedUser = ifSaved(userRecordSchema);
const anything = v.unknown();

function userPageBody({ status, columns, ...page }: UserQuery) {
  return { ...pageBody(page), tableColumns: [...columns, 'ID'], STATUS: status };
}

/** Reads one page of users. A newer call of the same widget supersedes it. */
export async function fetchUsers(client: Client, query: UserQuery): Promise<Page<UserRecord>> {
  const { data } = await client.read('post', 'api/users/getUsers', { schema: userPage, body: userPageBody(query) });
  return data;
}

/** Reads a page again with all columns, and answers the user of this ID; `undefined` when there is none on it. */
export async function readUser(
  client: Client,
  query: Omit<UserQuery, 'columns'>,
  id: Id,
): Promise<UserRecord | undefined> {
  // What somebody has typed when registering helps to decide about them, and is nobody else's.
  const columns = query.status === 'Pending' ? [...userColumnKeys, 'INPUT_COMPANY_NAME'] : userColumnKeys;
  const body = userPageBody({ ...query, columns });
  const purpose = 'one user';
  const { data } = await client.read('post', 'api/users/getUsers', { schema: userPage, body, purpose });
  const user = data.items.find(({ ID }) => String(ID) === String(id));
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
    const query = { page: 1, pageSize: 100, search: '', filters: { EMAIL: [title] }, status };
    const record = await readUser(client, query, id);
    if (record !== undefined) return { kind: 'found', record };
  }
  return { kind: 'unknown' };
}

/** Reads what the list can be filtered by. */
export async function fetchUserFilters(client: Client): Promise<readonly FilterChoice[]> {
  const { data } = await client.read('post', 'api/users/getUserFilterData', { schema: filterChoices, body: {} });
  return data;
}

/** Creates a user. */
export async function createUser(client: Client, fields: UserFields): Promise<Saved<UserRecord>> {
  const { message, data } = await client.write('post', 'api/users/createUser', {
    schema: savedUser,
    body: { ...fields },
  });
  return { message, record: data };
}

/** Changes a user. Fails with status 409 when it has changed since it was read: see `changedUser`. */
export async function updateUser(
  client: Client,
  { ID, VERSION }: UserRecord,
  fields: UserFields,
): Promise<Saved<UserRecord>> {
  const body = { ID, VERSION, ...fields };
  const { message, data } = await client.write('patch', 'api/users/updateUser', { schema: savedUser, body });
  return { message, record: data };
}

/** The user as it now is, which a 409 of `updateUser` may carry. */
export const changedUser = (refusal: ApiError): UserRecord | undefined => changedRecord(userRecordSchema, refusal);

/** Deletes a user; answers the message to be shown. */
export async function deleteUser(client: Client, id: Id): Promise<string> {
  const { message } = await client.write('delete', 'api/users/deleteUser', {
    schema: anything,
    query: { ID: String(id) },
  });
  return message;
}
