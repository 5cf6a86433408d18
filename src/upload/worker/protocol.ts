import { SheetFailure, type SheetFailureId, sheetFailureIds } from '../../sheet/sheet-failure';
import type { CheckProgress, Reading } from '../reading/reading.types';

/** A call of one of a reading's methods. */
export type ReadingCall = {
  readonly [M in keyof Reading]: { readonly method: M; readonly args: Parameters<Reading[M]> };
}[keyof Reading];

/** What a page sends to its Worker: first the file, then calls. */
export type ToWorker =
  | { readonly kind: 'file'; readonly file: Blob; readonly name: string }
  | { readonly kind: 'call'; readonly id: number; readonly call: ReadingCall };

/** What a Worker sends to its page. */
export type FromWorker =
  /** Its code is there. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: CheckProgress }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: SentError };

/** An error as it crosses over: its class is lost on the way and made anew. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly failureId?: SheetFailureId;
}

/** What is sent of an error. */
export function sentError(cause: unknown): SentError {
  if (cause instanceof SheetFailure) return { name: cause.name, message: cause.message, failureId: cause.id };
  if (cause instanceof Error) return { name: cause.name, message: cause.message };
  return { name: 'Error', message: String(cause) };
}

/** The error that was sent. */
export function receivedError({ name, message, failureId }: SentError): Error {
  if (failureId !== undefined && sheetFailureIds.includes(failureId)) return new SheetFailure(failureId, message);
  return Object.assign(new Error(message), { name });
}
