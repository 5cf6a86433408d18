import type { OpenReview } from '../api/upload-outcome';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { uploadMessages as messages } from './upload.messages';

interface ResumeReviewProps {
  readonly review: OpenReview;
  readonly onResume: () => void;
  readonly onStartAnew: () => void;
  readonly onClose: () => void;
}

/** Offers to go on with a review that was left open when the session ended or the page was closed. */
export function ResumeReview({ review, onResume, onStartAnew, onClose }: ResumeReviewProps) {
  const footer = (
    <>
      <Button onClick={onStartAnew}>{messages.startAnew}</Button>
      <Button variant="primary" data-autofocus="" onClick={onResume}>
        {messages.resume}
      </Button>
    </>
  );
  return (
    <Dialog title={messages.resumeTitle} footer={footer} onClose={onClose}>
      {messages.resumeText(review.pairs.length, review.fileName)}
    </Dialog>
  );
}
