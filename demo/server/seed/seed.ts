import { sql } from 'kysely';
import { accountSearchText } from '../auth/access/account';
import type { Deps } from '../auth/access/context';
import type { Database } from '../db/database';
import { BadSeed, readCsvSeed } from './csv-seed';
import { addDemoAccounts } from './demo-accounts';
import { demoCatalogue, numberedCatalogue } from './demo-catalogue';
import { addDemoCompanies, demoCustomers } from './demo-companies';
import { demoFamilies } from './demo-families';
import { addDemoPictures } from './demo-pictures';
import { insertRows } from './insert-rows';

export type Seed =
  | { readonly kind: 'demo' }
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly prices: number }
  | { readonly kind: 'csv'; readonly path: string };

/** An arbitrary key of the advisory lock that serializes seeding. */
const SEED_LOCK = 7_421_903;

/** Fills a new database and returns notes for the operator; `undefined` when it was filled before. Parallel starts of several processes fill it once. */
export function seedOnce(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  seed: Seed,
  adminEmail?: string,
): Promise<readonly string[] | undefined> {
  return db.transaction().execute(async (trx) => {
    // Indexing a hundred thousand products may take minutes.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(trx);
    const done = await trx.selectFrom('setting').select('key').where('key', '=', 'seed').executeTakeFirst();
    if (done !== undefined) return undefined;
    const notes = await fillDatabase({ db: trx, passwords }, seed, adminEmail);
    await trx
      .insertInto('setting')
      .values({ key: 'seed', value: JSON.stringify(seed) })
      .execute();
    return notes;
  });
}

/** Throws BadSeed when a new database could not be filled with this content. */
export async function requireUsableSeed(seed: Seed, adminEmail?: string): Promise<void> {
  if (seed.kind === 'none') requireAdminEmail(adminEmail);
  if (seed.kind === 'csv') await readCsvSeed(seed.path);
}

function requireAdminEmail(email: string | undefined): string {
  if (email !== undefined) return email;
  throw new BadSeed('none', 'a new database needs ADMIN_EMAIL, the address of its SuperAdmin.');
}

/** Whether the database has the demo sign-ins, whose passwords are public. */
export async function hasDemoSignIns(db: Database): Promise<boolean> {
  const seed = await db.selectFrom('setting').select('value').where('key', '=', 'seed').executeTakeFirst();
  // SAFETY: `seedOnce` alone writes it.
  return seed !== undefined && (JSON.parse(seed.value) as Seed).kind !== 'none';
}

async function fillDatabase(
  { db: trx, passwords }: Pick<Deps, 'db' | 'passwords'>,
  seed: Seed,
  adminEmail: string | undefined,
): Promise<readonly string[]> {
  if (seed.kind === 'none') return addFirstAdmin(trx, adminEmail);
  await addDemoAccounts(trx, passwords, await addDemoCompanies(trx));
  switch (seed.kind) {
    case 'demo':
      return countNotes(await insertRows(trx, demoCatalogue(demoCustomers, await addDemoPictures(trx, demoFamilies))));
    case 'number':
      return countNotes(await insertRows(trx, numberedCatalogue(seed.prices)));
    case 'csv':
      return addProductList(trx, seed.path);
  }
}

async function addProductList(trx: Database, path: string): Promise<readonly string[]> {
  const { rows, notes } = await readCsvSeed(path);
  return [...notes, ...countNotes(await insertRows(trx, rows))];
}

function countNotes({ products, prices }: Awaited<ReturnType<typeof insertRows>>): readonly string[] {
  return [`The new database has ${products} products and ${prices} price records.`];
}

/** Adds a SuperAdmin without a password; its owner sets one by link. */
async function addFirstAdmin(trx: Database, adminEmail: string | undefined): Promise<readonly string[]> {
  const email = requireAdminEmail(adminEmail);
  const person = { email: email.toLowerCase(), name: email, role: 'SuperAdmin' as const, phone_number: '' };
  await trx
    .insertInto('account')
    .values({
      ...person,
      status: 'Active',
      search_text: accountSearchText(person),
    })
    .execute();
  return [`The new database is empty; its SuperAdmin is ${email}.`];
}
