import { describe, expect, test } from 'vitest';
import { anything, ok, refused, setUpClient, text } from './client-setup';

describe('A response', () => {
  test('with a refusal becomes an error with message, status, fields and data', {
    tags: ['A058', 'A071'],
  }, async () => {
    const { client } = await setUpClient(() => ({
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

  test('with HTTP 200 is judged by the status in its body', { tags: 'A085' }, async () => {
    const { client } = await setUpClient(() => ({ json: { status: 409, message: 'Taken.' } }));
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({ kind: 'refused', status: 409 });
  });

  test('shows its toast once and returns its message', { tags: 'A056' }, async () => {
    const { client, shows } = await setUpClient(() => ({
      json: { status: 200, message: 'Saved.', data: 1, show: { type: 'success', message: 'Saved.' } },
    }));
    await expect(client.write('post', 'api/x', anything)).resolves.toMatchObject({ message: 'Saved.' });
    expect(shows).toEqual([{ type: 'success', message: 'Saved.' }]);
  });

  test('whose toast has another text returns its own message', async () => {
    const { client } = await setUpClient(() => ({
      json: { status: 200, message: 'Saved.', data: 1, show: { type: 'warning', message: 'Nearly full.' } },
    }));
    await expect(client.write('post', 'api/x', anything)).resolves.toMatchObject({ message: 'Saved.' });
  });

  test('that refuses with a toast shows it and has its own message', async () => {
    const { client, shows } = await setUpClient(() => refused(400, { show: { type: 'error', message: 'Closed.' } }));
    await expect(client.read('get', 'api/x', anything)).rejects.toMatchObject({ message: 'No.' });
    expect(shows).toEqual([{ type: 'error', message: 'Closed.' }]);
  });

  test('has its message cut to 1,000 characters', { tags: 'KF09' }, async () => {
    const { client } = await setUpClient(() => refused(400, { message: 'x'.repeat(200_000) }));
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject({
      message: `${'x'.repeat(1000)} …`,
    });
  });

  test.each([
    ['204', { status: 204 }],
    ['an empty body', { text: '' }],
  ])('with %s to a read is an error, not an empty list', { tags: 'KF06' }, async (_, reply) => {
    const { client } = await setUpClient(() => reply);
    await expect(client.read('get', 'api/x', anything)).rejects.toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining('it is empty'),
    });
  });

  test('with HTTP 200 and an error toast is refused with that message', { tags: 'KC01' }, async () => {
    const { client, shows } = await setUpClient(() => ({
      json: { status: 200, data: null, show: { type: 'error', message: 'The period is closed.' } },
    }));
    const error = { kind: 'refused', message: 'The period is closed.' };
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject(error);
    await expect(client.write('post', 'api/x', anything)).rejects.toMatchObject(error);
    expect(shows).toHaveLength(2);
  });

  test('of a read with an error toast returns its data', { tags: 'KC01' }, async () => {
    const { client } = await setUpClient(() => ({
      json: { status: 200, data: 'ok', show: { type: 'error', message: 'Prices are a day old.' } },
    }));
    await expect(client.read('get', 'api/x', text)).resolves.toMatchObject({ data: 'ok' });
  });

  test.each([
    ['a web page', { text: '<html></html>', type: 'text/html' }],
    ['cut-off JSON', { text: '{"status":200,"data":' }],
    ['JSON of another kind', { json: { status: 200, data: { no: 'text' } } }],
  ])('with %s to a read is unreadable', async (_, reply) => {
    const { client } = await setUpClient(() => reply);
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({ kind: 'unreadable', status: 200 });
  });

  test('with HTML and an error status is refused by its status', async () => {
    const { client } = await setUpClient(() => ({ status: 403, text: '<html></html>', type: 'text/html' }));
    await expect(client.read('get', 'api/x', text)).rejects.toMatchObject({
      kind: 'refused',
      status: 403,
      message: expect.stringContaining('HTTP 403'),
    });
  });

  test('with 204 has no data', { tags: 'A099' }, async () => {
    const { client } = await setUpClient(() => ({ status: 204 }));
    await expect(client.write('delete', 'api/x', anything)).resolves.toEqual({
      status: 204,
      message: '',
      data: undefined,
    });
  });
});

describe('A download', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  const endRecord = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);

  test.each([
    ['a spreadsheet without its end', Buffer.from('PK\x03\x04 half of it'), xlsx],
    [
      'a spreadsheet whose end record is cut',
      Buffer.concat([Buffer.from('PK\x03\x04'), endRecord.subarray(0, 10)]),
      xlsx,
    ],
    ['a spreadsheet without its beginning', endRecord, xlsx],
    ['a zip of unknown type without its end', Buffer.from('PK\x03\x04 half of it'), 'application/octet-stream'],
  ])('of %s is an error, not a file', { tags: 'KC02' }, async (_, bytes, type) => {
    const { client } = await setUpClient(() => ({ text: bytes, type }));
    await expect(client.download('get', 'api/x', {})).rejects.toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining('it is cut off or damaged'),
    });
  });

  test('of another file type is not checked', { tags: 'KC02' }, async () => {
    const { client } = await setUpClient(() => ({ text: 'MAIN_SKU\nA-1\n', type: 'text/csv' }));
    expect(await (await client.download('get', 'api/x', {})).text()).toBe('MAIN_SKU\nA-1\n');
  });

  test.each(['get', 'post'] as const)('by %s returns the file byte for byte', { tags: 'A069' }, async (method) => {
    const bytes = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from([0, 255, 10, 13]), endRecord]);
    const { backend, client } = await setUpClient(() => ({ text: bytes, type: xlsx }));
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
    ['empty', { text: '', type: xlsx }, { kind: 'unreadable' }],
  ])('fails when the response is %s instead of a file', async (_, reply, error) => {
    const { client } = await setUpClient(() => reply);
    await expect(client.download('get', 'api/x', {})).rejects.toMatchObject(error);
  });

  test('that is refused returns the seconds of Retry-After', async () => {
    const { client } = await setUpClient(() => ({ ...refused(429), headers: { 'Retry-After': '7' } }));
    await expect(client.download('get', 'api/x', {})).rejects.toMatchObject({ status: 429, retryAfter: 7 });
  });

  test('that is cut off is a network error, not half a file', async () => {
    const { proxy, client } = await setUpClient(() => ({ text: Buffer.alloc(300_000), type: xlsx }));
    proxy.cutAfter(100_000);
    await expect(client.download('get', 'api/x', {})).rejects.toMatchObject({ kind: 'network' });
  });
});
