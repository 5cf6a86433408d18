import { type ReactNode, useEffect } from 'react';
import type { UploadPair } from '../../../api/resources/sheet-upload';
import { useSignOutNotice } from '../../../record/use-sign-out-notice';
import { adoptingRef } from '../../../ui/adopt-sheets';
import { Dialog } from '../../../ui/overlays/dialog';
import { useLeaveWarning } from '../../../ui/overlays/use-leave-warning';
import { useFocusKept } from '../../../ui/use-focus-kept';
import { choicesText } from '../../../upload/choices-text';
import review from '../../../upload/review/review.css?inline';
import { ReviewFooter } from '../../../upload/review/review-footer';
import { ReviewQuestions } from '../../../upload/review/review-questions';
import { ReviewView } from '../../../upload/review/review-view';
import { useReview } from '../../../upload/review/use-review';
import type { UploadSession } from '../../../upload/session/upload-session.types';
import type { ReviewProps } from '../../../upload/step-props';
import upload from '../../../upload/upload.css?inline';
import { useUpload } from '../../../upload/use-upload';

const adoptCss = adoptingRef([upload, review]);

interface ChangesReviewProps {
  readonly session: ReviewProps['session'] & Pick<UploadSession, 'apiBase'>;
  readonly title: string;
  /** Describes the pairs that are left: there are fewer of them when only some were saved. */
  readonly describe: (pairs: readonly UploadPair[]) => string;
  readonly notices?: ReactNode;
  /** Takes the place of the buttons while changes are being saved. */
  readonly progress?: ReactNode;
}

/** Shows changes of many prices before they are sent, in the review that uploads have too. */
export function ChangesReview({ session, title, describe, notices, progress }: ChangesReviewProps) {
  const { pairs } = useUpload(session);
  const props = { session, review: useReview(session) };
  useLeaveWarning(true);
  const isUnsaved = progress === undefined;
  // Other buttons replace the focused one when saving begins, and when it ends.
  const body = useFocusKept<HTMLDivElement>(isUnsaved);
  useSignOutNotice(session.apiBase, isUnsaved, {
    text: () => choicesText(session.actor.getSnapshot().context, session.kind.shape),
  });
  useEffect(() => body.current?.focus({ preventScroll: true }), [body]);
  return (
    <Dialog
      kind="full"
      title={title}
      subtitle={describe(pairs)}
      footer={progress ?? <ReviewFooter {...props} />}
      onClose={() => session.actor.send({ type: 'upload.cancel' })}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={(element) => {
          body.current = element;
          adoptCss(element);
        }}
        role="group"
        aria-label={title}
        tabIndex={-1}
        className="pricebook-upload is-review"
      >
        {notices}
        <ReviewView {...props} />
      </div>
      <ReviewQuestions {...props} />
    </Dialog>
  );
}
