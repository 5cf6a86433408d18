import { expect, test } from 'vitest';
import { toFormData } from './send-form';

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
