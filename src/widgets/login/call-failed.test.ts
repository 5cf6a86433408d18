import { expect, test } from 'vitest';
import { listHost } from '../../../tests/support/app/list-host';
import { ApiError, fallbackMessage, networkError } from '../../api/transport/errors';
import { reportFailedCall } from './call-failed';

const refused = (status: number, message = fallbackMessage(status)) => new ApiError('refused', message, { status });

function messageOf(error: ApiError): string {
  const { host } = listHost('http://127.0.0.1:9', { ID: 1 });
  return reportFailedCall(host, 'login', error).failure.message;
}

test.each([502, 500, 429])(
  'A sign-in that failed with %d does not mention wrong credentials',
  { tags: 'KF02' },
  (status) => {
    expect(messageOf(refused(status))).toBe(fallbackMessage(status));
  },
);

test('A refused sign-in shows the server’s message, or none', { tags: 'KF02' }, () => {
  expect(messageOf(refused(401))).toBe('');
  expect(messageOf(refused(500, 'The disk is full.'))).toBe('The disk is full.');
  expect(messageOf(networkError(undefined))).toBe('Error in network connection');
});
