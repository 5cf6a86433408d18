import { describe, expect, test } from 'vitest';
import { ApiError, fallbackMessage } from '../../api/transport/errors';
import { approvalProblem, companiesProblem } from './approval-problem';

const refused = (status: number, message: string, fields = {}) => new ApiError('refused', message, { status, fields });
const badToken = refused(400, 'TOKEN is wrong.', { TOKEN: 'is wrong' });

describe('A refused approval', () => {
  test.each([
    [410, 'expired'],
    [400, 'failed'],
    [401, 'failed'],
    [403, 'failed'],
    [409, 'failed'],
  ] as const)('with status %d is %s, with the message of the back end', { tags: 'KF05' }, (status, kind) => {
    expect(approvalProblem(refused(status, 'Because.'))).toEqual({ kind, message: 'Because.' });
  });

  test('is a problem of the link only if the token is invalid', { tags: 'KF05' }, () => {
    expect(approvalProblem(badToken).kind).toBe('invalid');
    expect(approvalProblem(refused(400, 'ROLE is wrong.', { ROLE: 'is wrong' })).kind).toBe('failed');
  });

  test('without a message gets a default, except for the link', () => {
    expect(approvalProblem(refused(403, fallbackMessage(403))).message).toBe('The approval was refused.');
    expect(approvalProblem(refused(410, fallbackMessage(410))).message).toBe('');
  });
});

test('An unknown outcome states where to look', { tags: 'KF01' }, () => {
  const lost = new ApiError('unknown-outcome', 'Error in network connection');
  expect(approvalProblem(lost)).toMatchObject({
    kind: 'failed',
    message: expect.stringMatching(/^Error in network connection\. It is not known whether .+User Management/),
  });
});

describe('Companies that could not be loaded', () => {
  test.each([
    [refused(401, 'Please sign in.'), 'invalid'],
    [badToken, 'invalid'],
    [refused(410, 'Used.'), 'expired'],
    [refused(400, 'No.'), 'failed'],
  ] as const)('after %s are reported as %s', (error, kind) => {
    expect(companiesProblem(error).kind).toBe(kind);
  });

  test('do not count as a refused approval', { tags: 'KF02' }, () => {
    expect(companiesProblem(refused(403, fallbackMessage(403))).message).toBe('');
    expect(companiesProblem(refused(502, fallbackMessage(502))).message).toContain('The server has a problem');
  });
});
