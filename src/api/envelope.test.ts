import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors, openEnvelope } from './envelope';

const json = (body: unknown, status = 200) =>
  openEnvelope({ status, contentType: 'application/json', text: JSON.stringify(body) });

describe('An answer', () => {
  test('has the status of its envelope before that of HTTP', () => {
    expect(json({ status: 401, message: 'no' }).status).toBe(401);
    expect(json({ status: '409', message: 'no' }).status).toBe(409);
  });

  test.each([true, 'success', null, 0, 7])('keeps the status of HTTP when its own is %j', (status) => {
    expect(json({ status, data: [] }, 404).status).toBe(404);
  });

  test('may be a bare list or a bare object', () => {
    expect(json([1]).data).toEqual([1]);
    expect(json({ items: [], meta: {} }).data).toEqual({ items: [], meta: {} });
  });

  test('may be nested one data deeper', () => {
    expect(json({ status: 200, data: { status: 200, message: 'm', data: { needsConfirmation: true } } }).data).toEqual({
      needsConfirmation: true,
    });
  });

  test('keeps a data of its own that stands beside other values', () => {
    expect(json({ data: { data: 1, items: [] } }).data).toEqual({ data: 1, items: [] });
  });

  test('may be empty, as a 204 is', () => {
    expect(openEnvelope({ status: 204, contentType: '', text: '' })).toMatchObject({
      status: 204,
      message: '',
      data: undefined,
      unreadable: undefined,
    });
  });

  test.each([
    ['a web page', 'text/html', '<!doctype html><h1>Bad gateway</h1>', 'web page'],
    ['a web page that calls itself JSON', 'application/json', ' <html></html>', 'web page'],
    ['cut-off JSON', 'application/json', '{"status":200,"data":{"items":[', 'cut off'],
    ['text', 'text/plain', 'Service unavailable', 'cut off'],
  ])('that is %s cannot be understood, and says so', (_, contentType, text, said) => {
    const { status, unreadable } = openEnvelope({ status: 502, contentType, text });
    expect(status).toBe(502);
    expect(unreadable).toContain(said);
  });

  test('asks for a toast with show, whose unknown type follows the status', () => {
    expect(json({ data: 1, show: { type: 'WARNING', message: 'careful' } }).show).toEqual({
      type: 'warning',
      message: 'careful',
    });
    expect(json({ data: 1, show: { type: 'info', message: 'done' } }).show).toEqual({
      type: 'success',
      message: 'done',
    });
    expect(json({ status: 400, show: { message: 'bad' } }).show).toEqual({ type: 'error', message: 'bad' });
    expect(json({ data: 1, show: { type: 'error' } }).show).toBeUndefined();
    expect(json({ data: 1, show: 'yes' }).show).toBeUndefined();
  });

  test('is met without a throw, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.constantFrom('', 'application/json'), (text, contentType) => {
        expect(openEnvelope({ status: 200, contentType, text }).status).toBeGreaterThanOrEqual(100);
      }),
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
