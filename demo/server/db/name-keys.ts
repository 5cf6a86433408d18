import { type QueryExecutorProvider, sql } from 'kysely';
import { normalizeName } from '../../../src/wire/text-rules';

/**
 * The key by which names are unique whatever their letter case, white space and Unicode form. Computed here rather than in SQL,
 * because upper case depends on the locale of a database.
 */
export const nameKey = (name: string): string => normalizeName(name).normalize('NFC').toUpperCase().toLowerCase();

/** The names that are unique whatever their letter case and Unicode form. */
const uniqueNames = [
  { what: 'companies', table: 'company', name: 'company_name', key: 'name_key' },
  { what: 'products', table: 'product', name: 'main_sku', key: 'sku_key' },
] as const;

/** A name without a key, because another name has that key. */
interface NameCollision {
  readonly what: (typeof uniqueNames)[number]['what'];
  readonly name: string;
  readonly other: string;
}

/** Normalizes the few names without a key and sets their keys. Returns those whose key another name has, which are left unchanged. */
export async function assignNameKeys(db: QueryExecutorProvider): Promise<readonly NameCollision[]> {
  const collisions: NameCollision[] = [];
  for (const { what, table, name, key } of uniqueNames) {
    const { rows } = await sql<{ readonly id: number; readonly name: string }>`
      select id, ${sql.ref(name)} as name from ${sql.table(table)} where ${sql.ref(key)} is null order by id`.execute(
      db,
    );
    const keys = rows.map((row) => nameKey(row.name));
    const keyed = await sql<{ readonly name: string; readonly key: string }>`
      select ${sql.ref(name)} as name, ${sql.ref(key)} as key from ${sql.table(table)}
      where ${sql.ref(key)} = any(${sql.val(keys)}::text[])`.execute(db);
    const nameOfKey = new Map(keyed.rows.map((row) => [row.key, row.name]));
    const isNormal = (row: { readonly name: string }): boolean => row.name === normalizeName(row.name);
    // Normalized names get their keys first.
    for (const row of [...rows.filter(isNormal), ...rows.filter((row) => !isNormal(row))]) {
      const [newKey, newName] = [nameKey(row.name), normalizeName(row.name)];
      const other = nameOfKey.get(newKey);
      if (other !== undefined) {
        collisions.push({ what, name: row.name, other });
        continue;
      }
      nameOfKey.set(newKey, newName);
      await sql`update ${sql.table(table)} set ${sql.ref(key)} = ${newKey}, ${sql.ref(name)} = ${newName},
        version = version + ${isNormal(row) ? 0 : 1}::integer
        where id = ${row.id} and ${sql.ref(key)} is null`.execute(db);
    }
  }
  return collisions;
}
