import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import type { RecordToFind } from '../../../api/resources/records';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { useSignOutNotice } from '../../../record/use-sign-out-notice';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import type { PriceRecord } from '../../../wire/price';
import { canEditInPlace } from '../price-rules';
import { priceGroups, priceGroupsWith } from '../prices.columns';
import { draftMessages } from './cell-drafts.messages';
import { createCellEdits } from './cell-edits';
import { PriceEditor } from './price-editor';
import type { RestoredDraftsProps } from './restored-drafts';
import type { UnsavedPrices } from './unsaved-prices';
import { useQuestions } from './use-questions';

const RestoredDrafts = lazyPart('unsaved prices', async () => (await import('./restored-drafts')).RestoredDrafts);

interface PriceEditsOptions {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly unsaved: UnsavedPrices;
  readonly isReadonly: boolean;
  readonly openForm: (record: RecordToFind) => void;
}

export function usePriceEdits({ host, list, unsaved, isReadonly, openForm }: PriceEditsOptions) {
  const { ask, dialog } = useQuestions(host, list);
  const [edits] = useState(() => createCellEdits({ host, list, unsaved, ask, openForm }));
  const { drafts } = unsaved;
  useEffect(() => {
    if (!isReadonly) drafts.restore();
  }, [drafts, isReadonly]);
  const groups = useMemo(() => {
    if (isReadonly) return priceGroups;
    const editing = { isOpen: list.editing.isOpen, drafts };
    return priceGroupsWith((key) => ({
      canEdit: (record) => canEditInPlace(record, key),
      onRefused: (record) => edits.refuse(record, key),
      render: (record, close) => (
        <PriceEditor
          host={host}
          record={record}
          priceKey={key}
          editing={editing}
          close={close}
          onLeave={(entry) => edits.leave(record, key, entry)}
        />
      ),
    }));
  }, [host, list, drafts, edits, isReadonly]);
  const offer = !isReadonly && <DraftsOffer host={host} list={list} drafts={drafts} edits={edits} />;
  return { groups, dialog, offer };
}

/** Loads its code with the first draft of an earlier visit. */
function DraftsOffer(props: RestoredDraftsProps) {
  useSignals();
  const { value: drafts } = props.drafts.all;
  useSignOutNotice(props.host.client.apiBase, drafts.length > 0, draftMessages.signedOut(drafts));
  return drafts.some(({ isRestored }) => isRestored) && <RestoredDrafts {...props} />;
}
