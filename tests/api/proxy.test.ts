import ky from 'ky';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProxy } from '../support/app/proxy';
import { latch, startBackend } from './backend';

async function stage(bytes = 2_000) {
  const backend = await startBackend(() => ({ text: 'x'.repeat(bytes), type: 'text/plain' }));
  const proxy = await createProxy(backend.url);
  onTestFinished(async () => {
    await proxy.close();
    await backend.close();
  });
  const ask = (path = '/a') => ky(proxy.url + path, { retry: 0, timeout: false }).text();
  return { backend, proxy, ask };
}

test('The proxy forwards requests and responses, and records them', async () => {
  const { proxy, ask } = await stage(300_000);
  expect(await ask('/a?b=1')).toHaveLength(300_000);
  await ask('/c');
  expect(proxy.requests.map(({ line }) => line)).toEqual(['GET /a', 'GET /c']);
  expect(proxy.requests[0]?.respondedAt).toBeGreaterThanOrEqual(proxy.requests[0]?.at ?? Infinity);
});

test('The proxy delays responses without reordering or truncating them', async () => {
  const { proxy, ask } = await stage(300_000);
  proxy.delay(60);
  const begin = performance.now();
  expect(await ask()).toHaveLength(300_000);
  expect(performance.now() - begin).toBeGreaterThanOrEqual(55);
});

test('The proxy holds responses until they are released', async () => {
  const { backend, proxy, ask } = await stage();
  const release = proxy.hold({ only: '/a' });
  const held = ask('/a').then(() => 'the held one');
  expect(await Promise.race([held, ask('/b').then(() => 'another')])).toBe('another');
  await expect.poll(() => backend.got.length).toBe(2);
  release();
  expect(await held).toBe('the held one');
});

test('The proxy cuts a response before its first byte, after the effect', async () => {
  const { backend, proxy, ask } = await stage();
  proxy.cutAfter('request');
  await expect(ask()).rejects.toThrow();
  expect(backend.got).toHaveLength(1);
});

test('The proxy cuts a response after its headers', async () => {
  const { proxy } = await stage();
  proxy.cutAfter('response headers');
  const response = await ky(proxy.url, { retry: 0 });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('The proxy cuts a response after a number of bytes', async () => {
  const { proxy } = await stage(100_000);
  proxy.cutAfter(50_000);
  const response = await ky(proxy.url, { retry: 0 });
  const read = async () => {
    let bytes = 0;
    try {
      for await (const chunk of response.body ?? []) bytes += chunk.length;
    } catch {
      return bytes;
    }
    return 'whole';
  };
  const bytes = await read();
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThan(50_000);
});

test('The proxy forwards a request and withholds its response until restored', async () => {
  const { backend, proxy, ask } = await stage();
  proxy.drop();
  const controller = new AbortController();
  const dropped = expect(ky(proxy.url, { retry: 0, timeout: false, signal: controller.signal })).rejects.toThrow(
    'aborted',
  );
  await vi.waitFor(() => expect(proxy.requests[0]?.respondedAt).toBeDefined());
  await proxy.restore();
  expect(await ask()).toHaveLength(2_000);
  expect(backend.got).toHaveLength(2);
  controller.abort();
  await dropped;
});

test('The proxy refuses connections and later listens again on the same port', async () => {
  const { proxy, ask } = await stage();
  await ask();
  await proxy.refuse();
  await expect(ask()).rejects.toThrow();
  await proxy.restore();
  expect(await ask()).toHaveLength(2_000);
});

test('The proxy cuts pending requests when it refuses connections', async () => {
  const arrived = latch();
  const backend = await startBackend(() => {
    arrived.open();
    return undefined;
  });
  const proxy = await createProxy(backend.url);
  onTestFinished(async () => {
    await proxy.close();
    await backend.close();
  });
  const under = expect(ky(proxy.url, { retry: 0, timeout: false })).rejects.toThrow();
  await arrived.opened;
  await proxy.refuse();
  await under;
});

test('A fault of the proxy can be limited to some requests', async () => {
  const { proxy, ask } = await stage();
  proxy.cutAfter('request', { only: 'GET /bad' });
  expect(await ask('/good')).toHaveLength(2_000);
  await expect(ask('/bad')).rejects.toThrow();
  await expect(ky.post(`${proxy.url}/bad`, { retry: 0 }).text()).resolves.toHaveLength(2_000);
});

test('A pending response is unaffected by a fault that begins later', async () => {
  const arrived = latch();
  const held = latch();
  const backend = await startBackend(async () => {
    arrived.open();
    await held.opened;
    return { text: 'whole' };
  });
  const proxy = await createProxy(backend.url);
  onTestFinished(async () => {
    await proxy.close();
    await backend.close();
  });
  const answer = ky(proxy.url, { retry: 0 }).text();
  await arrived.opened;
  proxy.cutAfter('request', { only: 'POST' });
  held.open();
  expect(await answer).toBe('whole');
});
