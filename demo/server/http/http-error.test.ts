import { expect, it } from 'vitest';
import { invalidFieldsError } from './http-error';

it('The message of invalid fields begins with a capital letter', { tags: 'LS10' }, () => {
  const { message, data } = invalidFieldsError({ search: 'may have 1000 characters at most' });
  expect(message).toBe('The search may have 1000 characters at most.');
  expect(data).toEqual({ fields: { search: 'may have 1000 characters at most' } });
  expect(invalidFieldsError({ MAIN_SKU: 'is empty', itemsPerPage: 'is too large' }).message).toBe(
    'MAIN_SKU is empty; the field itemsPerPage is too large.',
  );
  expect(invalidFieldsError({ tableColumns: 'names X, which is no column' }).message).toBe(
    'The field tableColumns names X, which is no column.',
  );
  expect(invalidFieldsError({ 'filters.STATUS': 'is no column' }).message).toBe(
    'The field filters.STATUS is no column.',
  );
});

it('A reason that is a sentence omits the field name', () => {
  const code = 'This is not the code that the app shows now.';
  expect(invalidFieldsError({ token: code }).message).toBe(code);
  expect(invalidFieldsError({ token: code, deviceName: 'is too long' }).message).toBe(
    'This is not the code that the app shows now; the field deviceName is too long.',
  );
});
