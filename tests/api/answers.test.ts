import { describe, expect, test } from 'vitest';
import { anything, ok, refused, stage, text } from './stage';

describe('An answer', () => {
  test('that refuses is an error with the back end’s message, status, fields and data', async () => {
    const { client } = await stage(() => ({
      status: 400,
      json: { status: 400, message: 'PRICES is wrong.', data: { fields: { PRICES: 'is wrong' } } },
    }));
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      message: 'PRICES is wrong.',
      fields: { PRICES: 'is wrong' },
      data: { fields: { PRICES: 'is wrong' } },
    });
  });

  test('of a back end that always says HTTP 200 is judged by its own status', async () => {
    const { client } = await stage(() => ({ json: { status: 409, message: 'Taken.' } }));
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({ kind: 'refused', status: 409 });
  });

  test('raises the toast that it asks for, once, and its message need not be shown again', async () => {
    const { client, shows } = await stage(() => ({
      json: { status: 200, message: 'Saved.', data: 1, show: { type: 'success', message: 'Saved.' } },
    }));
    await expect(client.write('post', 'api/x', anything)).resolves.toMatchObject({ message: '' });
    expect(shows).toEqual([{ type: 'success', message: 'Saved.' }]);
  });

  test('whose toast says something else keeps its message', async () => {
    const { client } = await stage(() => ({
      json: { status: 200, message: 'Saved.', data: 1, show: { type: 'warning', message: 'Nearly full.' } },
    }));
    await expect(client.write('post', 'api/x', anything)).resolves.toMatchObject({ message: 'Saved.' });
  });

  test('that refuses with a toast says that its message was shown', async () => {
    const { client } = await stage(() => refused(400, { show: { type: 'error', message: 'No.' } }));
    await expect(client.read('get', 'api/x', anything)).rejects.toMatchObject({ shown: true, message: 'No.' });
  });

  test.each([
    ['a web page', { text: '<html></html>', type: 'text/html' }],
    ['cut-off JSON', { text: '{"status":200,"data":' }],
    ['JSON of another kind', { json: { status: 200, data: { no: 'text' } } }],
  ])('of %s to a read is unreadable', async (_, reply) => {
    const { client } = await stage(() => reply);
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({ kind: 'unreadable', status: 200 });
  });

  test('of a web page with an error status is a refusal that names the status', async () => {
    const { client } = await stage(() => ({ status: 403, text: '<html></html>', type: 'text/html' }));
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({
      kind: 'refused',
      status: 403,
      message: expect.stringContaining('HTTP 403'),
    });
  });

  test('of 204 has no data', async () => {
    const { client } = await stage(() => ({ status: 204 }));
    await expect(client.write('delete', 'api/x', anything)).resolves.toEqual({
      status: 204,
      message: '',
      data: undefined,
    });
  });
});

describe('A download', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  test.each(['get', 'post'] as const)('by %s gives the file byte for byte', async (method) => {
    const bytes = Buffer.from([0x50, 0x4b, 0, 255, 10, 13]);
    const { backend, client } = await stage(() => ({ text: bytes, type: xlsx }));
    const file = await client.download(method, 'api/x', {
      query: { download: '1' },
      ...(method === 'post' && { body: { search: 'a' } }),
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    expect(backend.got[0]).toMatchObject({
      method: method.toUpperCase(),
      url: '/api/x?download=1',
      body: method === 'post' ? '{"search":"a"}' : '',
    });
  });

  test.each([
    ['an error in its envelope', refused(403), { kind: 'refused', status: 403, message: 'No.' }],
    [
      'an error in an envelope with HTTP 200',
      { json: { status: 500, message: 'No.' } },
      { kind: 'refused', status: 500 },
    ],
    ['a good envelope', ok, { kind: 'unreadable' }],
    ['a web page', { text: '<html></html>', type: 'text/html' }, { kind: 'unreadable' }],
    ['an error in plain text', { status: 503, text: 'Down', type: 'text/plain' }, { kind: 'refused', status: 503 }],
    ['nothing', { text: '', type: xlsx }, { kind: 'unreadable' }],
  ])('fails when %s comes in place of the file', async (_, reply, error) => {
    const { client } = await stage(() => reply);
    await expect(client.download('get', 'api/x', {})).rejects.toMatchObject(error);
  });

  test('that is cut off is an error in the network connection, not half a file', async () => {
    const { proxy, client } = await stage(() => ({ text: Buffer.alloc(300_000), type: xlsx }));
    proxy.cutAfter(100_000);
    await expect(client.download('get', 'api/x', {})).rejects.toMatchObject({ kind: 'network' });
  });
});
