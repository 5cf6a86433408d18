import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../demo/server/monitoring/log';
import { type BackEnd, DEMO_PASSWORD, startBackEnd } from '../back-end';

const metricsToken = 'metrics-of-the-shop';
const shop = 'https://shop.example';
const lines: string[] = [];
let backEnd: BackEnd;

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly requestId: string;
  readonly [field: string]: unknown;
}

beforeAll(async () => {
  const log = createLog('json', (line) => lines.push(line));
  backEnd = await startBackEnd({ log, metricsToken, corsOrigins: [shop] });
});
afterAll(() => backEnd.close());

/** The log lines of a request, which are written after its response. */
async function linesOf(requestId: string, count: number): Promise<readonly Line[]> {
  // SAFETY: each line is an object that pino has written.
  const found = () => lines.map((line) => JSON.parse(line) as Line).filter((line) => line.requestId === requestId);
  await expect.poll(() => found().length).toBe(count);
  return found();
}

describe('The log', () => {
  it('has a line for each request, without its content', { tags: 'G303' }, async () => {
    const token = await backEnd.tokenOf('admin');
    const search = 'search-that-stays-private';
    const { status } = await backEnd.call(`price/getPrice?search=${search}`, {
      token,
      headers: { 'X-Request-Id': 'list-1' },
    });
    const [line, ...others] = await linesOf('list-1', 1);
    expect(others).toEqual([]);
    expect(line).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      msg: 'request',
      requestId: 'list-1',
      method: 'GET',
      path: '/api/price/getPrice',
      status,
      ms: expect.any(Number),
      accountId: expect.any(Number),
    });
    const all = lines.join('');
    for (const secret of [token, search, DEMO_PASSWORD]) expect(all).not.toContain(secret);
  });

  it('has lines for sign-ins, refusals, limits and changes', { tags: 'G303' }, async () => {
    const eventOf = async (id: string) => (await linesOf(id, 2)).find(({ msg }) => msg === 'security');
    const token = await backEnd.tokenOf('admin');
    const users = await backEnd.call<{ readonly items: readonly { readonly ID: number; readonly EMAIL: string }[] }>(
      'users/getUsers',
      { body: { search: 'sales@pricebook.test' }, token },
    );
    const ID = users.body.data.items[0]?.ID;
    const change = { method: 'PATCH', body: { ID, ROLE: 'Sales' }, token, headers: { 'X-Request-Id': 'role-1' } };
    expect((await backEnd.call('users/updateUser', change)).status).toBe(200);
    expect(await eventOf('role-1')).toMatchObject({ event: 'role set', role: 'Sales', of: ID });

    const sales = await backEnd.tokenOf('sales');
    const forbidden = { method: 'DELETE', token: sales, headers: { 'X-Request-Id': 'forbidden-1' } };
    expect((await backEnd.call(`users/deleteUser?ID=${ID}`, forbidden)).status).toBe(403);
    expect(await eventOf('forbidden-1')).toMatchObject({ event: 'permission refused', accountId: ID, level: 'warn' });

    const body = { EMAIL: 'sales@pricebook.test', MFA_FLAG: true };
    const headers = (id: string) => ({ 'X-Request-Id': id, 'X-Forwarded-For': '192.0.2.7' });
    const login = (id: string, PASSWORD: string) =>
      backEnd.call('auth/login', { body: { ...body, PASSWORD }, headers: headers(id) });
    await login('in-1', DEMO_PASSWORD);
    expect(await eventOf('in-1')).toMatchObject({ event: 'sign-in', accountId: ID, address: '192.0.2.7' });
    for (let n = 1; n <= 10; n += 1) await login(`wrong-${n}`, 'not-the-password');
    expect(await eventOf('wrong-1')).toMatchObject({ event: 'sign-in refused', accountId: ID, status: 401 });
    expect((await login('limit-1', 'not-the-password')).status).toBe(429);
    expect(await eventOf('limit-1')).toMatchObject({ event: 'rate limit', level: 'warn' });
    expect(lines.join('')).not.toContain('not-the-password');
  });

  it('returns a plain X-Request-Id, and replaces any other', { tags: 'G304' }, async () => {
    const idFor = async (sent?: string) => {
      const headers = { Origin: shop, ...(sent !== undefined && { 'X-Request-Id': sent }) };
      const response = await fetch(`${backEnd.url}/api/auth/login`, { method: 'POST', headers });
      expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
      return response.headers.get('x-request-id');
    };
    expect(await idFor('from_a-Proxy-1')).toBe('from_a-Proxy-1');
    for (const other of [undefined, 'a b', 'x'.repeat(65), '{"level":"fatal"}', 'a=b'])
      expect(await idFor(other)).toMatch(/^[0-9a-f-]{36}$/);
    for (const path of ['/', '/health', '/nothing', '/api/nothing'])
      expect((await fetch(backEnd.url + path)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('The metrics', () => {
  const read = (headers: Record<string, string>) => fetch(`${backEnd.url}/metrics`, { headers });

  it('count requests, refusals, mails and exports', { tags: 'G305' }, async () => {
    await backEnd.call('auth/login', { body: { EMAIL: 'nobody@shop.example', PASSWORD: 'wrong-password' } });
    await fetch(`${backEnd.url}/wp-admin/${'x'.repeat(40)}`);
    const response = await read({});
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toMatch(
      /^pricebook_http_request_duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="4xx"\} [1-9]/m,
    );
    expect(text).toMatch(/^pricebook_security_events_total\{event="sign-in refused"\} [1-9]/m);
    expect(text).toMatch(/^pricebook_mail_queue_length \d/m);
    expect(text).toMatch(/^pricebook_exports_running 0$/m);
    expect(text).toMatch(/^pricebook_database_errors_total\{class="disk full"\} 0$/m);
    expect(text).toMatch(/^pricebook_event_loop_delay_max_seconds \d/m);
    expect(text).toMatch(/^pricebook_build_info\{version="\d+\.\d+\.\d+",node="v\d/m);
    expect(text).toMatch(/^process_cpu_seconds_total \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).toContain('route="other"');
    expect(text).not.toContain('wp-admin');
  });

  it('are for this machine, and for clients with the token', { tags: ['G305', 'PS36'] }, async () => {
    const forwarded = { 'X-Forwarded-For': '127.0.0.1' };
    expect((await read({})).status).toBe(200);
    expect((await read(forwarded)).status).toBe(401);
    expect((await read({ Forwarded: 'for=127.0.0.1' })).status).toBe(401);
    for (const name of ['Via', 'X-Real-IP', 'X-Forwarded-Host', 'X-Forwarded-Proto'])
      expect((await read({ [name]: '127.0.0.1' })).status).toBe(401);
    expect((await read({ ...forwarded, Authorization: 'Bearer another-token-of-a-shop' })).status).toBe(401);
    expect((await read({ ...forwarded, Authorization: `Bearer ${metricsToken}` })).status).toBe(200);
    const other = await startBackEnd({});
    const hidden = await fetch(`${other.url}/metrics`, { headers: { ...forwarded, Authorization: 'Bearer ' } });
    await other.close();
    expect(hidden.status).toBe(404);
  });
});
