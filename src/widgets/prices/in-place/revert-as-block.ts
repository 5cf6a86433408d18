import { addPendingSave } from '../../../api/session/pending-saves';
import { notifyError } from '../../../embed/page/notify-error';
import { withOwnClient } from '../../../embed/page/own-client';
import { withTexts } from '../../../texts/text-parts';
import { chunkLoader } from '../../../ui/feedback/load-chunk';
import type { PriceChangeContext } from './change-price.types';
import type { UndoableChange, UndoDirection } from './undo-history';

/** Undoes or redoes a change by an upload, which moves no other price. The caller has taken it from the history. Never rejects. */
export function revertAsBlock(
  { host, unsaved }: Pick<PriceChangeContext, 'host' | 'unsaved'>,
  undoable: UndoableChange,
  direction: UndoDirection,
): Promise<void> {
  // Without rows the stored records are read. It cannot be stopped: an upload is sent whole.
  const run = { signal: new AbortController().signal, onProgress: () => {} };
  const saving = loadRevertBlock().then(
    (revertBlock) => revertBlock({ host: withOwnClient(host), unsaved, rows: [] }, undoable, direction, run),
    (cause: unknown) => {
      unsaved.undoHistory.putBack(undoable, direction);
      notifyError(host, 'save', cause);
    },
  );
  addPendingSave(host.client, saving);
  return saving;
}

const loadRevertBlock = chunkLoader(
  'change of several prices',
  withTexts('uploads', async () => (await import('../block/block-dialog')).revertBlock),
);
