import { expect, test } from 'vitest';
import { parseEnvelope } from './envelope';
import { sayHowLarge, toFormData } from './send-form';

test('a form sends files unchanged, lists as JSON, the rest as text', () => {
  const file = new File(['rows'], 'prices.csv', { type: 'text/csv' });
  const form = toFormData({ file, LIST: ['a', 'b,c'], REMOVE_PICTURE: false, WIDTH: 4.5, absent: undefined });
  expect(form.get('file')).toBeInstanceOf(File);
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'file'))).toEqual({
    LIST: '["a","b,c"]',
    REMOVE_PICTURE: 'false',
    WIDTH: '4.5',
  });
});

test.each([
  ['', 25_300_000, 'The file is too large for the server. The file is 25.3 MB.'],
  ['Too many rows: split the file', 4_200, 'Too many rows: split the file. The file is 4 kB.'],
])('a 413 with %j says how large the file is', { tags: 'RC11' }, async (message, bytes, expected) => {
  const text = message === '' ? '<h1>413</h1>' : JSON.stringify({ status: 413, message });
  const envelope = await parseEnvelope({ status: 413, contentType: 'application/json', text });
  expect(sayHowLarge(envelope, { file: new Blob([new Uint8Array(bytes)]) }).message).toBe(expected);
  expect(sayHowLarge({ ...envelope, status: 400 }, { file: new Blob(['a']) }).message).toBe(message);
  expect(sayHowLarge(envelope, { NAME: 'Ann', picture: undefined }).message).toBe(message);
});
