import { type Expression, type SqlBool, sql } from 'kysely';
import { fieldsWithout, keysOf } from '../../../src/wire/field';
import { productFields } from '../../../src/wire/product';
import type { Account } from '../auth/access/account';
import { columnsOf } from '../db/stored-fields';
import { filterConditions, searchConditions } from '../lists/conditions';
import type { CountedColumn, CountedFilter } from '../lists/counted-values';
import { choiceKeysOf, fieldFilter } from '../lists/field-columns';
import type { ListColumn } from '../lists/list-column';
import type { ListQuery } from '../lists/list-request';
import { companyVisibleTo, visibleTo } from './visibility';

/** Names of the companies that a product is exclusive to, in order: those that the account may see, or all. */
export function exclusiveNames(account?: Account) {
  const visible = account === undefined ? sql`true` : companyVisibleTo(account);
  return sql<string[]>`array(
    select company.company_name from product_company join company on company.id = product_company.company_id
    where product_company.product_id = product.id and ${visible} order by company.company_name)`;
}

/** The filter by companies; it ignores names that the account may not see, so that it does not disclose them. */
function exclusiveForFilter(account: Account): ListColumn {
  return {
    key: 'EXCLUSIVE_FOR_COMPANY',
    matches(values) {
      const links = sql`select 1 from product_company join company on company.id = product_company.company_id
        where product_company.product_id = product.id and ${companyVisibleTo(account)}`;
      const named = sql<SqlBool>`exists (${links} and company.company_name = any(${sql.val([...values])}::text[]))`;
      return values.includes('') ? sql<SqlBool>`(${named} or not exists (${links}))` : named;
    },
  };
}

const ownFilters = keysOf(fieldsWithout(productFields, 'EXCLUSIVE_FOR_COMPANY')).map((key) =>
  fieldFilter('product', key, productFields[key]),
);

/** The conditions of a list of products, or of their prices with `furtherFilters`, that the account has asked for. */
export function productConditions(
  account: Account,
  { search, filters }: ListQuery,
  furtherFilters: readonly ListColumn[] = [],
): readonly Expression<SqlBool>[] {
  return [
    ...searchConditions(sql.ref('product.search_text'), search),
    ...filterConditions([...ownFilters, exclusiveForFilter(account), ...furtherFilters], filters),
    ...visibleTo(account),
  ];
}

const countedFilters: readonly ListColumn[] = ownFilters.filter(({ key }) =>
  choiceKeysOf(productFields).some((choiceKey) => choiceKey === key),
);

/** The columns by whose values products are counted: those with filter choices. */
export const countedColumns: readonly CountedColumn[] = countedFilters.flatMap(({ key, values }) =>
  values === undefined ? [] : { key, column: values.column, each: values.each },
);

/** The query's filters if it has nothing else, and if products are counted by the values of all their columns. */
export function precountedFilters({ search, filters }: ListQuery): readonly CountedFilter[] | undefined {
  const entries = Object.entries(filters).filter(([, values]) => values.length > 0);
  if (entries.length === 0 || search.trim() !== '') return undefined;
  const found = entries.flatMap(([key, chosen]) => {
    const values = countedFilters.find((column) => column.key === key)?.values;
    return values === undefined ? [] : { key, column: values.column, each: values.each, chosen: values.chosen(chosen) };
  });
  return found.length === entries.length ? found : undefined;
}

export const productSelection = [
  'product.id',
  'product.version',
  ...columnsOf('product', fieldsWithout(productFields, 'EXCLUSIVE_FOR_COMPANY')),
] as const;
