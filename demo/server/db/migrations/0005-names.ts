import { type Kysely, type Migration, sql } from 'kysely';
import { giveNameKeys } from '../name-keys';

/**
 * Names with runs of white space as one blank; those of companies and products unique whatever their letter case and
 * Unicode form. Of names that were the same but for that, one has the key; the others are left as they are, without one.
 */
export const names: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The index for the search is made anew afterwards, which is quicker than keeping it up row by row.
    const before = [
      sql`drop index product_search`,
      sql`alter table company add column name_key text collate "C"`,
      sql`alter table product add column sku_key text collate "C"`,
      sql`create unique index company_name_key on company (name_key)`,
      sql`create unique index product_sku_key on product (sku_key)`,
    ];
    for (const statement of before) await statement.execute(db);
    await giveNameKeys(db);
    await sql`create index product_search on product using gin (search_text gin_trgm_ops)`.execute(db);
    await normalizePeople(db);
  },
};

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

/** A copy of the rule of that time: a released migration imports no code that may change. */
const normalizeName = (name: string): string => name.replace(/\s+/g, ' ').trim();
