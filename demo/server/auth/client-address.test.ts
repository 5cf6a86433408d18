import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

async function addressSeen(trustProxy: boolean, forwarded: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  try {
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': forwarded } });
    return await response.text();
  } finally {
    server.close();
  }
}

it('is that of the connection, whatever a header says', async () => {
  expect(await addressSeen(false, '203.0.113.7')).toBe('127.0.0.1');
});

it('is what the trusted proxy added last, not what the client wrote before it', async () => {
  expect(await addressSeen(true, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
});
