import { uploadProblems } from '../../api/resources/sheet-upload';
import { ApiError, asSentence } from '../../api/transport/errors';
import type { UploadProblem } from '../../machines/upload.types';
import { sessionMessages as messages } from './session.messages';
import { unreadableFileText } from './unreadable-file';

/**
 * A failed upload as a problem and as a toast. Without a response, only a file that was sent whole can have been accepted.
 * `hint` says what is unknown after a lost response, and what to do.
 */
export function sendProblem(
  cause: unknown,
  sentPercent: number,
  hint: string = messages.sendAgain,
): { problem: UploadProblem; toast: string } {
  const error = cause instanceof ApiError ? cause : undefined;
  const toast = messages.somethingWrong;
  if (error?.kind === 'refused') {
    const message = unreadableFileText(error) ?? error.message;
    return { problem: { kind: 'file-refused', message, rows: uploadProblems(error) }, toast: message };
  }
  if (error?.kind === 'unauthorized') {
    return { problem: { kind: 'not-sent', message: `${error.message} ${messages.nothingChanged}` }, toast };
  }
  if (sentPercent < 100 && error?.status === undefined) {
    return { problem: { kind: 'not-sent', message: `${toast} ${messages.nothingSent}` }, toast };
  }
  return { problem: { kind: 'unknown-outcome', message: `${toast} ${reasonBeforeHint(cause)}${hint}` }, toast };
}

export function confirmProblem(cause: unknown): { problem: UploadProblem; toast: string } {
  if (cause instanceof ApiError && (cause.kind === 'refused' || cause.kind === 'unauthorized')) {
    const message = cause.message || messages.anErrorOccurred;
    return { problem: { kind: 'changes-refused', message }, toast: message };
  }
  const toast = messages.unexpectedError;
  return {
    problem: { kind: 'unknown-outcome', message: `${toast} ${reasonBeforeHint(cause)}${messages.unknownOutcome}` },
    toast,
  };
}

/** Why the outcome is unknown, with a blank after it: the server's message, or how the response failed. '' if no reason is known. */
const reasonBeforeHint = (cause: unknown): string => (cause instanceof ApiError ? `${asSentence(cause.reason)} ` : '');
