import type { RowProblem, SheetUploaded, UploadPair } from '../api/resources/sheet-upload';
import type { CheckedFile, CheckProgress, FileColumn, OpenedFile, ReadingOptions } from './upload-file.types';

/**
 * What went wrong.
 * - `no-file`: none was chosen.
 * - `unreadable`: the file cannot be read.
 * - `refused`: the back end refused the file and changed nothing; `rows` names the wrong ones, if it did.
 * - `unsent`: the file was not sent whole, or not accepted without a session; nothing was changed.
 * - `unknown-outcome`: the response was lost, so it may or may not have been done.
 * - `conflict`: stored records have changed since they were shown; nothing was changed.
 * - `unconfirmed`: the back end refused the changes and wrote none.
 */
export interface UploadProblem {
  readonly kind: 'no-file' | 'unreadable' | 'refused' | 'unsent' | 'unknown-outcome' | 'conflict' | 'unconfirmed';
  readonly message: string;
  readonly rows?: readonly RowProblem[];
}

interface Failed {
  readonly kind: 'failed';
  readonly problem: UploadProblem;
}

/** Result of reading the first rows: `options` may come from an earlier file with the same header. */
export interface ReadOutcome {
  readonly opened: OpenedFile;
  readonly options: ReadingOptions;
  /** Why the keys could not be compared with the known ones. */
  readonly keyProblem?: string | undefined;
}

/** Result of checking every row; `errors` counts the issues that prevent sending. */
export interface CheckOutcome {
  readonly checked: CheckedFile;
  readonly errors: number;
}

export interface SendInput {
  readonly file: File;
  readonly sendAsRead: boolean;
  readonly report: (percent: number) => void;
}

/** Result of sending a file. */
export type SendOutcome = ({ readonly kind: 'accepted' | 'duplicates' } & Omit<SheetUploaded, 'message'>) | Failed;

/** Result of confirming changes; a conflict comes with the pairs as they are now. */
export type ConfirmOutcome =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'conflict'; readonly message: string; readonly pairs: readonly UploadPair[] }
  | Failed;

/** Detail of the event `pricebook-upload`. */
export interface UploadResult {
  readonly fileName: string;
  /** Rows of the file. */
  readonly rows: number;
  /** New records. */
  readonly created: number;
  /** Rows equal to the stored ones. */
  readonly unchanged: number;
  /** Stored records that were changed. */
  readonly changed: number;
  /** `cancelled`: new records were saved, changes were not. */
  readonly outcome: 'accepted' | 'confirmed' | 'cancelled';
}

/** An unfinished review, as it is stored when the page closes. */
export interface OpenReview {
  readonly pairs: readonly UploadPair[];
  readonly counts: UploadCounts;
  readonly fileName: string;
  /** Column keys that are excluded from each pair, by its position. */
  readonly excluded: ReadonlyMap<number, ReadonlySet<string>>;
}

/** What the back end did with the file at once; `undefined` where it did not report it. */
export type UploadCounts = Pick<SheetUploaded, 'created' | 'unchanged'>;

/** The mapping that a person is editing. */
export interface Mapping {
  /** Position of the header among the first rows. */
  readonly header: number;
  readonly columns: readonly FileColumn[];
  /** The two columns that make the key, where it is not one of the columns. */
  readonly skuParts?: ReadingOptions['skuParts'];
}

/** Starts with the file or offers the review; with neither, a person chooses a file. */
export interface UploadInput {
  readonly file: File | undefined;
  readonly review: OpenReview | undefined;
  /** The file that was submitted last, which can be read again for another of its parts. */
  readonly previous: SubmittedFile | undefined;
}

/** A file that was submitted, and how it was read. */
export interface SubmittedFile {
  readonly file: File;
  readonly options: ReadingOptions;
}

export interface UploadContext {
  /** The stored review, until it is resumed or discarded. */
  readonly offered: OpenReview | undefined;
  readonly previous: SubmittedFile | undefined;
  /** The chosen file, until the back end has accepted or refused it. */
  readonly file: File | undefined;
  readonly options: ReadingOptions;
  readonly opened: OpenedFile | undefined;
  readonly keyProblem: string | undefined;
  readonly mapping: Mapping | undefined;
  /** Whether the columns were mapped before, so that closing the mapping leads back to the preview. */
  readonly isMapped: boolean;
  readonly progress: CheckProgress | undefined;
  readonly checked: CheckedFile | undefined;
  /** Issues that prevent sending. */
  readonly errors: number;
  /** Whether to send the rows as previewed instead of the file itself, where the two differ. */
  readonly sendAsRead: boolean;
  /** How many texts with digits were accepted as prices. */
  readonly acceptedTexts: number;
  /** Share of the bytes that were sent, in percent. */
  readonly sent: number;
  /** Name and row count of the last file that was submitted. */
  readonly fileName: string;
  readonly rows: number;
  /** Set once the back end has accepted the file. */
  readonly counts: UploadCounts | undefined;
  /** Changes to review. */
  readonly pairs: readonly UploadPair[];
  readonly excluded: OpenReview['excluded'];
  /** Changes to write. */
  readonly confirmed: readonly UploadPair[];
  /** How many of them are flagged, and need a second confirmation. */
  readonly flagged: number;
  readonly problem: UploadProblem | undefined;
  readonly outcome: UploadResult['outcome'];
}

export type UploadEvent =
  | { readonly type: 'review.resume' | 'review.discard' | 'review.continue' }
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'file.submit' | 'file.reopen' }
  | { readonly type: 'texts.accept' | 'texts.decline' }
  | { readonly type: 'options.change'; readonly options: ReadingOptions }
  | { readonly type: 'mapping.open' | 'mapping.close' }
  | { readonly type: 'mapping.change'; readonly mapping: Mapping }
  | { readonly type: 'check.report'; readonly progress: CheckProgress }
  | { readonly type: 'sendAsRead.change'; readonly sendAsRead: boolean }
  | { readonly type: 'bytes.report'; readonly percent: number }
  | { readonly type: 'exclusions.change'; readonly excluded: OpenReview['excluded'] }
  | { readonly type: 'changes.confirm'; readonly pairs: readonly UploadPair[]; readonly flagged: number }
  | { readonly type: 'flagged.accept' | 'flagged.decline' }
  | { readonly type: 'upload.cancel' };

/** The view to show (`offer` to `review`), and what is in progress in it. */
export type UploadTag =
  | 'offer'
  | 'choose'
  | 'reading'
  | 'mapping'
  | 'preview'
  | 'review'
  /** Every row is being checked. */
  | 'checking'
  /** The file is being sent. */
  | 'sending'
  /** Changes are being written; this cannot be cancelled. */
  | 'writing';
