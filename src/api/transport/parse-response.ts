import * as v from 'valibot';
import type { ApiResponse, ShowMessage } from './client.types';
import { type Envelope, fieldErrors } from './envelope';
import { ApiError, fallbackMessage, isBusy, unreadableError, webPageError } from './errors';
import { errorMessages } from './errors.messages';

interface ParseOptions<T> {
  readonly effect: 'read' | 'write';
  readonly schema: v.GenericSchema<unknown, T>;
  readonly onShow: ((show: ShowMessage) => void) | undefined;
}

/** Shows the response's toast and returns its data. Throws an ApiError unless it is a valid success. */
export function parseResponse<T>(envelope: Envelope, { effect, schema, onShow }: ParseOptions<T>): ApiResponse<T> {
  const { status, show } = envelope;
  if (show) onShow?.(show);
  const isSuccess = status >= 200 && status < 300;
  if (effect === 'write' && hasUnknownOutcome(envelope)) throw unknownOutcomeError(envelope);
  if (!isSuccess) throw refusedError(envelope);
  const bodyProblem =
    envelope.bodyProblem ?? (effect === 'read' && isBodyMissing(envelope) ? errorMessages.empty : undefined);
  if (bodyProblem !== undefined)
    throw bodyProblem === errorMessages.webPage ? webPageError(status) : unreadableError(status, bodyProblem);
  const parsed = v.safeParse(schema, envelope.data, { abortEarly: true });
  // Some back ends refuse with HTTP 200 and put the reason into `show`.
  if (show?.type === 'error' && (effect === 'write' || !parsed.success))
    throw refusedError({ ...envelope, message: show.message });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const problem = errorMessages.unexpected(v.getDotPath(issue) ?? 'data');
    // The write may have been done, whatever the response looks like.
    if (effect === 'write')
      throw new ApiError('unknown-outcome', errorMessages.unreadable(status, problem), { status });
    throw unreadableError(status, problem);
  }
  return { status, message: envelope.message, data: parsed.output };
}

/** Whether the data of a read is missing. A sign-in may respond with 201 to 203 without a body. */
const isBodyMissing = ({ isEmpty, status }: Envelope): boolean => isEmpty && (status === 200 || status === 204);

/** A write without a response may have been done nevertheless. */
export async function withUnknownOutcome<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const isLost = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
    if (!isLost) throw error;
    throw new ApiError('unknown-outcome', error.message, { isWebPage: error.isWebPage, cause: error });
  }
}

/**
 * Whether a write may have been done although no success is certain: the body of a 2xx is not readable, or a gateway returned 5xx
 * although the server behind it has done the write.
 */
function hasUnknownOutcome({ status, bodyProblem, retryAfter }: Envelope): boolean {
  if (status < 500) return bodyProblem !== undefined && status >= 200 && status < 300;
  // The server has no such call, or is too busy to begin.
  const isNotDone = status === 501 || (status === 503 && retryAfter !== undefined);
  return !isNotDone;
}

function unknownOutcomeError(envelope: Envelope): ApiError {
  const { status, data, bodyProblem } = envelope;
  const fallback =
    status >= 500 || bodyProblem === undefined
      ? errorMessages.serverProblem(status)
      : errorMessages.unreadable(status, bodyProblem);
  const isWebPage = status < 500 && bodyProblem === errorMessages.webPage;
  return new ApiError('unknown-outcome', messageOf(envelope) || fallback, { status, data, isWebPage });
}

const messageOf = ({ message, detail, show }: Envelope): string => message || detail || show?.message || '';

function refusedError(envelope: Envelope): ApiError {
  const { status, data, retryAfter } = envelope;
  const fallback = isBusy(status) && retryAfter !== undefined ? errorMessages.busy : fallbackMessage(status);
  const message = messageOf(envelope) || fallback;
  const fields = fieldErrors(data, message);
  return new ApiError('refused', message, { status, data, fields, retryAfter });
}
