import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { inOrder } from '../lists/filter-choices';

/** What a field of the company's form can be chosen from: what is offered, and what is in use. */
type FormChoices<Field extends string> = { readonly [F in Field]: readonly string[] };

const attributes = ['CURRENCY', 'APPROVED_APPLICATOR', 'CUSTOM_LOGO', 'COUNTRY', 'SALES_PERSON'] as const;
const categories = ['PRICE_CATEGORY_BULK', 'PRICE_CATEGORY_STRIPS'] as const;

/** The choices for every company. Every salesperson can be chosen, and whoever is one of a company. */
export function companyAttributes(db: Database): Promise<FormChoices<(typeof attributes)[number]>> {
  const inUse = sql`
    select 'CURRENCY' as field, currency as value from company
    union select 'APPROVED_APPLICATOR', approved_applicator from company
    union select 'CUSTOM_LOGO', unnest(custom_logo) from company
    union select 'COUNTRY', country from company
    union select 'SALES_PERSON', sales_person from company
    union select 'SALES_PERSON', name from account where role = 'Sales' and status = 'Active'`;
  return readFormChoices(db, attributes, '', inUse);
}

/** The price categories of a currency. */
export function priceCategories(db: Database, currency: string): Promise<FormChoices<(typeof categories)[number]>> {
  const inUse = sql`
    select 'PRICE_CATEGORY_BULK' as field, price_category_bulk as value from company where currency = ${currency}
    union select 'PRICE_CATEGORY_STRIPS', price_category_strips from company where currency = ${currency}`;
  return readFormChoices(db, categories, currency, inUse);
}

async function readFormChoices<Field extends string>(
  db: Database,
  fields: readonly Field[],
  currency: string,
  inUse: RawBuilder<unknown>,
): Promise<FormChoices<Field>> {
  const { rows } = await sql<{ field: string; value: string }>`
    select field, value from company_choice where currency = ${currency} and field in (${sql.join(fields)})
    union select field, value from (${inUse}) as used where value <> ''`.execute(db);
  const choices = fields.map((field) => [
    field,
    inOrder(rows.flatMap((row) => (row.field === field ? row.value : []))),
  ]);
  // SAFETY: there is an entry for each field.
  return Object.fromEntries(choices) as FormChoices<Field>;
}
