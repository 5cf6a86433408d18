import { request } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen } from './listener';
import { healthRoutes } from './monitoring/health';

it('A shutdown waits for pending requests, but not for idle connections', { tags: 'GS10' }, async () => {
  const listener = await listen({});
  let respond = (): void => {};
  const started = new Promise<void>((resolve) => {
    const app = new Hono().get('/', (c) => {
      resolve();
      return new Promise<Response>((done) => {
        respond = () => done(c.text('done'));
      });
    });
    listener.serve(app);
  });
  const pending = fetch(listener.url);
  await started;
  const closing = listener.close();
  const begin = performance.now();
  respond();
  expect(await (await pending).text()).toBe('done');
  await closing;
  // Idle connections are otherwise kept for 75 s, and closed by force after 5 s.
  expect(performance.now() - begin).toBeLessThan(4000);
});

it('A server that starts is alive, and not ready', { tags: 'PS03' }, async () => {
  const listener = await listen({});
  const statuses = ['/health/live', '/health/ready', '/'].map(
    async (path) => (await fetch(listener.url + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 503, 503]);
  await listener.close();
});

/** The status of /health/ready, and whether the connection is closed after it. */
function askReady(url: string): Promise<readonly [status: number | undefined, connection: string | undefined]> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/health/ready`, (response) => {
      response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
    });
    sent.on('error', reject).end();
  });
}

it('A server that drains is not ready, serves others and closes their connections', { tags: 'PC03' }, async () => {
  const listener = await listen({ drainSeconds: 1 });
  listener.serve(healthRoutes(listener).get('/', (c) => c.text('served')));
  expect((await askReady(listener.url))[0]).toBe(200);
  const closing = listener.close();
  expect(await askReady(listener.url)).toEqual([503, 'close']);
  expect(await (await fetch(listener.url)).text()).toBe('served');
  await closing;
  await expect(fetch(listener.url)).rejects.toThrow();
});
