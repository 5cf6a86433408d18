import { sql } from 'kysely';
import type { Deps } from '../context';
import type { Database } from '../db/database';
import { accountSearchText } from '../users/account-search-text';
import { BadSeed } from './bad-seed';
import { readCsvSeed } from './csv-seed';
import { addDemoAccounts } from './demo-accounts';
import { demoCatalogue, numberedCatalogue } from './demo-catalogue';
import { addDemoCompanies, demoCustomers } from './demo-companies';
import { insertRows } from './insert-rows';

/** What a new database is filled with. */
export type Seed =
  | { readonly kind: 'demo' }
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly prices: number }
  | { readonly kind: 'csv'; readonly path: string };

/** What was done at the first start, in lines for the person who started it. */
export interface SeedOutcome {
  readonly notes: readonly string[];
}

/** Any number: all processes that seed one database take turns by it. */
const SEED_LOCK = 7_421_903;

/**
 * Fills a new database, all or nothing, and never a second time, whoever else starts at the same moment.
 *
 * @returns nothing when the database had been filled before
 * @throws BadSeed
 */
export function seedOnce(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  seed: Seed,
  adminEmail?: string,
): Promise<SeedOutcome | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(trx);
    const done = await trx.selectFrom('setting').select('key').where('key', '=', 'seed').executeTakeFirst();
    if (done !== undefined) return undefined;
    const notes = await fill({ db: trx, passwords }, seed, adminEmail);
    await trx
      .insertInto('setting')
      .values({ key: 'seed', value: JSON.stringify(seed) })
      .execute();
    return { notes };
  });
}

/** Whether the database has the demo sign-ins, whose passwords are public. */
export async function hasDemoSignIns(db: Database): Promise<boolean> {
  const seed = await db.selectFrom('setting').select('value').where('key', '=', 'seed').executeTakeFirst();
  // SAFETY: `seedOnce` alone writes it.
  return seed !== undefined && (JSON.parse(seed.value) as Seed).kind !== 'none';
}

async function fill(
  { db: trx, passwords }: Pick<Deps, 'db' | 'passwords'>,
  seed: Seed,
  adminEmail: string | undefined,
): Promise<readonly string[]> {
  if (seed.kind === 'none') return addFirstAdmin(trx, adminEmail);
  await addDemoAccounts(trx, passwords, await addDemoCompanies(trx));
  switch (seed.kind) {
    case 'demo':
      return said(await insertRows(trx, demoCatalogue(demoCustomers)));
    case 'number':
      return said(await insertRows(trx, numberedCatalogue(seed.prices)));
    case 'csv':
      return addProductList(trx, seed.path);
  }
}

async function addProductList(trx: Database, path: string): Promise<readonly string[]> {
  const { rows, notes } = await readCsvSeed(path);
  return [...notes, ...said(await insertRows(trx, rows))];
}

function said({ products, prices }: Awaited<ReturnType<typeof insertRows>>): readonly string[] {
  return [`The new database has ${products} products and ${prices} price records.`];
}

/** Without a password: its owner chooses one. */
async function addFirstAdmin(trx: Database, email: string | undefined): Promise<readonly string[]> {
  if (email === undefined)
    throw new BadSeed('none', 'a new database needs ADMIN_EMAIL, the address of its SuperAdmin.');
  const person = { email: email.toLowerCase(), name: email, role: 'SuperAdmin' as const, phone_number: '' };
  await trx
    .insertInto('account')
    .values({
      ...person,
      status: 'Active',
      company_id: null,
      password_hash: null,
      totp_secret: null,
      device_name: '',
      last_login: null,
      search_text: accountSearchText(person),
    })
    .execute();
  return [`The new database is empty; its SuperAdmin is ${email}.`];
}
