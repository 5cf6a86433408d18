import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { csvFile, freeSkus, upload } from './price-files';

onBothStores('Uploads that stall', (backEnd) => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Starts to send a confirmation of 32 MB, and stalls after its beginning. */
  const begin = (token: string) => {
    const { hostname, port } = new URL(backEnd().url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(
      [
        'POST /api/price/confirmChanges HTTP/1.1',
        'Host: test',
        `Authorization: Bearer ${token}`,
        'Content-Type: application/json',
        `Content-Length: ${32 * 1024 * 1024}`,
        '\r\n{',
      ].join('\r\n'),
    );
  };

  it('do not block those of others', { tags: ['GS03', 'GS13'] }, async () => {
    const token = await backEnd().tokenOf('sales');
    const [sku = ''] = await freeSkus(backEnd(), 1);
    const file = csvFile(`MAIN_SKU,SP_AUD_01\n${sku},5\n`);
    // Two of them fill the account's budget of 64 MB.
    const statusBesideAnother = async () => {
      begin(token);
      return (await upload(backEnd(), file)).status;
    };
    await expect.poll(statusBesideAnother).toBe(429);
    const refused = await upload(backEnd(), file);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.message).toContain('Nothing was saved');
    expect((await upload(backEnd(), file, await backEnd().tokenOf('admin'))).status).toBe(200);

    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await upload(backEnd(), file)).status).toBe(200);
  });
});
