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

const choiceTextsSchema = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((values): readonly string[] => [...new Set(toTexts(values))]),
  ),
  null,
);

/** Schema of choices by field; a field that the response lacks has none. */
function choicesSchema<K extends CompanyKey>(keys: readonly K[]) {
  // SAFETY: has an entry for each key.
  const entries = Object.fromEntries(keys.map((key) => [key, choiceTextsSchema])) as Record<
    K,
    typeof choiceTextsSchema
  >;
  return v.pipe(v.nullish(v.looseObject({}), {}), v.object(entries));
}

const attributesSchema = choicesSchema(companyKeys.filter(isIndependentChoice));
const categoriesSchema = choicesSchema(companyKeys.filter(isCategory));

export async function fetchCompanyAttributes(client: Client): Promise<CompanyAttributes> {
  const { data } = await client.read('get', 'api/company/getCompanyAttributes', { schema: attributesSchema });
  return data;
}

/** Reads the price categories of a currency. A newer call supersedes it. */
export async function fetchPriceCategories(client: Client, currency: string): Promise<PriceCategories> {
  const query = { CURRENCY: currency };
  const { data } = await client.read('get', 'api/company/getPriceCategory', { schema: categoriesSchema, query });
  return data;
}
