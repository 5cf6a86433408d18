import { type RawBuilder, sql } from 'kysely';
import { type FieldKind, keysWhere } from '../../../src/wire/field';
import { type ProductKey, productFields } from '../../../src/wire/product';
import type { Account } from '../auth/access/account';
import type { Database } from '../db/database';
import type { CountedList } from '../db/schema';
import { readCountedChoices } from '../lists/counted-choices';
import { choiceKeysOf, eachText, fieldText } from '../lists/field-columns';
import { type ChoiceSource, type FilterChoices, readChoices, readValues } from '../lists/filter-choices';
import { keepChoices } from './kept-choices';
import { countedColumns } from './product-columns';
import { companyVisibleTo, visibleTo } from './visibility';

/** The filter choices of every column, from the products that the account may see; of the list of prices, from those with a price. */
export async function readProductChoices(db: Database, account: Account, list: CountedList): Promise<FilterChoices> {
  const read = (keys: readonly ProductKey[]) => {
    const { sources, withClause } = choiceSourcesOf(account, keys, list);
    return readChoices(db, sources, withClause);
  };
  const keys = choiceKeysOf(productFields);
  const readCounted = async () =>
    (await readCountedChoices(db, account, list, countedColumns)) ?? read(keys.filter(isOwnColumn));
  const kept = await keepChoices(db, account, list, readCounted);
  // Companies are renamed without a change of products, and found fast.
  return { ...kept, ...(await read(keys.filter((key) => !isOwnColumn(key)))) };
}

const MAX_SUGGESTIONS = 2000;

/** The suggestions of the product form: distinct values of the products that the account may see, sorted, as texts. */
export function readProductAttributes(db: Database, account: Account): Promise<FilterChoices> {
  const keys = keysWhere(productFields, (field) => field.suggested === true);
  const { sources, withClause } = choiceSourcesOf(account, keys, 'product');
  const read = () => readValues(db, sources, { limit: MAX_SUGGESTIONS, ...(withClause && { withClause }) });
  return keepChoices(db, account, 'suggestions', read);
}

function choiceSourcesOf(account: Account, keys: readonly ProductKey[], list: CountedList) {
  const priced = list === 'price' ? [sql`exists (select 1 from price where price.main_sku = product.main_sku)`] : [];
  const conditions = sql.join([sql`true`, ...priced, ...visibleTo(account)], sql` and `);
  // All but companies are columns of the product table.
  const combined = keys.filter(isOwnColumn);
  return {
    sources: keys.map((key) =>
      kindOf(key) === 'companies' ? exclusiveCompanies(key, account, conditions) : distinctValues(key),
    ),
    // There are far fewer combinations of values than products, so that distinct values are found faster in them.
    ...(combined.length > 0 && {
      withClause: sql`with combination as materialized (
        select distinct ${sql.join(combined.map((key) => sql`${fieldText('product', key, productFields[key])} as ${sql.ref(key)}`))}
        from product where ${conditions}
      )`,
    }),
  };
}

const isOwnColumn = (key: ProductKey): boolean => kindOf(key) !== 'companies';

const kindOf = (key: ProductKey): FieldKind => productFields[key].kind;

function distinctValues(key: ProductKey): ChoiceSource {
  return { key, values: sql`select distinct ${eachText(productFields[key], sql.ref(key))} as value from combination` };
}

function exclusiveCompanies(key: ProductKey, account: Account, conditions: RawBuilder<unknown>): ChoiceSource {
  return {
    key,
    values: sql`select company.company_name as value from company
      where ${companyVisibleTo(account)} and exists (
        select 1 from product_company join product on product.id = product_company.product_id
        where product_company.company_id = company.id and ${conditions})`,
  };
}
