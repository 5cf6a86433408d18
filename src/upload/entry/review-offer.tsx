import { useState } from 'react';
import { Button, LinkButton } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useDiscardPrompt } from '../../ui/overlays/use-discard-prompt';
import type { WaitingReview } from './review-draft';
import { uploadEntryMessages as messages } from './upload-entry.messages';

interface ReviewOfferProps {
  readonly review: WaitingReview;
  readonly onReview: () => void;
  readonly onDiscard: () => void;
}

interface FileOfferProps {
  readonly fileName: string;
  /** Discarding them asks first. */
  readonly hasChoices: boolean;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Names the file that was open when the upload's dialog was removed. */
export function FileOffer({ fileName, hasChoices, onContinue, onDiscard }: FileOfferProps) {
  const { requestClose, question } = useDiscardPrompt({ isDirty: hasChoices, changes: 'upload', onClose: onDiscard });
  return (
    <div className="pricebook-draft-offer">
      <Banner
        tone="warning"
        title={messages.stillOpen(fileName)}
        actions={<Button onClick={requestClose}>{messages.discard}</Button>}
      >
        <LinkButton onClick={onContinue}>{messages.continue}</LinkButton>
      </Banner>
      {question}
    </div>
  );
}

/** Names the review of an upload that waits for confirmation. Discarding it asks first. */
export function ReviewOffer({ review, onReview, onDiscard }: ReviewOfferProps) {
  const [isAsking, setAsking] = useState(false);
  const { fileName, changes, isOutcomeUnknown } = review;
  return (
    <div className="pricebook-draft-offer">
      <Banner
        tone="warning"
        title={isOutcomeUnknown ? messages.unknown(fileName) : messages.waiting(changes, fileName)}
        actions={<Button onClick={() => setAsking(true)}>{messages.discard}</Button>}
      >
        <LinkButton onClick={onReview}>{messages.review}</LinkButton>
      </Banner>
      {isAsking && (
        <ConfirmDialog
          title={messages.discardTitle}
          confirmLabel={messages.discard}
          cancelLabel={messages.keep}
          tone="danger"
          onConfirm={onDiscard}
          onCancel={() => setAsking(false)}
        >
          {isOutcomeUnknown ? messages.discardUnknownText : messages.discardText(fileName)}
        </ConfirmDialog>
      )}
    </div>
  );
}
