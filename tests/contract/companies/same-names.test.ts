import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Store } from '../../../demo/server/db/database';
import { migrations } from '../../../demo/server/db/migrations';
import { copyEmptyDatabase } from '../../support/app/empty-database';
import { type BackEnd, startBackEnd } from '../back-end';
import { callProduct, createSomeProduct, listProducts } from '../products/product-calls';
import { newPostgresDatabase, onPostgres } from '../stores';
import { callCompany, listCompanies } from './company-calls';

const cleanups: (() => Promise<unknown>)[] = [];

/** Fills a database as it was before names were unique whatever their letter case. */
async function fillBefore(store: Store): Promise<void> {
  const { db, close } = await openDatabase(store);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateTo('0004-price-history');
  expect(error).toBeUndefined();
  for (const name of ['Two  Blanks', 'Acme', 'ACME', 'Left \u00a0 Over', 'Left Over']) {
    await sql`insert into company (company_name, search_text, search_name) values (${name}, '', '')`.execute(db);
  }
  for (const sku of ['T \n 1', 'CAFÉ', 'Cafe\u0301']) {
    await sql`insert into product (main_sku, search_text) values (${sku}, '')`.execute(db);
    await sql`insert into price (main_sku, aud, usd) values (${sku}, '{1}', '{}')`.execute(db);
  }
  await close();
}

async function start(store: Store): Promise<BackEnd> {
  const backEnd = await startBackEnd({ store });
  cleanups.push(() => backEnd.close());
  return backEnd;
}

function tests(newStore: () => Promise<Store>): void {
  let backEnd: BackEnd;
  beforeAll(async () => {
    const store = await newStore();
    await fillBefore(store);
    backEnd = await start(store);
  }, 120_000);
  afterAll(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  it('are normalised; colliding pairs remain, are reported, and can be renamed', async () => {
    const companies = (await listCompanies(backEnd, { itemsPerPage: 100 })).items.map((row) => row.COMPANY_NAME);
    expect(companies).toEqual(expect.arrayContaining(['Two Blanks', 'Acme', 'ACME', 'Left \u00a0 Over', 'Left Over']));
    const skus = (await listProducts(backEnd, { filters: { MAIN_SKU: ['CAFÉ', 'Cafe\u0301'] } })).items.map(
      (row) => row.MAIN_SKU,
    );
    expect(skus).toEqual(expect.arrayContaining(['CAFÉ', 'Cafe\u0301']));
    expect(backEnd.notes.slice(backEnd.notes.findIndex((note) => note.startsWith('These names')))).toEqual([
      'These names differ only in letter case, white space or Unicode form: rename one of each two.',
      '  companies: “ACME” and “Acme”',
      '  companies: “Left \u00a0 Over” and “Left Over”',
      '  products: “Cafe\u0301” and “CAFÉ”',
    ]);
    const token = await backEnd.tokenOf('admin');
    const price = await backEnd.call<{ items: readonly object[] }>('price/getPrice', {
      body: { filters: { MAIN_SKU: ['T 1'] } },
      token,
    });
    expect(price.body.data.items).toMatchObject([{ MAIN_SKU: 'T 1', SP_AUD_01: '1' }]);
    const rows = (await listCompanies(backEnd, { itemsPerPage: 100 })).items;
    const change = (name: string, fields: object) => {
      const ID = rows.find(({ COMPANY_NAME }) => COMPANY_NAME === name)?.ID;
      return callCompany(backEnd, 'updateCompany', { ID, ...fields }, 'PATCH');
    };
    expect((await change('ACME', { COMPANY_NAME: 'ACME', CITY: 'Sydney' })).status).toBe(200);
    const cafe = (await listProducts(backEnd, { filters: { MAIN_SKU: ['Cafe\u0301'] } })).items[0];
    expect((await callProduct(backEnd, 'updateProduct', { ...cafe, UNIT: 'box' }, 'PATCH')).status).toBe(200);
    const product = { MAIN_SKU: 'NEW', EXCLUSIVE_FOR_COMPANY: ['Left Over'] };
    const refused = await callProduct(backEnd, 'createProduct', product);
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('two companies')]);
    expect((await change('Left \u00a0 Over', { COMPANY_NAME: 'Left  Behind' })).body.data.COMPANY_NAME).toBe(
      'Left Behind',
    );
    expect((await createSomeProduct(backEnd, product)).EXCLUSIVE_FOR_COMPANY).toEqual(['Left Over']);
  });
}

describe('Names of an older database', { tags: ['FI03'] }, () => {
  describe('on PGlite', () =>
    tests(async () => {
      const path = await mkdtemp(join(tmpdir(), 'pricebook-names-'));
      cleanups.push(() => rm(path, { recursive: true, force: true }));
      await copyEmptyDatabase(path);
      return { kind: 'folder', path };
    }));
  onPostgres('In a server', () => tests(async () => ({ kind: 'postgres', url: await newPostgresDatabase() })));
});
