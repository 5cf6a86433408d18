import type { UploadCounts } from '../api/upload-outcome';

/** How a person wants a file to be read, where it does not tell by itself; what is absent is told by the file. */
export interface ReadingChoice {
  /** Position of the header among the file's first rows that are not blank, from 0. */
  readonly header?: number;
  /** What each column of the file stands for, from the first on; `null` is not used. */
  readonly columns?: readonly (string | null)[];
  /** Which sign stands before the decimals. */
  readonly decimalSign?: 'point' | 'comma';
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
