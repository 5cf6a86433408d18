import { Button } from '../../../ui/controls/button';
import { Progress } from '../../../ui/feedback/progress';
import { blockMessages as messages } from './block.messages';

interface BlockProgressProps {
  readonly done: number;
  readonly total: number;
  readonly onStop: () => void;
}

/** How many records are saved, and a button that stops before the next one. */
export function BlockProgress({ done, total, onStop }: BlockProgressProps) {
  return (
    <>
      <div className="pricebook-dialog-beside" role="status">
        <Progress label={messages.savingLabel} percent={total === 0 ? 0 : (done / total) * 100} />
        {total === 0 ? messages.reading : messages.saving(done, total)}
      </div>
      <Button onClick={onStop}>{messages.stop}</Button>
    </>
  );
}
