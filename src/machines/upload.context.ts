import type { UploadCounts, UploadPair, UploadProblem } from '../api/upload-outcome';
import type { ReadingChoice, UploadEnd } from './upload.types';

/** What an upload begins with: nothing, a file that the page hands over, or a review that was left open. */
export type UploadStart =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'review'; readonly pairs: readonly UploadPair[]; readonly counts: UploadCounts };

/** What an upload knows on its way. */
export interface UploadContext {
  /** The chosen file, until an answer to it has come. */
  readonly file: File | undefined;
  readonly choice: ReadingChoice;
  /** Whether the file's columns were known once, so that there is a preview to go back to. */
  readonly isMapped: boolean;
  /** How many things keep the file from being sent, as far as it was checked. */
  readonly errors: number;
  /** Sent share of the bytes, in percent. */
  readonly sent: number;
  readonly sendAsRead: boolean;
  /** What the back end did at once; set when it has answered. */
  readonly counts: UploadCounts | undefined;
  /** What is to be reviewed. */
  readonly pairs: readonly UploadPair[];
  /** What is to be written. */
  readonly confirmed: readonly UploadPair[];
  /** How many of the changes to be written are asked for again. */
  readonly calledOut: number;
  /** What went wrong last. */
  readonly problem: UploadProblem | undefined;
  /** The back end's own words, last. */
  readonly message: string;
  readonly outcome: UploadEnd['outcome'];
}

/** What may happen to an upload. */
export type UploadEvent =
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'file.submit'; readonly sendAsRead: boolean }
  | { readonly type: 'mapping.open' | 'mapping.leave' }
  | { readonly type: 'reading.choose'; readonly choice: ReadingChoice }
  | { readonly type: 'bytes.report'; readonly percent: number }
  | { readonly type: 'changes.confirm'; readonly pairs: readonly UploadPair[]; readonly calledOut: number }
  | { readonly type: 'calledOut.accept' | 'calledOut.decline' }
  | { readonly type: 'upload.cancel' };
