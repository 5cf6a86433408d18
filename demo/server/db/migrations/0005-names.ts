import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Normalizes white space in names, and adds unique keys to companies and products that ignore letter case and Unicode form.
 * Of several names with the same key, one gets it; the others are left unchanged, without a key.
 */
export const names: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The search index is rebuilt afterwards, which is faster than updating it row by row.
    const before = [
      sql`drop index product_search`,
      sql`alter table company add column name_key text collate "C"`,
      sql`alter table product add column sku_key text collate "C"`,
      sql`create unique index company_name_key on company (name_key)`,
      sql`create unique index product_sku_key on product (sku_key)`,
    ];
    for (const statement of before) await statement.execute(db);
    await giveKeys(db, { table: 'company', name: 'company_name', key: 'name_key' });
    await giveKeys(db, { table: 'product', name: 'main_sku', key: 'sku_key' });
    await sql`create index product_search on product using gin (search_text gin_trgm_ops)`.execute(db);
    await normalizePeople(db);
  },
};

/** Rows per statement. */
const BATCH = 5000;

/** Names that are normalized already get their keys first; one whose key is taken stays as it is, without a key. */
async function giveKeys(
  db: Kysely<unknown>,
  { table, name, key }: { readonly table: string; readonly name: string; readonly key: string },
): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(name)} as name from ${sql.table(table)} order by id`.execute(db);
  const isRenamed = (row: { readonly name: string }): boolean => row.name !== normalizeName(row.name);
  const taken = new Set<string>();
  const keyed = [...rows.filter((row) => !isRenamed(row)), ...rows.filter(isRenamed)].flatMap((row) => {
    const keyOfName = nameKey(row.name);
    if (taken.has(keyOfName)) return [];
    taken.add(keyOfName);
    return { id: row.id, name: normalizeName(row.name), key: keyOfName, by: isRenamed(row) ? 1 : 0 };
  });
  for (let start = 0; start < keyed.length; start += BATCH) {
    const batch = JSON.stringify(keyed.slice(start, start + BATCH));
    await sql`update ${sql.table(table)} as named
      set ${sql.ref(key)} = keyed.key, ${sql.ref(name)} = keyed.name, version = named.version + keyed.by
      from json_to_recordset(${batch}::json) as keyed (id integer, name text, key text, by integer)
      where named.id = keyed.id`.execute(db);
  }
}

async function normalizePeople(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; company: string }>`
    select id, name, input_company_name as company from account`.execute(db);
  for (const { id, name, company } of rows) {
    const next = { name: normalizeName(name), company: normalizeName(company) };
    if (next.name === name && next.company === company) continue;
    await sql`update account set name = ${next.name}, input_company_name = ${next.company}, version = version + 1
      where id = ${id}`.execute(db);
  }
}

/* Copies of the rules of that time: a released migration imports no code that may change. */

const nameKey = (name: string): string => normalizeName(name).normalize('NFC').toUpperCase().toLowerCase();

const normalizeName = (name: string): string => name.replace(/\s+/g, ' ').trim();
