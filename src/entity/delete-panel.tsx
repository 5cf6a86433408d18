import { deleteDraft } from '../api/drafts/stored-drafts';
import type { Client } from '../api/transport/client';
import { ApiError } from '../api/transport/errors';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';
import type { RecordActions } from '../lists/actions/record-actions';
import { listMessages } from '../lists/list.messages';
import { ConfirmDeleteDialog } from '../ui/overlays/confirm-delete';
import type { Identity } from '../wire/field';
import type { Id } from '../wire/values';

export interface DeletePanelProps<R extends Identity> {
  readonly host: WidgetHost;
  readonly entity: {
    /** Names what the browser stores for it. */
    readonly name: string;
    /** Deletes a record and returns the back end's message, or ''. */
    readonly remove: (client: Client, id: Id) => Promise<string>;
  };
  readonly actions: Pick<RecordActions<R>, 'deleting' | 'selection'>;
  /** Names the record in the question. */
  readonly name: string;
  readonly reload: () => void;
  readonly onClose: () => void;
}

/** Records whose deletion had an unknown outcome, by list: a 404 to the next attempt says that it was done. */
const uncertainRecords = new WeakMap<object, Set<Id>>();

/** Asks whether to delete a record, and deletes it. */
export function DeletePanel<R extends Identity>(props: DeletePanelProps<R>) {
  const { host, entity, actions, name, reload, onClose } = props;
  const uncertain = uncertainRecords.get(actions.deleting) ?? new Set();
  uncertainRecords.set(actions.deleting, uncertain);
  async function deleteRecord(): Promise<void> {
    const record = actions.deleting.peek();
    if (record === undefined) return;
    const { ID, source } = record;
    if (!host.emit('pricebook-before-delete', { record: source })) return onClose();
    try {
      const message = await entity.remove(host.client, ID).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.status === 404 && uncertain.has(ID)) return '';
        if (cause instanceof ApiError && cause.kind === 'unknown-outcome') uncertain.add(ID);
        throw cause;
      });
      host.toast({ type: 'success', message: message || listMessages.deleted });
      host.emit('pricebook-delete', { record: source });
      unselect(actions.selection, ID);
      // Nothing could be done with it any more.
      deleteDraft({ apiBase: host.client.apiBase, form: entity.name, record: ID });
      onClose();
    } catch (cause) {
      throw notifyError(host, 'delete', cause);
    } finally {
      // Also after an unknown outcome: the list shows whether the record still exists.
      reload();
    }
  }
  return (
    <ConfirmDeleteDialog onDelete={deleteRecord} onClose={onClose}>
      <b>{name}</b>
    </ConfirmDeleteDialog>
  );
}

function unselect<R>(selection: RecordActions<R>['selection'], id: Id): void {
  const selected = selection.peek();
  if (selected?.has(id)) selection.value = new Map([...selected].filter(([key]) => key !== id));
}
