import { useEffect, useRef } from 'react';
import { adoptingRef } from '../../../ui/adopt-sheets';
import { Banner } from '../../../ui/feedback/banner';
import { Dialog } from '../../../ui/overlays/dialog';
import { useLeaveWarning } from '../../../ui/overlays/use-leave-warning';
import type { PriceChanges } from '../../../upload/reading/change-prices';
import review from '../../../upload/review/review.css?inline';
import { ReviewFooter } from '../../../upload/review/review-footer';
import { ReviewQuestions } from '../../../upload/review/review-questions';
import { ReviewView } from '../../../upload/review/review-view';
import { useReview } from '../../../upload/review/use-review';
import upload from '../../../upload/upload.css?inline';
import { useUpload } from '../../../upload/use-upload';
import { changeMessages as messages } from './change-prices.messages';
import type { ChangeSession } from './change-session';
import { countUploads } from './send-changes';

const adoptCss = adoptingRef([upload, review]);

interface ChangesReviewProps {
  readonly session: ChangeSession;
  readonly name: string;
  readonly changes: PriceChanges;
}

/** The upload's review of changes that are not sent yet. */
export function ChangesReview({ session, name, changes }: ChangesReviewProps) {
  const { pairs } = useUpload(session);
  const props = { session, review: useReview(session) };
  const body = useRef<HTMLDivElement>(null);
  useLeaveWarning(true);
  useEffect(() => body.current?.focus({ preventScroll: true }), []);
  const isWhole = pairs === changes.pairs;
  const uploads = countUploads(pairs.length);
  return (
    <Dialog
      kind="full"
      title={messages.reviewTitle}
      subtitle={isWhole ? messages.reviewFacts(name, changes) : messages.remainingFacts(name, pairs.length)}
      footer={<ReviewFooter {...props} />}
      onClose={() => session.actor.send({ type: 'upload.cancel' })}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={(element) => {
          body.current = element;
          adoptCss(element);
        }}
        role="group"
        aria-label={messages.reviewTitle}
        tabIndex={-1}
        className="pricebook-upload is-review"
      >
        {uploads > 1 && <Banner tone="warning">{messages.parts(uploads)}</Banner>}
        <ReviewView {...props} />
      </div>
      <ReviewQuestions {...props} />
    </Dialog>
  );
}
