// The least server on Fastify that answers `getPrice` as ours does: the session is checked on every request, and the first page is
// read by prepared statements. Run by `fastify.part.ts` with DATABASE_URL and AUTH_SECRET.
import { createSecretKey } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { jwtVerify } from 'jose';
import pg from 'pg';
import { currencies, priceKeysOf } from '../../src/wire/price-levels';
import { productFields } from '../../src/wire/product';

const { DATABASE_URL, AUTH_SECRET } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL });
const key = createSecretKey(AUTH_SECRET, 'utf8');

const ACCOUNT = `select id, role, status, company_id, token_version from account where id = $1
  and not exists (select 1 from ended_session where token_hash = $2)`;
const columns = Object.keys(productFields).filter((field) => field !== 'EXCLUSIVE_FOR_COMPANY');
const FIRST_PAGE = `select price.id as price_id, price.version as price_version, to_json(price.aud) as aud, to_json(price.usd) as usd,
  product.id, product.version, ${columns.map((column) => `product.${column.toLowerCase()} as "${column}"`).join(', ')},
  array(select company_name from product_company join company on company.id = company_id
    where product_id = product.id order by company_name) as companies,
  (select total from list_count where list = 'price') as total
  from price join product using (main_sku) order by main_sku limit $1`;

function recordOf(row) {
  const { aud, usd, id, version, companies, MAIN_SKU, GROUP_NAME } = row;
  const product = { ID: id, VERSION: version, EXCLUSIVE_FOR_COMPANY: companies };
  for (const column of columns) product[column] = row[column];
  const record = { ID: row.price_id, VERSION: row.price_version, MAIN_SKU, GROUP_NAME, product };
  const lists = { AUD: aud, USD: usd };
  for (const currency of currencies)
    priceKeysOf(currency).forEach((field, index) => {
      record[field] = lists[currency][index] ?? '';
    });
  return record;
}

const app = Fastify({ logger: true });
app.post('/api/price/getPrice', async (request, reply) => {
  const token = request.headers.authorization.slice('Bearer '.length);
  const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
  const accounts = await pool.query({ name: 'account', text: ACCOUNT, values: [payload.sub, token] });
  if (accounts.rows[0]?.token_version !== payload.ver) return reply.code(401).send();
  const { itemsPerPage = 20 } = request.body;
  const { rows } = await pool.query({ name: 'page', text: FIRST_PAGE, values: [itemsPerPage] });
  const totalItems = rows[0]?.total ?? 0;
  const meta = { totalItems, itemsPerPage, totalPages: Math.ceil(totalItems / itemsPerPage), currentPage: 1 };
  const text = JSON.stringify({ status: 200, message: 'Prices.', data: { items: rows.map(recordOf), meta } });
  reply.header('content-type', 'application/json').header('content-encoding', 'gzip');
  return reply.send(gzipSync(text, { level: constants.Z_BEST_SPEED }));
});
console.log(await app.listen());
