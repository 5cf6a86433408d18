import type { WireRecord } from '../api/wire';

/** How a person wants a file to be read, where it does not tell by itself; what is absent is told by the file. */
export interface ReadingChoice {
  /** Position of the header among the file's first rows that are not blank, from 0. */
  readonly header?: number;
  /** What each column of the file stands for, from the first on; `null` is not used. */
  readonly columns?: readonly (string | null)[];
  /** Which sign stands before the decimals. */
  readonly decimalSign?: 'point' | 'comma';
}

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

/** What reading the top of a file gave: whether every column that is needed is known. */
export interface ReadOutcome {
  readonly columns: 'known' | 'unknown';
}

/** What checking every row gave. */
export interface CheckOutcome {
  /** How many things keep the file from being sent. */
  readonly errors: number;
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

/** How an upload ended. */
export interface UploadEnd {
  /** `cancelled` with `counts` means: new rows were written, changes were not. */
  readonly outcome: 'accepted' | 'confirmed' | 'cancelled';
  /** `undefined` when no answer came of it. */
  readonly counts: UploadCounts | undefined;
  /** How many stored records were changed. */
  readonly changed: number;
  readonly message: string;
}
