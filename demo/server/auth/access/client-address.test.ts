import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isSubnet, loopback, trustedProxyTest } from './client-address';

async function addressSeen(proxies: readonly string[], forwarded: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustedProxyTest(proxies))));
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

describe('The client address', { tags: 'GS01' }, () => {
  it('is that of the connection without trusted proxies', async () => {
    expect(await addressSeen([], '203.0.113.7')).toBe('127.0.0.1');
    expect(await addressSeen(['10.0.0.0/8'], '203.0.113.7')).toBe('127.0.0.1');
  });

  it('is the last one added by the trusted proxy', async () => {
    expect(await addressSeen(loopback, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressSeen(loopback, ' ,')).toBe('127.0.0.1');
  });

  it('is the first one before all trusted proxies', async () => {
    const proxies = [...loopback, '10.1.0.0/16', '2001:db8::/32'];
    expect(await addressSeen(proxies, '6.6.6.6, 203.0.113.7, 2001:db8::9, 10.1.2.3')).toBe('203.0.113.7');
    expect(await addressSeen(proxies, '203.0.113.7, 10.2.0.1, 10.1.2.3')).toBe('10.2.0.1');
    expect(await addressSeen(proxies, '10.1.9.9, 10.1.2.3')).toBe('10.1.9.9');
  });

  it.each([
    ['203.0.113.7:5678', '203.0.113.7'],
    ['[2001:db8::1]:5678', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ])('of %s is without its port', { tags: 'PS11' }, async (entry, address) => {
    expect(await addressSeen(loopback, entry)).toBe(address);
  });

  it.each(['unknown', '_hidden', '203.0.113.7:x', '1.2.3.4:5:6', '[1.2.3', 'a b'])(
    'of an entry that is none (%s) is that of the proxy',
    { tags: 'PS11' },
    async (entry) => {
      expect(await addressSeen(loopback, `198.51.100.1, ${entry}`)).toBe('127.0.0.1');
    },
  );

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('%s counts as %s', async (address, network) => {
    expect(await addressSeen(loopback, address)).toBe(network);
  });
});

it.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])('accepts %s as a subnet', (text) => {
  expect(isSubnet(text)).toBe(true);
});

it.each(['', '10.0.0', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', 'proxy.example', '10.0.0.0/'])(
  'rejects %j as a subnet',
  (text) => {
    expect(isSubnet(text)).toBe(false);
  },
);
