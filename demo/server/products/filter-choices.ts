import { type RawBuilder, sql } from 'kysely';
import { type FieldKind, keysWhere } from '../../../src/wire/field';
import { type ProductKey, productFields } from '../../../src/wire/product';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import { choiceKeysOf, eachText, fieldText } from '../lists/field-columns';
import { type ChoiceSource, type FilterChoices, readChoices, readValues } from '../lists/filter-choices';
import { companyVisibleTo, visibleTo } from './visibility';

export type ChoiceScope = 'product' | 'price';

/** The filter choices of every column, from the products that the account may see. */
export function readProductChoices(db: Database, account: Account, scope: ChoiceScope): Promise<FilterChoices> {
  const { sources, withClause } = choiceSourcesOf(account, choiceKeysOf(productFields), scope);
  return readChoices(db, sources, withClause);
}

const MAX_SUGGESTIONS = 2000;

/** The suggestions of the product form: distinct values of the products that the account may see, sorted, as texts. */
export function readProductAttributes(db: Database, account: Account): Promise<FilterChoices> {
  const keys = keysWhere(productFields, (field) => field.suggested === true);
  const { sources, withClause } = choiceSourcesOf(account, keys, 'product');
  return readValues(db, sources, { limit: MAX_SUGGESTIONS, withClause });
}

function choiceSourcesOf(account: Account, keys: readonly ProductKey[], scope: ChoiceScope) {
  const priced = scope === 'price' ? [sql`exists (select 1 from price where price.main_sku = product.main_sku)`] : [];
  const conditions = sql.join([sql`true`, ...priced, ...visibleTo(account)], sql` and `);
  // All but companies are columns of the product table.
  const combined = keys.filter((key) => kindOf(key) !== 'companies');
  return {
    sources: keys.map((key) =>
      kindOf(key) === 'companies' ? exclusiveCompanies(key, account, conditions) : distinctValues(key),
    ),
    // There are far fewer combinations of values than products, so that distinct values are found faster in them.
    withClause: sql`with combination as materialized (
      select distinct ${sql.join(combined.map((key) => sql`${fieldText('product', key, productFields[key])} as ${sql.ref(key)}`))}
      from product where ${conditions}
    )`,
  };
}

const kindOf = (key: ProductKey): FieldKind => productFields[key].kind;

function distinctValues(key: ProductKey): ChoiceSource {
  return { key, values: sql`select distinct ${eachText(productFields[key], sql.ref(key))} as value from combination` };
}

function exclusiveCompanies(key: ProductKey, account: Account, conditions: RawBuilder<unknown>): ChoiceSource {
  return {
    key,
    values: sql`select distinct company.company_name as value from product
      join product_company on product_company.product_id = product.id
      join company on company.id = product_company.company_id
      where ${companyVisibleTo(account)} and ${conditions}`,
  };
}
