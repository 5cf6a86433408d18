import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../tests/support/app/empty-database';
import { quickPasswords } from '../../../tests/support/app/quick-passwords';
import { type OpenDatabase, openDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { imageType } from '../files/picture-header';
import { seedOnce } from './seed';

describe('Seeding a new database', () => {
  let database: OpenDatabase;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pricebook-seed-'));
    database = await openDatabase(await memoryStore());
    await migrate(database.db);
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('rolls back on failure, runs once, and can be requested again', async () => {
    const { db } = database;
    const missing = { kind: 'csv', path: join(folder, 'missing.csv') } as const;
    await expect(seedOnce({ db, passwords: quickPasswords }, missing)).rejects.toThrow(
      /missing\.csv cannot be used: there is no such file/,
    );
    await expect(seedOnce({ db, passwords: quickPasswords }, { kind: 'none' })).rejects.toThrow(/ADMIN_EMAIL/);
    expect(await db.selectFrom('account').select('id').execute()).toEqual([]);

    const path = join(folder, 'products.csv');
    await writeFile(path, 'name,sku,price\nBolt,B-1,2.50\nNut,N-1,POA\n');
    const outcomes = await Promise.all([
      seedOnce({ db, passwords: quickPasswords }, { kind: 'csv', path }),
      seedOnce({ db, passwords: quickPasswords }, { kind: 'demo' }),
    ]);
    expect(outcomes.map((outcome) => outcome?.at(-1))).toEqual([
      'The new database has 2 products and 2 price records.',
      undefined,
    ]);
    const prices = await db.selectFrom('price').select(['main_sku', 'aud']).orderBy('main_sku').execute();
    expect(prices.map(({ main_sku, aud }) => [main_sku, aud[0]])).toEqual([
      ['B-1', '2.5'],
      ['N-1', 'POA'],
    ]);
    const counts = await db.selectFrom('list_count').selectAll().orderBy('list').execute();
    expect(counts).toEqual([
      { list: 'price', total: 2 },
      { list: 'product', total: 2 },
    ]);
    await migrate(db);
  });
});

describe('The demo data', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await memoryStore());
    await migrate(database.db);
    await seedOnce({ db: database.db, passwords: quickPasswords }, { kind: 'demo' });
  }, 60_000);
  afterAll(() => database?.close());

  it('has small pictures of its products', { tags: 'LS17' }, async () => {
    const files = await database.db.selectFrom('file').select(['id', 'bytes']).execute();
    expect(files.length).toBeGreaterThan(20);
    for (const { bytes } of files) {
      expect(imageType(new Uint8Array(bytes))).toBe('image/png');
      expect(bytes.byteLength).toBeLessThan(10_000);
    }
    const products = await database.db.selectFrom('product').select(['group_name', 'image_url']).execute();
    const addresses = new Set(files.map(({ id }) => `/api/file/${id}`));
    const without = products.filter(({ image_url }) => !addresses.has(image_url));
    // A product may have none.
    expect(new Set(without.map(({ group_name }) => group_name))).toEqual(new Set(['Installation tool']));
  });

  it('has companies without an empty field', { tags: 'LS17' }, async () => {
    const companies = await database.db.selectFrom('company').selectAll().execute();
    expect(companies).toHaveLength(6);
    for (const company of companies) expect(Object.values(company)).not.toContain('');
  });
});
