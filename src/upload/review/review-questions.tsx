import { useSelector } from '@xstate/react';
import type { OpenReview } from '../../machines/upload.types';
import { shownList } from '../../texts/notation';
import { Button } from '../../ui/controls/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Dialog } from '../../ui/overlays/dialog';
import type { UploadSession } from '../session/upload-session.types';
import type { ReviewProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { countReview, isIncluded } from './review-choices';
import { isFlagged, shownValue } from './review-pair';
import type { Review } from './use-review';

const maxNamedChanges = 6;

export function ReviewQuestions({ session, review }: ReviewProps) {
  const { send } = session.actor;
  const question = useSelector(session.actor, ({ value }) =>
    typeof value === 'object' && 'reviewing' in value ? value.reviewing : undefined,
  );
  const { flaggedCount: count, counts, isOutcomeUnknown } = useUpload(session);
  if (question === 'askingAboutFlagged') {
    const flaggedChanges = firstFlagged(review);
    return (
      <ConfirmDialog
        title={messages.askTitle(count)}
        confirmLabel={messages.askConfirm(count, review.counts?.changesIncluded ?? count)}
        cancelLabel={messages.askBack}
        onConfirm={() => send({ type: 'flagged.accept' })}
        onCancel={() => send({ type: 'flagged.decline' })}
      >
        <p>{messages.askText(count)}</p>
        <ul className="pricebook-findings">
          {flaggedChanges.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {count > flaggedChanges.length && <li>{messages.askMore(count - flaggedChanges.length)}</li>}
        </ul>
      </ConfirmDialog>
    );
  }
  if (question !== 'leaving') return null;
  return (
    <ConfirmDialog
      title={messages.discardTitle}
      confirmLabel={messages.discard}
      cancelLabel={messages.keepReviewing}
      tone="danger"
      onConfirm={() => send({ type: 'review.discard' })}
      onCancel={() => send({ type: 'review.continue' })}
    >
      {session.leaveText?.() ??
        (isOutcomeUnknown ? messages.discardUnknownText : messages.discardText(counts?.created))}
    </ConfirmDialog>
  );
}

const firstFlagged = ({ pairs = [], excluded }: Review): readonly string[] =>
  pairs
    .flatMap((pair) => pair.changes.map((change) => ({ pair, change })))
    .filter(({ pair, change }) => isFlagged(change) && isIncluded(pair, change, excluded))
    .slice(0, maxNamedChanges)
    .map(
      ({ pair: { name }, change: { column, from, to } }) =>
        `${shownList([name, column.label])}: ${shownValue(from, column)} → ${shownValue(to, column)}`,
    );

/** Offers a review that was open when the session ended or the page was closed. */
export function ResumeReview({ session }: { readonly session: UploadSession }) {
  const { send } = session.actor;
  const { offeredReview } = useUpload(session);
  const footer = (
    <>
      <Button onClick={() => send({ type: 'review.discard' })}>{messages.startAnew}</Button>
      <Button variant="primary" data-autofocus="" onClick={() => send({ type: 'review.resume' })}>
        {messages.resume}
      </Button>
    </>
  );
  return (
    <Dialog title={messages.resumeTitle} footer={footer} onClose={() => send({ type: 'upload.cancel' })}>
      {offeredReview && resumeText(offeredReview, session.kind.shape)}
    </Dialog>
  );
}

const resumeText = (review: OpenReview, shape: UploadShape): string =>
  review.isOutcomeUnknown
    ? messages.resumeUnknownText(review.fileName)
    : messages.resumeText(countReview(review, shape).changesIncluded, review.fileName);
