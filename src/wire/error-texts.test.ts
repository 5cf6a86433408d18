import { expect, it } from 'vitest';
import { codedMessage, errorTexts } from './error-texts';
import { codeOfReason, fieldReasons } from './field-reasons';

it('Codes are in kebab case, and stand for one error each', () => {
  const codes = [...Object.keys(errorTexts), ...Object.keys(fieldReasons)];
  expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  const texts = Object.values(errorTexts).filter((text) => typeof text === 'string');
  expect(texts).toHaveLength(new Set(texts).size);
});

it.each([
  [codedMessage('link-expired'), 'This link has expired. Please ask for a new one.', undefined],
  [codedMessage('price-exists', { sku: '007' }), '007 has a price already: edit that one.', { sku: '007' }],
  [
    codedMessage('company-in-use', { name: 'Coil', users: 1, products: 12 }),
    'Coil is in use by 1 user and 12 exclusive products and was not deleted. Change those first, or set the company to Inactive.',
    { name: 'Coil', users: 1, products: 12 },
  ],
  [
    codedMessage('records-changed-and-deleted', { changed: 1200, noun: 'price', skus: 'A, B', deleted: 2, more: 0 }),
    'Nothing was saved: 1,200 records have changed since the review began: please look again. The prices of A, B were deleted: please leave them out.',
    { changed: 1200, noun: 'price', skus: 'A, B', deleted: 2, more: 0 },
  ],
])('The message of %o has its parameters', ({ message, params }, english, sent) => {
  expect([message, params]).toEqual([english, sent]);
});

it.each([
  ['is needed', { code: 'needed' }],
  ['may have 4,000 characters at most', { code: 'max-characters', params: { limit: 4000 } }],
  ['may have 20 characters at most, all its items together', { code: 'max-characters-in-all', params: { limit: 20 } }],
  ['of a price cannot be changed; this one belongs to 007', { code: 'other-sku', params: { sku: '007' } }],
  ['“12,5” is no product that exists', { code: 'unknown-sku', params: { sku: '12,5' } }],
  ['is no product that exists', { code: 'unknown-product' }],
  ['is haunted', undefined],
])('The code of the reason “%s” is %o', (reason, coded) => {
  expect(codeOfReason(reason)).toEqual(coded);
});
