import { expect, it } from 'vitest';
import { invalidFields } from './http-error';

it('The message of invalid fields begins with a capital letter', { tags: 'LS10' }, () => {
  const { message, data } = invalidFields({ search: 'may have 1000 characters at most' });
  expect(message).toBe('Search may have 1000 characters at most.');
  expect(data).toEqual({ fields: { search: 'may have 1000 characters at most' } });
  expect(invalidFields({ itemsPerPage: 'is too large', MAIN_SKU: 'is empty' }).message).toBe(
    'Items per page is too large; MAIN_SKU is empty.',
  );
  expect(invalidFields({ 'filters.STATUS': 'is no column' }).message).toBe('filters.STATUS is no column.');
});
