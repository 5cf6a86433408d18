import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { csvFile, freeSkus, upload } from './price-files';

const MEGABYTE = 1024 * 1024;

onBothStores('Uploads that hardly arrive', (backEnd) => {
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Begins an upload of 25 MB, of which nothing but the beginning is sent. */
  const begin = (token: string) => {
    const { hostname, port } = new URL(backEnd().url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(
      [
        'POST /api/price/uploadPrice HTTP/1.1',
        'Host: test',
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=b',
        `Content-Length: ${25 * MEGABYTE}`,
        '\r\n--b',
      ].join('\r\n'),
    );
  };
  /** No spreadsheet, which is said once it was read. */
  const large = new File([new Uint8Array(15 * MEGABYTE)], 'prices.csv');

  it('take no place of those of others', { tags: ['GS03', 'GS13'] }, async () => {
    const token = await backEnd().tokenOf('sales');
    begin(token);
    begin(token);
    // What takes the account beyond 64 MB is refused while the others are under way.
    await expect.poll(async () => (await upload(backEnd(), large)).status, { timeout: 20_000 }).toBe(429);
    const refused = await upload(backEnd(), large);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body.message).toContain('Nothing was saved');
    const [sku = ''] = await freeSkus(backEnd(), 1);
    const small = csvFile(`MAIN_SKU,SP_AUD_01\n${sku},5\n`);
    expect((await upload(backEnd(), small, await backEnd().tokenOf('admin'))).status).toBe(200);

    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await upload(backEnd(), large)).status, { timeout: 20_000 }).toBe(415);
  });
});
