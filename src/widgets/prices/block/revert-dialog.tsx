import { useEffect, useRef, useState } from 'react';
import { withOwnClient } from '../../../embed/page/own-client';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { Dialog } from '../../../ui/overlays/dialog';
import type { PriceRecord } from '../../../wire/price';
import type { UndoableChange, UndoDirection } from '../in-place/undo-history';
import type { UnsavedPrices } from '../in-place/unsaved-prices';
import { blockMessages as messages } from './block.messages';
import { BlockProgress } from './block-progress';
import { revertBlock } from './revert-block';

interface RevertDialogProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly unsaved: UnsavedPrices;
  readonly undoable: UndoableChange;
  readonly direction: UndoDirection;
  readonly onDone: () => void;
}

/** Undoes or redoes a change of several cells, with progress and Stop. */
export function RevertDialog({ host, list, unsaved, undoable, direction, onDone }: RevertDialogProps) {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const stop = useRef(new AbortController());
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const total = new Set(undoable.cells.map(({ id }) => String(id))).size;
    // Its reads go on when the list is left.
    const context = { host: withOwnClient(host), unsaved, rows: list.loaded.peek()?.items ?? [] };
    const run = { signal: stop.current.signal, onProgress: (done: number) => setProgress({ done, total }) };
    void revertBlock(context, undoable, direction, run).then(onDone);
  }, [host, list, unsaved, undoable, direction, onDone]);
  const stopSaving = () => stop.current.abort();
  return (
    <Dialog
      title={messages.revertTitle(direction)}
      onClose={stopSaving}
      footer={<BlockProgress {...progress} onStop={stopSaving} />}
    >
      {messages.revertText(undoable.cells.length)}
    </Dialog>
  );
}
