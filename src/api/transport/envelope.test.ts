import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors, parseEnvelope } from './envelope';

const json = (body: unknown, status = 200) =>
  parseEnvelope({ status, contentType: 'application/json', text: JSON.stringify(body) });

describe('An answer', () => {
  test('has the status of its envelope before that of HTTP', { tags: 'A085' }, async () => {
    expect((await json({ status: 401, message: 'no' })).status).toBe(401);
    expect((await json({ status: '409', message: 'no' })).status).toBe(409);
  });

  test.each([true, 'success', null, 0, 7])('keeps the status of HTTP when its own is %j', async (status) => {
    expect((await json({ status, data: [] }, 404)).status).toBe(404);
  });

  test('may be a bare list or a bare object', async () => {
    expect((await json([1])).data).toEqual([1]);
    expect((await json({ items: [], meta: {} })).data).toEqual({ items: [], meta: {} });
  });

  test('may be nested one data deeper', async () => {
    expect(
      (await json({ status: 200, data: { status: 200, message: 'm', data: { needsConfirmation: true } } })).data,
    ).toEqual({
      needsConfirmation: true,
    });
  });

  test('may be nested beside unknown fields', async () => {
    expect((await json({ status: 200, data: { status: 200, traceId: 'b7', data: { items: [] } } })).data).toEqual({
      items: [],
    });
  });

  test('keeps a data of its own that stands beside other values', async () => {
    expect((await json({ data: { data: 1, items: [] } })).data).toEqual({ data: 1, items: [] });
  });

  test('may be empty, as a 204 is', async () => {
    expect(await parseEnvelope({ status: 204, contentType: '', text: '' })).toMatchObject({
      status: 204,
      message: '',
      data: undefined,
      bodyProblem: undefined,
    });
  });

  test.each([
    ['a web page', 'text/html', '<!doctype html><h1>Bad gateway</h1>', 'web page'],
    ['a web page that calls itself JSON', 'application/json', ' <html></html>', 'web page'],
    ['cut-off JSON', 'application/json', '{"status":200,"data":{"items":[', 'cut off'],
    ['text', 'text/plain', 'Service unavailable', 'cut off'],
  ])('that is %s cannot be understood, and says so', async (_, contentType, text, said) => {
    const { status, bodyProblem } = await parseEnvelope({ status: 502, contentType, text });
    expect(status).toBe(502);
    expect(bodyProblem).toContain(said);
  });

  test('asks for a toast with show, whose unknown type follows the status', async () => {
    expect((await json({ data: 1, show: { type: 'WARNING', message: 'careful' } })).show).toEqual({
      type: 'warning',
      message: 'careful',
    });
    expect((await json({ data: 1, show: { type: 'info', message: 'done' } })).show).toEqual({
      type: 'success',
      message: 'done',
    });
    expect((await json({ status: 400, show: { message: 'bad' } })).show).toEqual({ type: 'error', message: 'bad' });
    expect((await json({ data: 1, show: { type: 'error' } })).show).toBeUndefined();
    expect((await json({ data: 1, show: 'yes' })).show).toBeUndefined();
  });

  test('is met without a throw, whatever it is', { tags: 'A099' }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.json(), fc.string()),
        fc.constantFrom('', 'application/json'),
        async (text, contentType) => {
          expect((await parseEnvelope({ status: 200, contentType, text })).status).toBeGreaterThanOrEqual(100);
        },
      ),
    );
  });
});

describe('Wrong fields', () => {
  test.each([
    ['names alone', ['PRICES', 'MAIN_SKU'], { PRICES: 'Bad.', MAIN_SKU: 'Bad.' }],
    ['names with what is wrong', { PRICES: 'is below zero' }, { PRICES: 'is below zero' }],
    [
      'objects',
      [{ field: 'PRICES', message: 'is below zero' }, { field: 'ID' }],
      { PRICES: 'is below zero', ID: 'Bad.' },
    ],
    ['nothing sensible', 7, {}],
    ['nothing', undefined, {}],
  ])('are read from %s', (_, fields, read) => {
    expect(fieldErrors({ fields }, 'Bad.')).toEqual(read);
  });
});
