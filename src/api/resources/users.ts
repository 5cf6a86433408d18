import {
  type UserRecord,
  type UserStatus,
  userEntity,
  userKeys,
  userRecordSchema,
  userStatuses,
} from '../../wire/user';
import type { Id } from '../../wire/values';
import type { Client } from '../transport/client';
import { fetchCompanyList } from './company-list';
import { recordCalls } from './record-calls';
import { type ColumnsQuery, columnsBody, type RecordToFind, recordById, type SearchResult, searchFor } from './records';
import { isBlank, type UnknownFields, unknownFieldsOf } from './unknown-fields';

interface UserQuery extends ColumnsQuery {
  readonly status: UserStatus;
}

export interface UserFields {
  readonly NAME: string;
  readonly ROLE: string;
  readonly EMAIL: string;
  readonly STATUS: string;
  readonly COMPANY_ID: Id;
  readonly PHONE_NUMBER: string;
}

const calls = recordCalls<UserRecord, UserFields, UserQuery>(userEntity, userRecordSchema, ({ status, ...query }) => ({
  // Messages name a user by the email, even while its column is hidden.
  ...columnsBody(query, ['ID', 'EMAIL']),
  STATUS: status,
}));

export const {
  page: fetchUsers,
  filters: fetchUserFilters,
  create: createUser,
  update: updateUser,
  currentOf: currentUserOf,
  remove: deleteUser,
} = calls;

type UserPageQuery = Omit<UserQuery, 'columns'>;

export async function readUser(client: Client, query: UserPageQuery, id: Id): Promise<UserRecord | undefined> {
  const user = recordById((await readAllColumns(client, query)).items, id);
  return user && withCompanyId(client, user);
}

const readAllColumns = (client: Client, query: UserPageQuery) =>
  calls.page(client, { ...query, columns: userKeys }, 'one user');

/** Adds the company's ID, which some back ends omit, unless several companies have its name. */
async function withCompanyId(client: Client, user: UserRecord): Promise<UserRecord> {
  const { COMPANY_ID, COMPANY_NAME } = user;
  if (COMPANY_ID !== undefined || COMPANY_NAME === '') return user;
  const companies = await fetchCompanyList(client).catch(() => []);
  const [only, another] = companies.filter((company) => company.COMPANY_NAME === COMPANY_NAME);
  return only === undefined || another !== undefined ? user : { ...user, COMPANY_ID: only.ID };
}

/** Searches by email, with all columns. Never returns `deleted`: the email may have changed. */
export async function findUser(client: Client, wanted: RecordToFind): Promise<SearchResult<UserRecord>> {
  for (const status of userStatuses) {
    const found = await searchFor(wanted, (query) => readAllColumns(client, { ...query, status }));
    if (found.kind === 'found') return { kind: 'found', record: await withCompanyId(client, found.record) };
  }
  return { kind: 'unknown' };
}

export function unknownFieldsOfUser(user: UserRecord): UnknownFields {
  const own = unknownFieldsOf(['NAME', 'EMAIL', 'ROLE', 'STATUS', 'PHONE_NUMBER'], user);
  const { COMPANY_ID, COMPANY_NAME, source } = user;
  if (COMPANY_ID !== undefined) return own;
  const sent = ['COMPANY', 'COMPANY_NAME', 'COMPANY_ID'].filter((key) => Object.hasOwn(source, key));
  // A company without an ID is unknown: several may have its name.
  if (sent.length === 0 || COMPANY_NAME !== '') return new Map([...own, ['COMPANY_ID', 'not-sent']]);
  return sent.every((key) => isBlank(source[key])) ? own : new Map([...own, ['COMPANY_ID', 'not-understood']]);
}
