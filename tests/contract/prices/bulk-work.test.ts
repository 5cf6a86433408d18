import { type Kysely, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../demo/server/db/migrate';
import { primaryPool } from '../../../demo/server/db/primary-pool';
import type { Schema } from '../../../demo/server/db/schema';
import { previewTakeBack } from '../../../demo/server/prices/history/take-back-preview';
import { takeBackUpload } from '../../../demo/server/prices/history/take-back-upload';
import { readAllPrices } from '../../../demo/server/prices/price-list';
import { replacePrices } from '../../../demo/server/prices/price-statements';
import { newPostgresDatabase, onPostgres } from '../stores';
import { countingRows, openMemoryPool } from './rows-read';

const RECORDS = 3000;
/** So many that finding all of them for each thousand shows. */
const MANY = 8000;
/** Rows that a plan may handle for each record: its parts read each record a few times. */
const MOST_PER_RECORD = 40;

const limitMs = Number.POSITIVE_INFINITY;
const by = { accountId: 1, at: new Date() };

/** Records of two uploads, without statistics: the first has added them, the second has changed all of them. */
async function fill(db: Kysely<Schema>, records = RECORDS): Promise<void> {
  await migrate(db);
  // The planner then expects empty tables, as on a database that was analyzed before its first upload.
  await sql`analyze`.execute(db);
  const skus = sql`from generate_series(1, ${sql.lit(records)}) as number`;
  const statements = [
    sql`insert into product (main_sku, search_text) select 'SKU-' || number, '' ${skus}`,
    sql`insert into price (main_sku, aud, usd) select 'SKU-' || number, array['2'], '{}' ${skus}`,
    sql`insert into price_upload (file_name, uploaded_at, account_id, uploaded_by, uploaded_by_email)
      select 'prices.csv', now(), 1, 'Ana', 'ana@courts.example' from generate_series(1, 2)`,
    ...[1, 2].map(
      (
        upload,
      ) => sql`insert into price_change (price_id, main_sku, changed_at, account_id, changed_by, changed_by_email,
          kind, upload_id, old_aud, old_usd, new_aud, new_usd)
        select id, main_sku, now(), 1, 'Ana', 'ana@courts.example', 'upload', ${sql.lit(upload)},
          ${upload === 1 ? sql`null, null` : sql`array['1'], '{}'::text[]`},
          array[${String(upload)}], '{}' from price`,
    ),
    sql`update list_count set total = ${sql.lit(records)}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

function tests(openPool: () => Promise<PostgresPool>): void {
  it('handles a few rows for each record', { tags: 'PS01' }, async () => {
    const { db, handled } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db);
    handled();
    const most = RECORDS * MOST_PER_RECORD;
    const preview = await previewTakeBack(db, 2);
    expect(preview).toMatchObject({ deleted: 0, restored: RECORDS, changedSince: { total: 0 } });
    expect(handled()).toBeLessThan(most);
    expect((await previewTakeBack(db, 1)).changedSince.total).toBe(RECORDS);
    expect(handled()).toBeLessThan(most);
    expect(await takeBackUpload(db, { id: 2, expectedChanged: 0, limitMs }, by)).toEqual({
      deleted: 0,
      restored: RECORDS,
    });
    expect(handled()).toBeLessThan(most);
    const stored = await db.selectFrom('price').select(['id', 'aud', 'usd']).execute();
    handled();
    const rows = stored.map(({ id }) => ({ id, aud: ['1', '3'], usd: [] }));
    await db.transaction().execute((trx) => replacePrices(trx, rows, { ...by, kind: 'hand' }));
    expect(handled()).toBeLessThan(most);
    await db.transaction().execute((trx) => replacePrices(trx, stored, { ...by, kind: 'hand' }));
    handled();
    expect(await takeBackUpload(db, { id: 1, expectedChanged: 0, limitMs }, by)).toEqual({
      deleted: RECORDS,
      restored: 0,
    });
    expect(handled()).toBeLessThan(most);
  });

  it('reads a filtered download once', { tags: 'PS01' }, async () => {
    const { db, handled } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db, MANY);
    handled();
    const account = { id: 1, role: 'Admin', companyId: 1, status: 'Active', tokenVersion: 1 } as const;
    const query = { search: '', filters: { SP_AUD_01: ['2'] } };
    const rows = await db.transaction().execute(async (trx) => {
      let read = 0;
      for await (const chunk of readAllPrices(trx, account, query)) read += chunk.length;
      return read;
    });
    expect(rows).toBe(MANY);
    expect(handled()).toBeLessThan(MANY * 14);
  });

  it('refuses to take back what would take too long', { tags: 'PS02' }, async () => {
    const { db } = countingRows(await openPool());
    onTestFinished(() => db.destroy());
    await fill(db);
    await expect(takeBackUpload(db, { id: 2, expectedChanged: 0, limitMs: 1 }, by)).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('for more than 0.001 seconds'),
    });
    expect(await db.selectFrom('price').select('id').where('version', '>', 1).execute()).toEqual([]);
  });
}

describe('Changing many prices without statistics, on PGlite', () => {
  tests(openMemoryPool);
});

onPostgres('Changing many prices without statistics', () => {
  tests(async () =>
    primaryPool(new pg.Pool({ connectionString: await newPostgresDatabase() }), { statementMs: 60_000 }),
  );
});
