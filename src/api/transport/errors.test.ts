import { expect, test } from 'vitest';
import { ApiError, fallbackMessage, networkError } from './errors';

test.each([
  ['an empty message', new ApiError('refused', '', { status: 400 }), undefined],
  ['the general message', new ApiError('refused', fallbackMessage(400), { status: 400 }), undefined],
  ['a message of the back end', new ApiError('refused', 'Taken.', { status: 400 }), 'Taken.'],
  [
    'the general message of a server error',
    new ApiError('refused', fallbackMessage(502), { status: 502 }),
    fallbackMessage(502),
  ],
  [
    'the general message of a busy server',
    new ApiError('refused', fallbackMessage(429), { status: 429 }),
    fallbackMessage(429),
  ],
  ['a network error', networkError(undefined), 'Error in network connection'],
])('specificMessage of %s is its own text or undefined', (_, error, shown) => {
  expect(error.specificMessage).toBe(shown);
});

test('An unknown outcome states its reason and where to look', { tags: 'KF01' }, () => {
  expect(new ApiError('unknown-outcome', 'Error in network connection')).toMatchObject({
    reason: 'Error in network connection',
    message:
      'Error in network connection. It is not known whether the change was saved. Look at the list before you try again.',
  });
});
