import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, useState } from 'react';
import type { Client } from '../api/transport/client';
import { ApiError } from '../api/transport/errors';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';
import type { RecordActions } from '../lists/actions/record-actions';
import type { SheetActions, UploadPanelProps } from '../lists/actions/use-sheet-list';
import { listMessages } from '../lists/list.messages';
import type { ShowableList } from '../record/show-record';
import type { RecordFormProps } from '../record/use-record-form';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import type { Identity } from '../wire/field';
import type { Id } from '../wire/values';

const ConfirmDeleteDialog = lazyDialog(
  'delete confirmation',
  async () => (await import('../ui/overlays/confirm-delete')).ConfirmDeleteDialog,
  ({ onClose }) => onClose,
);

export interface PanelsOfList<R> {
  readonly Form: ComponentType<RecordFormProps<R>>;
  readonly Upload?: ComponentType<UploadPanelProps>;
  /** Names the record in the question whether to delete it. @default its title */
  readonly describe?: (record: R) => string;
}

interface ListPanelsProps<R extends Identity> {
  readonly host: WidgetHost;
  readonly entity: {
    readonly titleOf: (record: R) => string;
    /** Deletes a record and returns the back end's message, or ''. */
    readonly remove: (client: Client, id: Id) => Promise<string>;
  };
  readonly list: ShowableList & { readonly reload: () => Promise<void> };
  readonly actions: RecordActions<R> & Partial<Pick<SheetActions<R>, 'uploading'>>;
  readonly panels: PanelsOfList<R>;
}

export function ListPanels<R extends Identity>({ host, entity, list, actions, panels }: ListPanelsProps<R>) {
  useSignals();
  const { Form, Upload, describe = entity.titleOf } = panels;
  const form = actions.form.value;
  const upload = actions.uploading?.value;
  const record = actions.deleting.value;
  const reload = () => void list.reload().catch(() => undefined);
  const close = () => {
    actions.deleting.value = undefined;
  };
  /** Records whose deletion had an unknown outcome: a 404 to the next attempt says that it was done. */
  const [uncertain] = useState(() => new Set<Id>());
  async function confirm({ ID, source }: R): Promise<void> {
    if (!host.emit('pricebook-before-delete', { record: source })) return close();
    try {
      const message = await entity.remove(host.client, ID).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.status === 404 && uncertain.has(ID)) return '';
        if (cause instanceof ApiError && cause.kind === 'unknown-outcome') uncertain.add(ID);
        throw cause;
      });
      host.toast({ type: 'success', message: message || listMessages.deleted });
      host.emit('pricebook-delete', { record: source });
      unselect(actions.selection, ID);
      close();
    } catch (cause) {
      throw notifyError(host, 'delete', cause);
    } finally {
      // Also after an unknown outcome: the list shows whether the record still exists.
      reload();
    }
  }
  return (
    <>
      {form && <Form host={host} list={list} record={form.subject} reload={reload} onDone={form.close} />}
      {Upload && upload && <Upload host={host} start={upload.subject} reload={reload} onDone={upload.close} />}
      {record && (
        <ConfirmDeleteDialog onDelete={() => confirm(record)} onClose={close}>
          <b>{describe(record)}</b>
        </ConfirmDeleteDialog>
      )}
    </>
  );
}

function unselect<R>(selection: RecordActions<R>['selection'], id: Id): void {
  const selected = selection.peek();
  if (selected?.has(id)) selection.value = new Map([...selected].filter(([key]) => key !== id));
}

export const lazyPanel = <P extends { readonly onDone: (outcome: undefined) => void }>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
) =>
  lazyDialog(
    chunk,
    load,
    ({ onDone }: P) =>
      () =>
        onDone(undefined),
  );
