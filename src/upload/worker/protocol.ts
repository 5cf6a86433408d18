import type { CheckProgress } from '../../machines/upload-file';
import { SheetFailure, type SheetFailureId } from '../../sheet/sheet-failure';
import type { Reading } from '../reading/reading.types';

export type ReadingCall = {
  readonly [M in keyof Reading]: { readonly method: M; readonly args: Parameters<Reading[M]> };
}[keyof Reading];

/** Messages from the page: first the file, then calls. */
export type ToWorker =
  | { readonly kind: 'file'; readonly file: Blob; readonly name: string }
  | { readonly kind: 'call'; readonly id: number; readonly call: ReadingCall };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: CheckProgress }
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly error: PlainError };

/** An error as plain data: structured cloning loses its class. */
export interface PlainError {
  readonly name: string;
  readonly message: string;
  readonly failureId?: SheetFailureId;
}

export function toPlainError(cause: unknown): PlainError {
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  return { name, message, ...(cause instanceof SheetFailure && { failureId: cause.id }) };
}

export function fromPlainError({ name, message, failureId }: PlainError): Error {
  if (failureId !== undefined) return new SheetFailure(failureId, message);
  return Object.assign(new Error(message), { name });
}
