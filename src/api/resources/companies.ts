import * as v from 'valibot';
import {
  type CategoryKey,
  type CompanyKey,
  companyEntity,
  companyKeys,
  companyRecordSchema,
  type IndependentChoiceKey,
  isCategory,
  isIndependentChoice,
} from '../../wire/company';
import { toTexts } from '../../wire/values';
import type { Client } from '../transport/client';
import { entityResource } from './entity-resource';

export type CompanyAttributes = Choices<IndependentChoiceKey>;

export type PriceCategories = Choices<CategoryKey>;

type Choices<K extends CompanyKey> = Readonly<Record<K, readonly string[]>>;

export const companies = entityResource(companyEntity, companyRecordSchema);

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
