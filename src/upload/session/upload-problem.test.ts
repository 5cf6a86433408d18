import { describe, expect, it } from 'vitest';
import { ApiError, networkError, unreadableError } from '../../api/transport/errors';
import { sessionMessages } from './session.messages';
import { confirmProblem, sendProblem } from './upload-problem';

const refused = new ApiError('refused', 'Row 2 is wrong', { status: 422 });
const busy = new ApiError('refused', 'Too busy', { status: 503, retryAfter: 5 });
const serverFailure = new ApiError('unknown-outcome', 'Internal error', { status: 500 });
const unauthorized = new ApiError('unauthorized', 'Your session has ended.', { status: 401 });
const lost = networkError('the connection failed');

describe('A failed upload', () => {
  it.each([
    ['refused by the back end', refused, 100, 'file-refused'],
    ['refused because the back end is busy (503 with Retry-After)', busy, 100, 'file-refused'],
    ['refused without a session (401)', unauthorized, 100, 'not-sent'],
    ['not sent because the session had ended', new ApiError('unauthorized', 'Your session has ended.'), 0, 'not-sent'],
    ['cut off while bytes were sent', lost, 60, 'not-sent'],
    ['cut off after all bytes were sent', lost, 100, 'unknown-outcome'],
    ['caused by a server failure', serverFailure, 100, 'unknown-outcome'],
    ['followed by an unreadable response', unreadableError(200, 'no JSON'), 100, 'unknown-outcome'],
    ['caused by our own error after all bytes were sent', new TypeError('x'), 100, 'unknown-outcome'],
  ] as const)('that is %s is reported as its kind of problem', (_, cause, sent, kind) => {
    expect(sendProblem(cause, sent).problem.kind).toBe(kind);
  });

  it('reports that the session ended and that nothing was changed', () => {
    expect(sendProblem(unauthorized, 100).problem.message).toBe('Your session has ended. Nothing was changed.');
  });
});

describe('A failed confirmation', () => {
  it.each([
    ['refused by the back end', refused, 'changes-refused'],
    ['refused because the back end is busy (503 with Retry-After)', busy, 'changes-refused'],
    ['refused without a session (401)', unauthorized, 'changes-refused'],
    ['lost', lost, 'unknown-outcome'],
    ['caused by a server failure', serverFailure, 'unknown-outcome'],
  ] as const)('that is %s is reported as its kind of problem', (_, cause, kind) => {
    expect(confirmProblem(cause).problem.kind).toBe(kind);
  });
});

describe('The message of an unknown outcome', () => {
  it('refers the user to the list', { tags: 'KC07' }, () => {
    expect(sendProblem(lost, 100).problem.message).toContain('Look at the list before you submit');
    expect(confirmProblem(lost).problem.message).toContain('Look at the list before you confirm');
  });

  it('says what to do where that is something else', { tags: 'RH22' }, () => {
    const { submitAgain } = sessionMessages;
    expect(sendProblem(lost, 100, submitAgain).problem.message).toContain(
      'Submit the file again: it is stored only once.',
    );
    expect(sendProblem(lost, 60, submitAgain).problem.kind).toBe('not-sent');
  });

  it('contains the message of the server, or the network failure', { tags: ['KC07', 'KF01'] }, () => {
    expect(sendProblem(serverFailure, 100).problem.message).toContain('Internal error. It is not known');
    expect(confirmProblem(serverFailure).problem.message).toContain('Internal error. It is not known');
    expect(sendProblem(lost, 100).problem.message).toContain('Error in network connection. It is not known');
  });
});
