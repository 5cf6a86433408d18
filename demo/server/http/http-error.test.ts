import { expect, it } from 'vitest';
import { invalidFields } from './http-error';

it('The message of invalid fields begins with a capital letter', { tags: 'LS10' }, () => {
  const { message, data } = invalidFields({ search: 'may have 1000 characters at most' });
  expect(message).toBe('The search may have 1000 characters at most.');
  expect(data).toEqual({ fields: { search: 'may have 1000 characters at most' } });
  expect(invalidFields({ MAIN_SKU: 'is empty', itemsPerPage: 'is too large' }).message).toBe(
    'MAIN_SKU is empty; the itemsPerPage is too large.',
  );
  expect(invalidFields({ 'filters.STATUS': 'is no column' }).message).toBe('The filters.STATUS is no column.');
});
