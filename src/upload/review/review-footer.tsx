import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TriangleAlert } from '../../ui/icons';
import { uploadMessages as messages } from '../upload.messages';
import type { ReviewCounts } from './review-choices';
import { isTaken, type LeftOut } from './review-choices';
import { isCalledOut, type ReviewPair, shownValue } from './review-pair';

interface ReviewFooterProps {
  /** `undefined` while the pairs are being compared. */
  readonly counts: ReviewCounts | undefined;
  readonly isConfirming: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** What the choices come to, and the two ways on. */
export function ReviewFooter({ counts, isConfirming, onCancel, onConfirm }: ReviewFooterProps) {
  const taken = counts && messages.taken(counts.pairsTaken, counts.pairs, counts.changesTaken, counts.changes);
  const reason =
    counts === undefined ? messages.preparingReview : counts.changesTaken === 0 ? messages.nothingTaken : undefined;
  return (
    <>
      <div className="pricebook-dialog-beside pricebook-review-counts" role="status">
        {taken && (
          <span>
            <b>{taken.pairs}</b> {messages.rowsWord} <b>{taken.changes}</b> {messages.changesTaken}
          </span>
        )}
        {counts !== undefined && counts.calledOutTaken > 0 && (
          <span className="pricebook-review-big">
            <TriangleAlert />
            {messages.bigChanges(counts.calledOutTaken)}
          </span>
        )}
      </div>
      <Button onClick={onCancel} disabledReason={isConfirming ? messages.confirming : undefined}>
        {messages.cancel}
      </Button>
      <Button variant="primary" busy={isConfirming} disabledReason={reason} onClick={onConfirm}>
        {messages.confirm}
      </Button>
    </>
  );
}

/** Big changes that the question names; the others are counted. */
const named = 6;

interface AskBigChangesProps {
  readonly pairs: readonly ReviewPair[];
  readonly leftOut: LeftOut;
  readonly count: number;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks for the changes that are called out, by their count. */
export function AskBigChanges({ pairs, leftOut, count, onAccept, onDecline }: AskBigChangesProps) {
  const some = firstBigChanges(pairs, leftOut);
  return (
    <ConfirmDialog
      title={messages.askTitle(count)}
      confirmLabel={messages.askConfirm(count)}
      cancelLabel={messages.askBack}
      onConfirm={onAccept}
      onCancel={onDecline}
    >
      <p>{messages.askText(count)}</p>
      <ul className="pricebook-marks">
        {some.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {count > some.length && <li>{messages.askMore(count - some.length)}</li>}
      </ul>
    </ConfirmDialog>
  );
}

function firstBigChanges(pairs: readonly ReviewPair[], leftOut: LeftOut): readonly string[] {
  const lines: string[] = [];
  for (const pair of pairs) {
    if (pair.calledOut === 0) continue;
    for (const change of pair.changes) {
      if (!isCalledOut(change) || !isTaken(pair, change, leftOut)) continue;
      lines.push(
        `${pair.name}, ${change.column.label}: ${shownValue(change.from, change.column)} → ${shownValue(change.to, change.column)}`,
      );
      if (lines.length === named) return lines;
    }
  }
  return lines;
}
