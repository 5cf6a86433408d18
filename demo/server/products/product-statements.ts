import { type RawBuilder, sql } from 'kysely';
import { type Field, keysOf, keysWhere } from '../../../src/wire/field';
import { productFields } from '../../../src/wire/product';
import { normalizeName } from '../../../src/wire/text-rules';
import { type AuditEntry, auditEntryMaker, type Origin, recordAudit } from '../audit/record-audit';
import type { Database } from '../db/database';
import { nameKey } from '../db/name-keys';
import { columnOf } from '../db/stored-fields';
import { markListChange } from '../lists/segments';
import { type ProductFields, productRecord, productSearchText } from './product-record';
import { lockProductsById } from './stored-products';

/* All statements that add or change products. Call them in a transaction, after `lockNamedCompanies` has locked the companies. */

export const productAuditEntry = auditEntryMaker(keysOf(productFields), 'MAIN_SKU');

export type WrittenProduct = ProductFields & { readonly main_sku: string };

const storedKeys = keysWhere(productFields, ({ kind }) => kind !== 'companies');
const columns = ['sku_key', 'search_text', ...storedKeys.map(columnOf)];
const columnList = sql.join(columns.map((column) => sql.ref(column)));
const columnTypes = sql.join([
  sql`sku_key text, search_text text`,
  ...storedKeys.map((key) => sql`${sql.ref(columnOf(key))} ${sql.raw(typeOf(productFields[key]))}`),
]);

function typeOf({ kind }: Field): string {
  if (kind === 'number') return 'double precision';
  if (kind === 'yes-no') return 'boolean';
  return kind === 'list' ? 'text[]' : 'text';
}

/** Adds products with their exclusive companies. Without an origin nothing is recorded, as for the seed. */
export async function addProducts(trx: Database, products: readonly WrittenProduct[], origin?: Origin): Promise<void> {
  if (products.length === 0) return;
  const { rows } = await sql<{ readonly id: number; readonly name: string }>`
    insert into product (${columnList}) select ${columnList}
    from json_to_recordset(${asJson(products)}::json) as row (${columnTypes})
    returning id, main_sku as name`.execute(trx);
  await linkCompanies(trx, products);
  await markListChange(
    trx,
    products.map(({ main_sku }) => main_sku),
  );
  // Without values, as a file may add 100,000 products. Values are recorded when they change.
  const entries = rows.map((record): AuditEntry => ({ kind: 'product.created', record }));
  if (origin !== undefined) await recordAudit(trx, origin, entries);
}

/** Replaces the content of products and increments their versions. */
export async function replaceProducts(
  trx: Database,
  products: readonly (WrittenProduct & { readonly id: number })[],
  origin: Origin,
): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  const before = await lockProductsById(trx, ids);
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${newValueOf(column)}`));
  await sql`update product set ${changes}, version = product.version + 1
    from json_to_recordset(${asJson(products)}::json) as row (id integer, ${columnTypes})
    where product.id = row.id`.execute(trx);
  await sql`delete from product_company where product_id = any(${sql.val(ids)}::integer[])`.execute(trx);
  await linkCompanies(trx, products);
  const skus = [...before.values(), ...products].map(({ main_sku }) => main_sku);
  await markListChange(trx, [...new Set(skus)]);
  const entries = products.flatMap((product): AuditEntry | [] => {
    const old = before.get(product.id);
    if (old === undefined) return [];
    return productAuditEntry('product.changed', productRecord(old), productRecord({ ...old, ...product }));
  });
  await recordAudit(trx, origin, entries);
}

/** The problems of company names, by name. The other companies are locked until the transaction ends. */
export async function lockNamedCompanies(trx: Database, names: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const unknown = new Set(names);
  if (unknown.size === 0) return new Map();
  const allNames = [...unknown];
  const known = await trx
    .selectFrom('company')
    .select('company_name')
    .where(anyOf('company_name', allNames))
    .orderBy('id')
    .forKeyShare()
    .execute();
  for (const { company_name } of known) unknown.delete(company_name);
  const ambiguous = await findAmbiguousNames(trx, known);
  return new Map([
    ...[...unknown].map((name) => [name, unknownReason(name)] as const),
    ...ambiguous.map((name) => [name, ambiguousReason(name)] as const),
  ]);
}

/** Names of two companies that differ only in white space, so that the name is ambiguous. */
async function findAmbiguousNames(
  trx: Database,
  known: readonly { readonly company_name: string }[],
): Promise<string[]> {
  const withoutKey = await trx.selectFrom('company').select('company_name').where('name_key', 'is', null).execute();
  const shared = new Set(
    withoutKey
      .map(({ company_name }) => company_name)
      .filter((name) => name !== normalizeName(name))
      .map(normalizeName),
  );
  return known.map(({ company_name }) => company_name).filter((name) => shared.has(name));
}

const unknownReason = (name: string): string =>
  `names “${name.slice(0, 60)}”, which is no company that exists; a name with a comma in it stands in quotation marks`;

const ambiguousReason = (name: string): string =>
  `names “${name.slice(0, 60)}”, which is the name of two companies that differ only in white space; rename one of them first`;

async function linkCompanies(trx: Database, products: readonly WrittenProduct[]): Promise<void> {
  const links = products.flatMap(({ main_sku, exclusive_for_company }) =>
    exclusive_for_company.map((company) => ({ main_sku, company })),
  );
  if (links.length === 0) return;
  await sql`insert into product_company (product_id, company_id) select product.id, company.id
    from json_to_recordset(${JSON.stringify(links)}::json) as row (main_sku text, company text)
    join product on product.main_sku = row.main_sku join company on company.company_name = row.company`.execute(trx);
}

/** The new value of a column. A SKU without a key, which collided when keys were introduced, gets one when it changes. */
function newValueOf(column: string): RawBuilder<unknown> {
  const next = sql.ref(`row.${column}`);
  if (column !== 'sku_key') return next;
  return sql`case when product.main_sku = row.main_sku then product.sku_key else ${next} end`;
}

function asJson(products: readonly WrittenProduct[]): string {
  return JSON.stringify(
    products.map((product) => ({
      ...product,
      sku_key: nameKey(product.main_sku),
      search_text: productSearchText(product),
    })),
  );
}

function anyOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${sql.val([...values])}::text[])`;
}
