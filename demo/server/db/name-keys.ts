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

type UniqueName = (typeof uniqueNames)[number];

/** A name without a key, because another name has that key. */
export interface NameCollision {
  readonly what: UniqueName['what'];
  readonly name: string;
  readonly other: string;
}

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

const BATCH = 5000;

/** Normalizes names and sets their keys. Returns those whose key another name has, which are left unchanged. */
export async function assignNameKeys(db: QueryExecutorProvider): Promise<readonly NameCollision[]> {
  const collisions: NameCollision[] = [];
  for (const uniqueName of uniqueNames) collisions.push(...(await assignKeysOf(db, uniqueName)));
  return collisions;
}

async function assignKeysOf(db: QueryExecutorProvider, uniqueName: UniqueName): Promise<NameCollision[]> {
  const { what, table, name, key } = uniqueName;
  const { rows } = await sql<NamedRow>`select id, ${sql.ref(name)} as name from ${sql.table(table)}
    where ${sql.ref(key)} is null order by id`.execute(db);
  // Normalized names get their keys first.
  const isNormal = (row: NamedRow): boolean => row.name === normalizeName(row.name);
  const inOrder = [...rows.filter(isNormal), ...rows.filter((row) => !isNormal(row))];
  const collisions: NameCollision[] = [];
  for (let start = 0; start < inOrder.length; start += BATCH) {
    const batch = inOrder.slice(start, start + BATCH);
    const taken = await namesOfKeys(db, uniqueName, batch);
    const keyed: (NamedRow & { readonly key: string; readonly renamed: boolean })[] = [];
    for (const row of batch) {
      const keyOfName = nameKey(row.name);
      const other = taken.get(keyOfName);
      if (other !== undefined) {
        collisions.push({ what, name: row.name, other });
        continue;
      }
      taken.set(keyOfName, normalizeName(row.name));
      keyed.push({ id: row.id, name: normalizeName(row.name), key: keyOfName, renamed: !isNormal(row) });
    }
    await sql`update ${sql.table(table)} as named set ${sql.ref(key)} = keyed.key, ${sql.ref(name)} = keyed.name,
        version = named.version + case when keyed.renamed then 1 else 0 end
      from json_to_recordset(${JSON.stringify(keyed)}::json) as keyed (id integer, name text, key text, renamed boolean)
      where named.id = keyed.id and named.${sql.ref(key)} is null`.execute(db);
  }
  return collisions;
}

async function namesOfKeys(
  db: QueryExecutorProvider,
  { table, name, key }: UniqueName,
  rows: readonly NamedRow[],
): Promise<Map<string, string>> {
  const keys = rows.map((row) => nameKey(row.name));
  const found = await sql<{ readonly name: string; readonly key: string }>`
    select ${sql.ref(name)} as name, ${sql.ref(key)} as key from ${sql.table(table)}
    where ${sql.ref(key)} = any(${sql.val(keys)}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.key, row.name]));
}
