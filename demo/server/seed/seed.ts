import { sql } from 'kysely';
import type { Database } from '../db/database';
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

/** A seed that cannot be used; the message is one line that says why. */
export class BadSeed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSeed';
  }
}

/** Any number: all processes that seed one database take turns by it. */
const SEED_LOCK = 7_421_903;

/**
 * Fills a new database, all or nothing, and never a second time, whoever else starts at the same moment.
 *
 * @returns nothing when the database had been filled before
 * @throws BadSeed
 */
export function seedOnce(db: Database, seed: Seed, adminEmail?: string): Promise<SeedOutcome | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(trx);
    const done = await trx.selectFrom('setting').select('key').where('key', '=', 'seed').executeTakeFirst();
    if (done !== undefined) return undefined;
    const notes = await fill(trx, seed, adminEmail);
    await trx
      .insertInto('setting')
      .values({ key: 'seed', value: JSON.stringify(seed) })
      .execute();
    return { notes };
  });
}

async function fill(trx: Database, seed: Seed, adminEmail: string | undefined): Promise<readonly string[]> {
  if (seed.kind === 'none') return addFirstAdmin(trx, adminEmail);
  await addDemoAccounts(trx, await addDemoCompanies(trx));
  switch (seed.kind) {
    case 'demo':
      return said(await insertRows(trx, demoCatalogue(demoCustomers)));
    case 'number':
      return said(await insertRows(trx, numberedCatalogue(seed.prices)));
    case 'csv':
      throw new BadSeed(`SEED=${seed.path} cannot be used yet.`);
  }
}

function said({ products, prices }: Awaited<ReturnType<typeof insertRows>>): readonly string[] {
  return [`The new database has ${products} products and ${prices} price records.`];
}

/** Without a password: its owner chooses one. */
async function addFirstAdmin(trx: Database, email: string | undefined): Promise<readonly string[]> {
  if (email === undefined)
    throw new BadSeed('SEED=none needs ADMIN_EMAIL at the first start: the address of the first SuperAdmin.');
  await trx
    .insertInto('account')
    .values({
      email: email.toLowerCase(),
      name: email,
      role: 'SuperAdmin',
      status: 'Active',
      company_id: null,
      phone_number: '',
      password_hash: null,
      totp_secret: null,
      device_name: '',
      last_login: null,
    })
    .execute();
  return [`The new database is empty; its SuperAdmin is ${email}.`];
}
