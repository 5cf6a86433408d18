import type { RowProblem, SheetUploaded, UploadPair } from '../api/resources/sheet-upload';
import type { CostDraft } from './cost-draft.types';
import type { CellPlace, CheckedFile, CheckProgress, FileColumn, OpenedFile, ReadingOptions } from './reading.types';
import type { QuestionKind } from './upload-questions';

/**
 * What went wrong.
 * - `no-file`: no file was chosen.
 * - `unreadable`: the file cannot be read.
 * - `file-refused`: the back end refused the file and changed nothing; `rows` are the invalid rows, if it named any.
 * - `not-sent`: the file was not sent completely, or without a session; nothing was changed.
 * - `unknown-outcome`: the response was lost; the changes may have been saved.
 * - `conflict`: other users have changed the records meanwhile; nothing was saved.
 * - `changes-refused`: the back end refused the confirmed changes and wrote none.
 */
export interface UploadProblem {
  readonly kind:
    | 'no-file'
    | 'unreadable'
    | 'file-refused'
    | 'not-sent'
    | 'unknown-outcome'
    | 'conflict'
    | 'changes-refused';
  readonly message: string;
  /** The name of an unreadable file, which is not kept. */
  readonly fileName?: string | undefined;
  readonly rows?: readonly RefusedRow[];
}

/** A row that the back end has refused, by its number in the chosen file. */
export interface RefusedRow extends RowProblem {
  /** Where the preview shows it; `undefined` when it is not about one row of the file. */
  readonly place?: CellPlace | undefined;
}

/** A template that can read the file, and its options to do so. */
export interface OfferedTemplate {
  readonly name: string;
  readonly options: ReadingOptions;
  /**
   * How the template fits the file:
   * - `header`: the file has the same header.
   * - `columns`: neither has a header, and the columns are of the same kinds.
   * - `none`: neither has a header, and the columns are of other kinds.
   * - `last-list`: the file has columns of the same kinds as a list without a header that was mapped in this browser, whose name it has.
   */
  readonly match: 'header' | 'columns' | 'none' | 'last-list';
}

interface Failed {
  readonly kind: 'failed';
  readonly problem: UploadProblem;
}

export interface ReadOutcome {
  readonly opened: OpenedFile;
  /** May come from an earlier file with the same header. */
  readonly options: ReadingOptions;
  /** Why the known keys could not be loaded. */
  readonly keyProblem?: string | undefined;
  /** Why the numbers of the products could not be loaded, by which the articles are to be matched. */
  readonly matchProblem?: string | undefined;
  /** Templates for files with this header, or without one. */
  readonly templates?: readonly OfferedTemplate[] | undefined;
  /** Keys that were chosen for a supplier's numbers in an earlier file with this header, which may be of another supplier. */
  readonly earlierKeyNames?: ReadingOptions['keyNames'];
}

export interface CheckOutcome {
  readonly checked: CheckedFile;
  /** Number of issues that prevent sending. */
  readonly errors: number;
}

export interface SendInput {
  readonly file: File;
  readonly report: (percent: number) => void;
}

export type SendOutcome = ({ readonly kind: 'accepted' | 'review-needed' } & Omit<SheetUploaded, 'message'>) | Failed;

/**
 * Result of confirming changes; a conflict has the current pairs. `remaining`: some were saved, and only these pairs were not.
 * `nothing-pending`: they were confirmed before, with an unknown outcome, and the back end has nothing to confirm any more.
 */
export type ConfirmOutcome =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'nothing-pending' }
  | { readonly kind: 'remaining'; readonly problem: UploadProblem; readonly pairs: readonly UploadPair[] }
  | { readonly kind: 'conflict'; readonly message: string; readonly pairs: readonly UploadPair[] }
  | Failed;

/** Detail of the event `pricebook-upload`. */
export interface UploadResult {
  readonly fileName: string;
  readonly rows: number;
  readonly created: number;
  readonly unchanged: number;
  readonly changed: number;
  /** `cancelled`: only the new records were saved. */
  readonly outcome: 'accepted' | 'confirmed' | 'cancelled';
}

/** An unfinished review, stored when the page closes. */
export interface OpenReview {
  readonly pairs: readonly UploadPair[];
  readonly counts: UploadCounts;
  readonly fileName: string;
  /** Rows of the file. */
  readonly rows: number;
  /** Keys of the fields that the user does not want changed, by the position of the pair. */
  readonly excludedFields: ReadonlyMap<number, ReadonlySet<string>>;
  /** Whether changes may have been written: they were confirmed, and no response says whether they were. */
  readonly isOutcomeUnknown: boolean;
}

/** Records that the back end saved before the review; `undefined` values were not reported. */
export type UploadCounts = Pick<SheetUploaded, 'created' | 'unchanged'>;

export interface Mapping {
  readonly header: number;
  readonly columns: readonly FileColumn[];
  readonly skuParts?: ReadingOptions['skuParts'];
  readonly fillDown?: ReadingOptions['fillDown'];
  readonly matchBy?: ReadingOptions['matchBy'];
  /** Columns from whose costs prices are calculated, by position from 0. */
  readonly costColumns?: readonly number[] | undefined;
  readonly unitColumn?: number | undefined;
}

