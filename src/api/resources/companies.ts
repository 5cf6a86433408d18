import * as v from 'valibot';
import {
  type CategoryKey,
  type CompanyFields,
  type CompanyKey,
  type CompanyRecord,
  companyKeys,
  companyRecordSchema,
  isCategory,
  isOffered,
  type OfferedKey,
} from '../../wire/company';
import type { Page } from '../../wire/lists';
import { type Id, toTexts } from '../../wire/values';
import type { Client } from '../transport/client';
import { recordCalls } from './record-calls';
import { type Found, type KnownRecord, type PageQuery, pageBody, recordOf, searchFor } from './records';

/** Which page of the companies is wanted, and which of their columns. */
export interface CompanyQuery extends PageQuery {
  readonly columns: readonly string[];
}

/** What a form offers to choose from, by field. */
export type CompanyAttributes = Choices<OfferedKey>;

/** What a form offers to choose from in one currency. */
export type PriceCategories = Choices<CategoryKey>;

type Choices<K extends CompanyKey> = Readonly<Record<K, readonly string[]>>;

const calls = recordCalls(companyRecordSchema, {
  page: 'api/company/getCompanies',
  filters: 'api/company/getCompanyFilterData',
  create: 'api/company/createCompany',
  update: 'api/company/updateCompany',
  remove: 'api/company/deleteCompany',
});
const offered = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((values): readonly string[] => [...new Set(toTexts(values))]),
  ),
  null,
);

/** The choices of some fields, by field; none where the response lacks them. */
function choicesOf<K extends CompanyKey>(keys: readonly K[]) {
  // SAFETY: made of all the keys.
  const entries = Object.fromEntries(keys.map((key) => [key, offered])) as Record<K, typeof offered>;
  return v.pipe(v.nullish(v.looseObject({}), {}), v.object(entries));
}

const attributes = choicesOf(companyKeys.filter(isOffered));
const categories = choicesOf(companyKeys.filter(isCategory));

const companyPageBody = ({ columns, ...page }: CompanyQuery) => ({
  ...pageBody(page),
  tableColumns: [...columns, 'ID'],
});

/** Reads one page of the companies, with the visible columns. A newer call of the same widget supersedes it. */
export function fetchCompanies(client: Client, query: CompanyQuery): Promise<Page<CompanyRecord>> {
  return calls.page(client, companyPageBody(query));
}

/** Reads a page again with all columns, and returns the company of this ID; `undefined` when it is not on the page. */
export async function readCompany(client: Client, query: PageQuery, id: Id): Promise<CompanyRecord | undefined> {
  return recordOf((await readWhole(client, query)).items, id);
}

/** Searches for a company by its name, and reads it with all columns. Not found, it may have another name by now. */
export async function findCompany(client: Client, known: KnownRecord): Promise<Found<CompanyRecord>> {
  const found = await searchFor(known, (query) => readWhole(client, query));
  return found.kind === 'gone' ? { kind: 'unknown' } : found;
}

/** A page of companies with all columns. A page of the list does not supersede it. */
const readWhole = (client: Client, query: PageQuery): Promise<Page<CompanyRecord>> =>
  calls.page(client, companyPageBody({ ...query, columns: companyKeys }), 'one company');

/** Reads what the form of every company offers. */
export async function fetchCompanyAttributes(client: Client): Promise<CompanyAttributes> {
  const { data } = await client.read('get', 'api/company/getCompanyAttributes', { schema: attributes });
  return data;
}

/** Reads the price categories of a currency. Those of another currency supersede them. */
export async function fetchPriceCategories(client: Client, currency: string): Promise<PriceCategories> {
  const query = { CURRENCY: currency };
  const { data } = await client.read('get', 'api/company/getPriceCategory', { schema: categories, query });
  return data;
}

/** Creates a company. */
export const createCompany = (client: Client, fields: CompanyFields) => calls.create(client, { ...fields });

/** Changes a company. Fails with status 409 when it has changed since it was read: see `changedCompany`. */
export const updateCompany = (client: Client, before: CompanyRecord, fields: Partial<CompanyFields>) =>
  calls.update(client, before, { ...fields });

export const {
  /** Reads what the list can be filtered by. */
  filters: fetchCompanyFilters,
  /** The company as it now is, which a 409 of `updateCompany` may carry. */
  changed: changedCompany,
  /** Deletes a company; answers the message to be shown. */
  remove: deleteCompany,
} = calls;
