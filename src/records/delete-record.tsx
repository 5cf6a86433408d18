import type { ReactNode } from 'react';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';
import { ConfirmDelete } from '../ui/overlays/confirm-delete';
import { recordMessages as messages } from './record.messages';
import type { AnyRecord } from './record.types';

interface DeleteRecordProps {
  readonly host: WidgetHost;
  readonly record: AnyRecord;
  /** Deletes the record and returns the back end's message, or ''. */
  readonly remove: () => Promise<string>;
  readonly reload: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DeleteRecord({ host, record, remove, reload, onClose, children }: DeleteRecordProps) {
  async function confirm(): Promise<void> {
    const detail = { record: record.source };
    if (!host.emit('pricebook-before-delete', detail)) return onClose();
    try {
      const message = await remove();
      host.toast({ type: 'success', message: message || messages.deleted });
      host.emit('pricebook-delete', detail);
      onClose();
    } catch (cause) {
      throw notifyError(host, 'delete', cause);
    } finally {
      // Also after an unknown outcome: the list shows whether the record still exists.
      reload();
    }
  }
  return (
    <ConfirmDelete onDelete={confirm} onClose={onClose}>
      {children}
    </ConfirmDelete>
  );
}