/** The machine first offers `review`, then reads `file`; if both are undefined, the user chooses a file. */
export interface UploadInput {
  readonly file: File | undefined;
  readonly review: OpenReview | undefined;
  /** The last submitted file, which the user can open again, for another sheet. */
  readonly previous: SubmittedFile | undefined;
}

export interface SubmittedFile {
  readonly file: File;
  readonly options: ReadingOptions;
}

/** How a sheet was read, and the rules for its costs as typed, when another sheet was opened. */
export interface EarlierSheet {
  readonly options: ReadingOptions;
  readonly costDrafts: readonly CostDraft[] | undefined;
}

export interface UploadContext
  extends Omit<UploadInput, 'review'>,
    Omit<OpenReview, 'counts'>,
    Pick<UploadResult, 'outcome'> {
  /** The stored review, until it is resumed. */
  readonly offeredReview: OpenReview | undefined;
  readonly options: ReadingOptions;
  /** The options that would not be lost with this file: restored from an earlier file with the same header, or just saved as a template. */
  readonly recalledOptions: ReadingOptions;
  /** Sheets of the file that were read before the open one, by position: opening one of them again restores its options. */
  readonly earlierSheets: ReadonlyMap<number, EarlierSheet>;
  readonly opened: OpenedFile | undefined;
  readonly keyProblem: string | undefined;
  readonly matchProblem: string | undefined;
  /** How many of our products, with their numbers, are loaded so far. */
  readonly productsLoaded: number | undefined;
  readonly templates: readonly OfferedTemplate[];
  /** Offered, not used: several suppliers may have the same header. */
  readonly earlierKeyNames: ReadingOptions['keyNames'];
  readonly mapping: Mapping | undefined;
  /** The rules for costs as they are typed; `undefined` until one is changed. */
  readonly costDrafts: readonly CostDraft[] | undefined;
  /** Whether the mapping was complete once: then closing it returns to the preview, otherwise the file is removed. */
  readonly hadCompleteMapping: boolean;
  readonly progress: CheckProgress | undefined;
  readonly checked: CheckedFile | undefined;
  /** Number of issues that prevent sending. */
  readonly errors: number;
  /** Whether to send the rows as previewed instead of the file itself, where the two differ. */
  readonly prefersPreviewedRows: boolean;
  /** How many rows or cells of each question the user has accepted. */
  readonly acceptedCounts: Readonly<Partial<Record<QuestionKind, number>>>;
  /** Whether the file is sent once it is checked, because the user has left rows out of what was submitted. */
  readonly isSubmitPending: boolean;
  /** `undefined` before the request begins. */
  readonly sentPercent: number | undefined;
  /** Set once the back end has accepted the file. */
  readonly counts: UploadCounts | undefined;
  /** The pairs that the user confirmed; set before they are saved. */
  readonly confirmedPairs: readonly UploadPair[];
  /** Number of flagged changes; they need a second confirmation. */
  readonly flaggedCount: number;
  readonly problem: UploadProblem | undefined;
}

export type UploadEvent =
  | { readonly type: 'review.resume' | 'review.discard' | 'review.continue' }
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'file.submit' | 'file.reopen' }
  | { readonly type: 'question.accept' | 'question.decline' }
  /** `options` exclude what the question is about. */
  | { readonly type: 'question.leaveOut'; readonly options: ReadingOptions }
  | { readonly type: 'options.change'; readonly options: ReadingOptions }
  /** The open file is read by this template, in which its options were saved. */
  | { readonly type: 'template.saved'; readonly name: string }
  | { readonly type: 'mapping.open' | 'mapping.close' }
  | { readonly type: 'mapping.change'; readonly mapping: Mapping }
  | { readonly type: 'pricing.open' | 'pricing.close' }
  | { readonly type: 'pricing.change'; readonly drafts: readonly CostDraft[] }
  | { readonly type: 'products.report'; readonly products: number }
  | { readonly type: 'check.report'; readonly progress: CheckProgress }
  | { readonly type: 'prefersPreviewedRows.change'; readonly prefersPreviewedRows: boolean }
  | { readonly type: 'sent.report'; readonly percent: number }
  | { readonly type: 'changes.exclude'; readonly excludedFields: OpenReview['excludedFields'] }
  | { readonly type: 'changes.confirm'; readonly pairs: readonly UploadPair[]; readonly flaggedCount: number }
  | { readonly type: 'flagged.accept' | 'flagged.decline' }
  | { readonly type: 'upload.cancel' };

/** The visible view (`offer` to `review`), and the operation in progress in it. */
export type UploadTag =
  | 'offer'
  | 'choose'
  | 'reading'
  | 'mapping'
  | 'pricing'
  | 'preview'
  | 'review'
  | 'checking'
  | 'sending'
  /** Changes are being written; this cannot be cancelled. */
  | 'writing';
