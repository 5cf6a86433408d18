import { type UserRecord, userEntity, userRecordSchema, userStatuses } from '../../wire/user';
import type { Client } from '../transport/client';
import { fetchCompanyList } from './company-list';
import { type EntityResource, entityResource } from './entity-resource';
import { searchFor } from './records';
import { isEmptyValue, type UnknownFields, unknownFieldsOf } from './unknown-fields';

const resource = entityResource(userEntity, userRecordSchema);

export const users: EntityResource<UserRecord> = {
  ...resource,
  unknownFields,
  async read(client, query, id) {
    const user = await resource.read(client, query, id);
    return user && withCompanyId(client, user);
  },
  /** Searches by email in the lists of all statuses. Never returns `deleted`: the email may have changed. */
  async find(client, wanted) {
    for (const status of userStatuses) {
      const found = await searchFor(wanted, (query) => resource.readAllFields(client, { ...query, status }));
      if (found.kind === 'found') return { kind: 'found', record: await withCompanyId(client, found.record) };
    }
    return { kind: 'unknown' };
  },
};

/** Adds the company's ID, which some back ends omit, unless several companies have its name. */
async function withCompanyId(client: Client, user: UserRecord): Promise<UserRecord> {
  const { COMPANY_ID, COMPANY_NAME } = user;
  if (COMPANY_ID !== undefined || COMPANY_NAME === '') return user;
  const companies = await fetchCompanyList(client).catch(() => []);
  const [only, another] = companies.filter((company) => company.COMPANY_NAME === COMPANY_NAME);
  return only === undefined || another !== undefined ? user : { ...user, COMPANY_ID: only.ID };
}

/** Fields whose value is unknown; with those of other entities, the company by its ID. */
function unknownFields(user: UserRecord): UnknownFields {
  const own = unknownFieldsOf(['NAME', 'EMAIL', 'ROLE', 'STATUS', 'PHONE_NUMBER'], user);
  const { COMPANY_ID, COMPANY_NAME, source } = user;
  if (COMPANY_ID !== undefined) return own;
  const sent = ['COMPANY', 'COMPANY_NAME', 'COMPANY_ID'].filter((key) => Object.hasOwn(source, key));
  // A company without an ID is unknown: several may have its name.
  if (sent.length === 0 || COMPANY_NAME !== '') return new Map([...own, ['COMPANY_ID', 'not-sent']]);
  return sent.every((key) => isEmptyValue(source[key])) ? own : new Map([...own, ['COMPANY_ID', 'not-understood']]);
}
