import type { CheckProgress } from '../../machines/reading.types';
import type { SheetFailure } from '../../sheet/sheet-failure';
import type { Reading } from '../reading/reading';

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
  /** Has the data of a `SheetFailure`, because structured cloning loses the class of an error. */
  | {
      readonly kind: 'failure';
      readonly id: number;
      readonly message: string;
      readonly failure?: Pick<SheetFailure, 'id' | 'details'>;
    };
