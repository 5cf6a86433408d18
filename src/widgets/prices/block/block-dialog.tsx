import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import type { CommaMeaning } from '../../../texts/comma-meaning';
import { useKeptEffect } from '../../../ui/use-kept-effect';
import type { PriceRecord } from '../../../wire/price';
import { ChangesReview } from '../bulk/changes-review';
import type { UnsavedPrices } from '../in-place/unsaved-prices';
import { type BlockCells, clearedCells, filledDownCells, pastedCells, textsWithUnclearComma } from './area-cells';
import { blockMessages as messages } from './block.messages';
import type { BlockRequest, RecordChange } from './block.types';
import { BlockProgress } from './block-progress';
import { type BlockSession, openBlockSession } from './block-session';
import { CommaQuestion } from './comma-question';
import { type BlockPlan, planBlock } from './plan-block';
import { RefusedCells } from './refused-cells';
import { RevertDialog } from './revert-dialog';
import { uploadNameOf } from './upload-name';

// Exported here, because a dynamic import of its own would move shared code into the chunk that every list loads first.
export { revertBlock } from './revert-block';

interface BlockDialogProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly unsaved: UnsavedPrices;
  readonly request: BlockRequest;
  readonly onDone: () => void;
}

/** Changes several cells: shows what will change, and then saves it. Undo and redo save at once. */
export function BlockDialog({ request, ...props }: BlockDialogProps) {
  const [comma, setComma] = useState<CommaMeaning>();
  if (request.kind === 'revert')
    return <RevertDialog {...props} undoable={request.undoable} direction={request.direction} />;
  const unclear = request.kind === 'paste' && comma === undefined ? textsWithUnclearComma(request) : [];
  if (unclear.length > 0) return <CommaQuestion texts={unclear} onChoose={setComma} onCancel={props.onDone} />;
  return <BlockReview {...props} request={request} comma={comma} />;
}

interface BlockReviewProps extends BlockDialogProps {
  readonly request: Exclude<BlockRequest, { readonly kind: 'revert' }>;
  readonly comma: CommaMeaning | undefined;
}

interface OpenedBlock {
  readonly session: BlockSession;
  readonly plan: BlockPlan;
  readonly cells: BlockCells;
}

function BlockReview({ host, unsaved, request, comma, onDone }: BlockReviewProps) {
  useSignals();
  const [opened, setOpened] = useState<OpenedBlock>();
  const latest = useRef({ request, comma, onDone });
  const openedSession = useRef<BlockSession>(undefined);
  useKeptEffect(() => () => openedSession.current?.detach(), []);
  useEffect(() => {
    if (openedSession.current) return;
    const { request: initialRequest, comma: initialComma, onDone: end } = latest.current;
    const cells = cellsOf(initialRequest, initialComma);
    const newestCells = cells.cells.map((cell) => ({ ...cell, record: unsaved.newestWithPending(cell.record) }));
    const plan = withRefused(planBlock(newestCells), cells);
    if (plan.changes.length === 0) {
      host.toast({ type: 'warning', title: messages.nothing.title, message: reasonForNoChange(plan) });
      end();
      return;
    }
    const { changes } = plan;
    const skus = changes.map(({ record }) => record.MAIN_SKU);
    const uploadName = uploadNameOf(initialRequest.kind, skus, countCells(changes));
    const session = openBlockSession({ host, unsaved, changes, uploadName, onEnd: end });
    openedSession.current = session;
    setOpened({ session, plan, cells });
  }, [host, unsaved]);
  if (opened === undefined) return null;
  const { session, plan, cells } = opened;
  const changed = countCells(plan.changes);
  const progress = session.progress.value;
  return (
    <ChangesReview
      session={session}
      title={messages.title(request.kind, changed)}
      describe={() => messages.facts(changed, plan.changes.length, plan.unchanged, cells.outside)}
      notices={plan.refused.length > 0 && <RefusedCells cells={plan.refused} />}
      {...(progress && { progress: <BlockProgress {...progress} onStop={session.stop} /> })}
    />
  );
}

const countCells = (changes: readonly RecordChange[]): number =>
  changes.reduce((sum, { prices }) => sum + prices.size, 0);

function cellsOf(request: BlockReviewProps['request'], comma: CommaMeaning | undefined): BlockCells {
  if ('cells' in request) return { cells: request.cells, refused: [], outside: 0 };
  const { area, rows } = request;
  if (request.kind === 'paste') return pastedCells(request, comma);
  const cells = request.kind === 'fill' ? filledDownCells(area, rows) : clearedCells(area, rows);
  return { cells, refused: [], outside: 0 };
}

const withRefused = (plan: BlockPlan, { refused }: BlockCells): BlockPlan => ({
  ...plan,
  refused: [...refused, ...plan.refused],
});

function reasonForNoChange({ refused, unchanged }: BlockPlan): string {
  if (refused.length > 0) return messages.nothing.refused(refused.map(messages.refusedCell));
  return unchanged > 0 ? messages.nothing.unchanged : messages.nothing.noPrices;
}
