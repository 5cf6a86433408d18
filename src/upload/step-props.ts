import type { OpenedFile } from '../machines/upload-file';
import type { Review } from './review/use-review';
import type { UploadSession } from './session/upload-session';

export interface StepProps {
  readonly session: UploadSession;
  readonly review: Review;
}

/** Props of the parts that need an open file. */
export interface OpenedProps {
  readonly session: UploadSession;
  readonly opened: OpenedFile;
}
