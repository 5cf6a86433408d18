import type { WireRecord } from './wire';

/** A record that is stored, and the same record as the file would have it. */
export interface UploadPair {
  readonly existingData: WireRecord;
  readonly newData: WireRecord;
}

/** What the back end did with an upload at once; `undefined` where it did not say. */
export interface UploadCounts {
  readonly created: number | undefined;
  readonly unchanged: number | undefined;
}

/** A wrong row, as the back end names it. */
export interface RowProblem {
  /** Row number as a spreadsheet program shows it; `undefined` where the problem is not one row's. */
  readonly row: number | undefined;
  readonly column: string;
  readonly reason: string;
}

/**
 * What went wrong.
 * - `no-file`: none was chosen.
 * - `unreadable`: the file cannot be read.
 * - `refused`: the back end said no and changed nothing; `rows` say why, if it named any.
 * - `unsent`: no answer came before the file was sent whole, or a cancel came before; nothing was changed.
 * - `unknown-outcome`: no answer came, and nobody knows whether it was done.
 * - `conflict`: what is stored has changed since it was shown; nothing was changed.
 * - `unconfirmed`: the back end said no to the changes and wrote none.
 */
export interface UploadProblem {
  readonly kind: 'no-file' | 'unreadable' | 'refused' | 'unsent' | 'unknown-outcome' | 'conflict' | 'unconfirmed';
  readonly message: string;
  readonly rows?: readonly RowProblem[];
}

/** How sending a file ended. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly message: string; readonly counts: UploadCounts }
  | {
      readonly kind: 'duplicates';
      readonly message: string;
      readonly counts: UploadCounts;
      readonly pairs: readonly UploadPair[];
    }
  | { readonly kind: 'failed'; readonly problem: UploadProblem };

/** How confirming changes ended. */
export type ConfirmOutcome =
  | { readonly kind: 'confirmed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly message: string; readonly pairs: readonly UploadPair[] }
  | { readonly kind: 'failed'; readonly problem: UploadProblem };

/** A review as far as it has come, to be kept where the page may go away. */
export interface OpenReview {
  readonly pairs: readonly UploadPair[];
  readonly counts: UploadCounts;
  readonly fileName: string;
  /** What is left out of each pair, by its position: the keys of its columns. Everything else is taken. */
  readonly leftOut: ReadonlyMap<number, ReadonlySet<string>>;
}
