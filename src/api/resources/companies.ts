import * as v from 'valibot';
import {
  type CategoryKey,
  type CompanyFields,
  type CompanyKey,
  type CompanyRecord,
  companyKeys,
  companyRecordSchema,
  type IndependentChoiceKey,
  isCategory,
  isIndependentChoice,
} from '../../wire/company';
import type { Page } from '../../wire/lists';
import { type Id, toTexts } from '../../wire/values';
import type { Client } from '../transport/client';
import { recordCalls } from './record-calls';
import { type KnownRecord, type PageQuery, pageBody, recordById, type SearchResult, searchFor } from './records';

export interface CompanyQuery extends PageQuery {
  readonly columns: readonly string[];
}

export type CompanyAttributes = Choices<IndependentChoiceKey>;

export type PriceCategories = Choices<CategoryKey>;

type Choices<K extends CompanyKey> = Readonly<Record<K, readonly string[]>>;

const calls = recordCalls(companyRecordSchema, {
  page: 'api/company/getCompanies',
  filters: 'api/company/getCompanyFilterData',
  create: 'api/company/createCompany',
  update: 'api/company/updateCompany',
  remove: 'api/company/deleteCompany',
});
const choiceTexts = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((values): readonly string[] => [...new Set(toTexts(values))]),
  ),
  null,
);

/** Parses choices by field; a field that the response lacks has none. */
function choicesOf<K extends CompanyKey>(keys: readonly K[]) {
  // SAFETY: has an entry for each key.
  const entries = Object.fromEntries(keys.map((key) => [key, choiceTexts])) as Record<K, typeof choiceTexts>;
  return v.pipe(v.nullish(v.looseObject({}), {}), v.object(entries));
}

const attributes = choicesOf(companyKeys.filter(isIndependentChoice));
const categories = choicesOf(companyKeys.filter(isCategory));

const companyPageBody = ({ columns, ...page }: CompanyQuery) => ({
  ...pageBody(page),
  tableColumns: [...columns, 'ID'],
});

export function fetchCompanies(client: Client, query: CompanyQuery): Promise<Page<CompanyRecord>> {
  return calls.page(client, companyPageBody(query));
}

/** Reads a page again with all columns; returns `undefined` when the company is not on it. */
export async function readCompany(client: Client, query: PageQuery, id: Id): Promise<CompanyRecord | undefined> {
  return recordById((await readAllColumns(client, query)).items, id);
}

/** Searches by name, with all columns. Never returns `deleted`: the name may have changed. */
export async function findCompany(client: Client, known: KnownRecord): Promise<SearchResult<CompanyRecord>> {
  const found = await searchFor(known, (query) => readAllColumns(client, query));
  return found.kind === 'deleted' ? { kind: 'unknown' } : found;
}

/** Has a separate `purpose`, so that loading a page of the list does not abort it. */
const readAllColumns = (client: Client, query: PageQuery): Promise<Page<CompanyRecord>> =>
  calls.page(client, companyPageBody({ ...query, columns: companyKeys }), 'one company');

export async function fetchCompanyAttributes(client: Client): Promise<CompanyAttributes> {
  const { data } = await client.read('get', 'api/company/getCompanyAttributes', { schema: attributes });
  return data;
}

/** Reads the price categories of a currency. A newer call supersedes it. */
export async function fetchPriceCategories(client: Client, currency: string): Promise<PriceCategories> {
  const query = { CURRENCY: currency };
  const { data } = await client.read('get', 'api/company/getPriceCategory', { schema: categories, query });
  return data;
}

export const createCompany = (client: Client, fields: CompanyFields) => calls.create(client, { ...fields });

/** Rejects with status 409 when the company has changed since it was read. */
export const updateCompany = (client: Client, before: CompanyRecord, fields: Partial<CompanyFields>) =>
  calls.update(client, before, { ...fields });

export const { filters: fetchCompanyFilters, currentOf: currentCompanyOf, remove: deleteCompany } = calls;
