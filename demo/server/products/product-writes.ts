import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { blankProduct, type ProductFields, productSearchText } from './product-record';

/*
 * The only statements that write products. They are called in a transaction, the companies that products are exclusive
 * to being known and locked by then (`unknownCompanies`).
 */

/** A product as it is written. */
export type WrittenProduct = ProductFields & { readonly main_sku: string };

/** SQL types of the columns that are not text. */
const types: Readonly<Partial<Record<string, string>>> = {
  unit_size: 'double precision',
  standard_roll_length: 'double precision',
  crowned_strip_length: 'double precision',
  weight_per_unit: 'double precision',
  application_group: 'text[]',
  prime_logo_names: 'text[]',
  logo_changeable: 'boolean',
  exclusive: 'boolean',
};

/** The columns of the table that are written. */
const columns = ['main_sku', 'search_text', ...Object.keys(blankProduct)].filter(
  (column) => column !== 'exclusive_for_company',
);
const columnList = sql.join(columns.map((column) => sql.ref(column)));
const columnTypes = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(types[column] ?? 'text')}`));

/** Nobody else writes products until the end of the transaction. */
export async function lockProducts(trx: Database): Promise<void> {
  await sql`lock table product in share row exclusive mode`.execute(trx);
}

/** Adds products, and the companies that they are exclusive to. */
export async function addProducts(trx: Database, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`insert into product (${columnList}) select ${columnList}
    from json_to_recordset(${asJson(products)}::json) as row (${columnTypes})`.execute(trx);
  await linkCompanies(trx, products);
}

/** Replaces the content of products and raises their versions. */
export async function replaceProducts(
  trx: Database,
  products: readonly (WrittenProduct & { readonly id: number })[],
): Promise<void> {
  if (products.length === 0) return;
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`row.${column}`)}`));
  await sql`update product set ${changes}, version = product.version + 1
    from json_to_recordset(${asJson(products)}::json) as row (id integer, ${columnTypes})
    where product.id = row.id`.execute(trx);
  const ids = products.map(({ id }) => id);
  await sql`delete from product_company where product_id = any(${sql.val(ids)}::integer[])`.execute(trx);
  await linkCompanies(trx, products);
}

/**
 * Which of the names no company has. The others can neither be deleted nor renamed until the transaction ends.
 */
export async function unknownCompanies(trx: Database, names: Iterable<string>): Promise<ReadonlySet<string>> {
  const unknown = new Set(names);
  if (unknown.size === 0) return unknown;
  const known = await trx
    .selectFrom('company')
    .select('company_name')
    .where(anyOf('company_name', [...unknown]))
    .orderBy('id')
    .forKeyShare()
    .execute();
  for (const { company_name } of known) unknown.delete(company_name);
  return unknown;
}

async function linkCompanies(trx: Database, products: readonly WrittenProduct[]): Promise<void> {
  const links = products.flatMap(({ main_sku, exclusive_for_company }) =>
    exclusive_for_company.map((company) => ({ main_sku, company })),
  );
  if (links.length === 0) return;
  await sql`insert into product_company (product_id, company_id) select product.id, company.id
    from json_to_recordset(${JSON.stringify(links)}::json) as row (main_sku text, company text)
    join product on product.main_sku = row.main_sku join company on company.company_name = row.company`.execute(trx);
}

function asJson(products: readonly WrittenProduct[]): string {
  return JSON.stringify(products.map((product) => ({ ...product, search_text: productSearchText(product) })));
}

function anyOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${sql.val([...values])}::text[])`;
}
