import { describe, expect, test } from 'vitest';
import { wordlessMessage } from '../../api/answer';
import { ApiError } from '../../api/errors';
import { problemOf } from './approval-problem';

const refused = (status: number, message: string, fields = {}) => new ApiError('refused', message, { status, fields });

describe('a refused approval', () => {
  test.each([
    [410, 'gone'],
    [400, 'forged'],
    [401, 'forged'],
    [403, 'failed'],
    [409, 'failed'],
    [500, 'failed'],
  ] as const)('with status %d is %s, in the words of the back end', (status, kind) => {
    expect(problemOf(refused(status, 'Because.'))).toEqual({ kind, message: 'Because.' });
  });

  test('that names other fields than the token is about them, not about the link', () => {
    expect(problemOf(refused(400, 'ROLE is wrong.', { ROLE: 'is wrong' })).kind).toBe('failed');
    expect(problemOf(refused(400, 'TOKEN is needed.', { TOKEN: 'is needed' })).kind).toBe('forged');
  });

  test('without words gets some, or those of the page about the link', () => {
    expect(problemOf(refused(500, wordlessMessage(500))).message).toBe('The approval was refused.');
    expect(problemOf(refused(410, wordlessMessage(410))).message).toBe('');
  });

  test('or one without an answer can be tried again', () => {
    expect(problemOf(new ApiError('network', 'Error in network connection'))).toEqual({
      kind: 'failed',
      message: 'Error in network connection',
    });
  });
});
