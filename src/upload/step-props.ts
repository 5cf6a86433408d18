import type { Review } from './review/use-review';
import type { UploadSession } from './session/upload-session';

/** Props of the body and the footer of a step. */
export interface StepProps {
  readonly session: UploadSession;
  readonly review: Review;
}
