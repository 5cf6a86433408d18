// Keeps a small database of this version for the tests of later ones: see CONTRIBUTING.md, "At a release".
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import project from '../../../../package.json' with { type: 'json' };
import { startPostgres } from '../../../support/app/postgres';
import { backEndAt } from '../../back-end';
import { listPrices, priceHistory } from '../../prices/price-calls';
import { csvFile, upload } from '../../prices/price-files';
import { runServer } from '../server-process';
import type { Release } from './release';

const postgres = await startPostgres();
const url = await postgres.newDatabase();
const server = runServer({ DATABASE_URL: url, SEED: '3' });
try {
  const backEnd = backEndAt(await server.url);
  const token = await backEnd.tokenOf('admin');
  const at = new Date().toISOString();
  const [first, second] = (await listPrices(backEnd)).items;
  const body = { ID: first?.ID, VERSION: first?.VERSION, PRICES: { AUD: ['1.5', 'POA'], USD: [] } };
  await backEnd.call('price/updatePrice', { method: 'PATCH', body, token });
  await backEnd.call('product/createProduct', { body: { MAIN_SKU: 'RELEASE-1', DESCRIPTION: 'Größe “6”' }, token });
  await upload(backEnd, csvFile(`MAIN_SKU,SP_AUD_01\nRELEASE-1,7.25\n${second?.MAIN_SKU},${second?.SP_AUD_01}`));
  const uploads = await backEnd.call<{ readonly items: readonly Release['upload'][] }>('price/getPriceUploads', {
    token,
  });
  const [newest] = uploads.body.data.items;
  if (newest === undefined) throw new Error('The upload is not listed.');
  const release: Release = {
    at,
    token,
    prices: await listPrices(backEnd),
    changes: (await priceHistory(backEnd, {})).meta.totalItems,
    upload: { ID: newest.ID, CREATED: newest.CREATED },
  };
  await server.end('SIGTERM');
  const dump = execFileSync(
    'pg_dump',
    ['--inserts', '--no-owner', '--no-privileges', '--no-comments', '--dbname', url],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  // Commands of psql, which are no SQL.
  const statements = dump.replaceAll(/^\\.*\n/gm, '');
  const file = fileURLToPath(new URL(`${project.version}.sql`, import.meta.url));
  writeFileSync(file, `-- ${JSON.stringify(release)}\n${statements}`);
  process.stdout.write(`${file} is written.\n`);
} finally {
  await server.end('SIGKILL');
  await postgres.close();
}
