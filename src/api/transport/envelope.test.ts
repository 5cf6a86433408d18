import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors, parseEnvelope } from './envelope';

const json = (body: unknown, status = 200) =>
  parseEnvelope({ status, contentType: 'application/json', text: JSON.stringify(body) });

describe('A response', () => {
  test('uses the envelope’s status rather than the HTTP status', { tags: 'A085' }, async () => {
    expect((await json({ status: 401, message: 'no' })).status).toBe(401);
    expect((await json({ status: '409', message: 'no' })).status).toBe(409);
  });

  test.each([true, 'success', null, 0, 7])('uses the HTTP status when the envelope’s status is %j', async (status) => {
    expect((await json({ status, data: [] }, 404)).status).toBe(404);
  });

  test('may be a bare list or a bare object', async () => {
    expect((await json([1])).data).toEqual([1]);
    expect((await json({ items: [], meta: {} })).data).toEqual({ items: [], meta: {} });
  });

  test('may have its data nested one level deeper', async () => {
    expect(
      (await json({ status: 200, data: { status: 200, message: 'm', data: { needsConfirmation: true } } })).data,
    ).toEqual({
      needsConfirmation: true,
    });
  });

  test('may have nested data beside unknown fields', async () => {
    expect((await json({ status: 200, data: { status: 200, traceId: 'b7', data: { items: [] } } })).data).toEqual({
      items: [],
    });
  });

  test('preserves a field named data that has siblings', async () => {
    expect((await json({ data: { data: 1, items: [] } })).data).toEqual({ data: 1, items: [] });
  });

  test('may be empty, like a 204', async () => {
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
  ])('that is %s is reported as unreadable', async (_, contentType, text, problem) => {
    const { status, bodyProblem } = await parseEnvelope({ status: 502, contentType, text });
    expect(status).toBe(502);
    expect(bodyProblem).toContain(problem);
  });

  test('requests a toast by show; an unknown type follows the status', async () => {
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

  test('never makes the parser throw, whatever its text', { tags: 'A099' }, async () => {
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

describe('Field errors', () => {
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
