import * as v from 'valibot';
import type { Answer, ShowMessage } from './client-types';
import { type Envelope, fieldErrors } from './envelope';
import { ApiError, unknownOutcomeMessage, unreadable } from './errors';

/** How an answer is to be read. */
interface Reading<T> {
  readonly effect: 'read' | 'write';
  readonly schema: v.GenericSchema<unknown, T>;
  readonly onShow: ((show: ShowMessage) => void) | undefined;
}

/** Raises the toast that an answer asks for, then gives its data, or throws the error that it is. */
export function readAnswer<T>(envelope: Envelope, { effect, schema, onShow }: Reading<T>): Answer<T> {
  const { status, show } = envelope;
  if (show) onShow?.(show);
  const good = status >= 200 && status < 300;
  if (envelope.unreadable !== undefined && effect === 'write' && (good || status >= 500)) throw unknownOutcome(status);
  if (!good) throw refusal(envelope, onShow !== undefined);
  if (envelope.unreadable !== undefined) throw unreadable(status, envelope.unreadable);
  const parsed = v.safeParse(schema, envelope.data, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw unreadable(status, `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
  }
  const message = isShown(envelope, onShow !== undefined) ? '' : envelope.message;
  return { status, message, data: parsed.output };
}

/** A write fails without an answer: it may have been done all the same. */
export async function outcomeKnown<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const lost = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
    throw lost ? unknownOutcome(undefined, error) : error;
  }
}

function unknownOutcome(status?: number, cause?: unknown): ApiError {
  return new ApiError('unknown-outcome', unknownOutcomeMessage, { ...(status !== undefined && { status }), cause });
}

/** What a person reads when the back end refused without a word. */
export const wordlessMessage = (status: number): string =>
  `The server answered with an error (HTTP ${status}). Try again; if it happens again, tell whoever runs the server.`;

function refusal(envelope: Envelope, shows: boolean): ApiError {
  const { status, data, retryAfter } = envelope;
  const said = envelope.message || envelope.detail || envelope.show?.message;
  const message = said || wordlessMessage(status);
  const fields = fieldErrors(data, message);
  return new ApiError('refused', message, { status, data, fields, shown: isShown(envelope, shows), retryAfter });
}

/** Whether the toast that the answer asked for already says its message. */
function isShown({ message, show }: Envelope, shows: boolean): boolean {
  return shows && show !== undefined && (message === '' || show.message === message);
}
