import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/controls/button';
import type { ReviewProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUploadTag } from '../use-upload';
import { pairsToConfirm } from './review-choices';

export function ReviewFooter({ session, review: { pairs, excluded, counts } }: ReviewProps) {
  const { actor } = session;
  const isWriting = useUploadTag(session, 'writing');
  const taken = counts && messages.taken(counts.pairsIncluded, counts.pairs, counts.changesIncluded, counts.changes);
  const flagged = counts?.flaggedIncluded ?? 0;
  const nothingTaken = counts?.changesIncluded === 0 ? messages.nothingTaken : undefined;
  const reason = counts === undefined ? messages.preparingReview : nothingTaken;
  return (
    <>
      <div className="pricebook-dialog-beside pricebook-wrap pricebook-review-counts" role="status">
        {taken && <span>{taken}</span>}
        {flagged > 0 && (
          <span className="pricebook-review-big">
            <TriangleAlert />
            {messages.flaggedCount(flagged)}
          </span>
        )}
      </div>
      <Button
        onClick={() => actor.send({ type: 'upload.cancel' })}
        disabledReason={isWriting ? messages.confirming : undefined}
      >
        {messages.cancel}
      </Button>
      <Button
        variant="primary"
        busy={isWriting}
        disabledReason={reason}
        onClick={() =>
          actor.send({ type: 'changes.confirm', pairs: pairsToConfirm(pairs ?? [], excluded), flaggedCount: flagged })
        }
      >
        {messages.confirm}
      </Button>
    </>
  );
}
