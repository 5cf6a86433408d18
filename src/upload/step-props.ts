import type { OpenedFile } from '../machines/reading.types';
import type { Review } from './review/use-review';
import type { UploadSession } from './session/upload-session.types';

export interface StepProps {
  readonly session: UploadSession;
  readonly review: Review;
}

/** What a review needs of its session, which may have no file. */
export interface ReviewProps {
  readonly session: Pick<UploadSession, 'kind' | 'actor'> & {
    /** What leaving the review means. @default that nothing is written, and the choices are lost */
    readonly leaveText?: () => string | undefined;
  };
  readonly review: Review;
}

export interface OpenedProps {
  readonly session: UploadSession;
  readonly opened: OpenedFile;
}
