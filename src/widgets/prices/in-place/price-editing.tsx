import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import type { RecordToFind } from '../../../api/resources/records';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { recordMessages } from '../../../record/record.messages';
import { useSignOutNotice } from '../../../record/use-sign-out-notice';
import { withTexts } from '../../../texts/text-parts';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { lazyDialog } from '../../../ui/overlays/lazy-dialog';
import { useKeptEffect } from '../../../ui/use-kept-effect';
import type { PriceRecord } from '../../../wire/price';
import { useBlockRequests } from '../block/use-block-requests';
import { createCellActions } from './cell-actions';
import { draftMessages } from './cell-drafts.messages';
import { createCellEdits } from './cell-edits';
import type { LoadedEditing, OpenCell } from './price-editing.types';
import { PriceEditor } from './price-editor';
import type { RestoredDraftsProps } from './restored-drafts';
import { createUnsavedPrices } from './unsaved-prices';
import { useQuestions } from './use-questions';
import { withShownText } from './with-shown-text';

const loadRestoredDrafts = async () => (await import('./restored-drafts')).RestoredDrafts;

const RestoredDrafts = lazyPart('unsaved prices', loadRestoredDrafts);

const BlockDialog = lazyDialog(
  'change of several prices',
  withTexts('uploads', async () => (await import('../block/block-dialog')).BlockDialog),
  ({ onDone }) => onDone,
);

export interface PriceEditingProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly openForm: (record: RecordToFind) => void;
  readonly loaded: LoadedEditing;
}

/** Edits the prices of a list in their cells: sets `loaded`, shows the questions about prices, and offers the drafts. */
export function PriceEditing({ host, list, openForm, loaded }: PriceEditingProps) {
  const { ask, dialog } = useQuestions(host, list);
  const { current: block, open: openBlock, close: closeBlock } = useBlockRequests();
  const [{ edits, unsaved }] = useState(() => {
    const unsavedPrices = createUnsavedPrices(list, host.client.apiBase);
    return {
      unsaved: unsavedPrices,
      edits: createCellEdits({ host, list, unsaved: unsavedPrices, ask, openForm, openBlock }),
    };
  });
  const { drafts } = unsaved;
  useKeptEffect(() => unsaved.registerShown(), [unsaved]);
  useEffect(() => {
    drafts.restore();
    const renderEditor = (cell: OpenCell) => (
      <PriceEditor
        host={host}
        cell={cell}
        drafts={drafts}
        onLeave={(entry) => edits.applyEntry(cell.record, cell.priceKey, entry)}
        onOpenForm={() => edits.openForm(cell)}
      />
    );
    loaded.value = { edits, unsaved, renderEditor };
  }, [host, edits, unsaved, drafts, loaded]);
  const isReviewing = block !== undefined;
  useEffect(() => {
    // A block that cannot be saved becomes drafts; without a network their code could not be loaded then.
    if (isReviewing) void loadRestoredDrafts().catch(() => undefined);
  }, [isReviewing]);
  useEffect(() => {
    const { actions } = list.editing;
    actions.value = createCellActions({ host, list, edits, unsaved, openBlock });
    return () => {
      actions.value = undefined;
    };
  }, [host, list, edits, unsaved, openBlock]);
  return (
    <>
      <DraftsOffer host={host} list={list} drafts={drafts} edits={edits} />
      {dialog}
      {block && (
        <BlockDialog
          key={block.number}
          host={host}
          list={list}
          unsaved={unsaved}
          request={block.request}
          onDone={() => {
            closeBlock(block.number);
            block.onEnd?.();
          }}
        />
      )}
    </>
  );
}

/** Loads its code with the first draft of an earlier visit. */
function DraftsOffer(props: RestoredDraftsProps) {
  useSignals();
  const { value: drafts } = props.drafts.all;
  useSignOutNotice(props.host.client.apiBase, drafts.length > 0, {
    loss: () => draftMessages.signedOut(drafts.map(withShownText)),
    lossForOthers: () => recordMessages.signedOut.messageWithCopy,
    text: () => drafts.map((draft) => draftMessages.cellAndText(withShownText(draft))).join('\n'),
  });
  return drafts.some(({ isOffered }) => isOffered) && <RestoredDrafts {...props} />;
}
