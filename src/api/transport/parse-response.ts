import * as v from 'valibot';
import type { ApiResponse, ShowMessage } from './client.types';
import { type Envelope, fieldErrors } from './envelope';
import {
  ApiError,
  busyMessage,
  fallbackMessage,
  isBusy,
  serverProblem,
  unreadableError,
  unreadableMessage,
} from './errors';

/** How an answer is to be read. */
interface Reading<T> {
  readonly effect: 'read' | 'write';
  readonly schema: v.GenericSchema<unknown, T>;
  readonly onShow: ((show: ShowMessage) => void) | undefined;
}

/** Raises the toast that an answer asks for, then gives its data, or throws the error that it is. */
export function parseResponse<T>(envelope: Envelope, { effect, schema, onShow }: Reading<T>): ApiResponse<T> {
  const { status, show } = envelope;
  if (show) onShow?.(show);
  const good = status >= 200 && status < 300;
  if (effect === 'write' && isUnknown(envelope)) throw unknownOutcome(envelope);
  if (!good) throw refusal(envelope);
  const unreadable = envelope.unreadable ?? (effect === 'read' && lacksAnswer(envelope) ? 'it is empty' : undefined);
  if (unreadable !== undefined) throw unreadableError(status, unreadable);
  const parsed = v.safeParse(schema, envelope.data, { abortEarly: true });
  // Some back ends refuse with HTTP 200 and give the reason in `show`.
  if (show?.type === 'error' && (effect === 'write' || !parsed.success))
    throw refusal({ ...envelope, message: show.message });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw unreadableError(status, `${v.getDotPath(issue) ?? 'data'} is not what was expected`);
  }
  return { status, message: envelope.message, data: parsed.output };
}

/** Whether a read got nothing to read: a 204, or no body. The statuses of a sign-in in several steps need none. */
const lacksAnswer = ({ isEmpty, status }: Envelope): boolean => isEmpty && (status === 200 || status === 204);

/** A write fails without an answer: it may have been done all the same. */
export async function withUnknownOutcome<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const lost = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
    throw lost ? new ApiError('unknown-outcome', error.message, { cause: error }) : error;
  }
}

/** Whether a write may have been done: a gateway answers 5xx also where the server behind it did the work. */
function isUnknown({ status, unreadable, retryAfter }: Envelope): boolean {
  if (status < 500) return unreadable !== undefined && status >= 200 && status < 300;
  const isUndone = status === 501 || (status === 503 && retryAfter !== undefined);
  return !isUndone;
}

function unknownOutcome(envelope: Envelope): ApiError {
  const { status, data, unreadable } = envelope;
  const general =
    status >= 500 || unreadable === undefined ? serverProblem(status) : unreadableMessage(status, unreadable);
  return new ApiError('unknown-outcome', messageOf(envelope) || general, { status, data });
}

const messageOf = ({ message, detail, show }: Envelope): string => message || detail || show?.message || '';

function refusal(envelope: Envelope): ApiError {
  const { status, data, retryAfter } = envelope;
  const fallback = isBusy(status) && retryAfter !== undefined ? busyMessage : fallbackMessage(status);
  const message = messageOf(envelope) || fallback;
  const fields = fieldErrors(data, message);
  return new ApiError('refused', message, { status, data, fields, retryAfter });
}
