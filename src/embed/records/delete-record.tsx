import type { ReactNode } from 'react';
import { ConfirmDelete } from '../../ui/confirm-delete';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';
import type { AnyRecord } from './record.types';

interface DeleteRecordProps {
  readonly host: WidgetHost;
  readonly record: AnyRecord;
  /** Deletes it, and answers the message to be shown. */
  readonly remove: () => Promise<string>;
  /** Reads the list again. */
  readonly reload: () => void;
  readonly onClose: () => void;
  /** Names the record. */
  readonly children: ReactNode;
}

/** Asks whether a record is to go, and deletes it. */
export function DeleteRecord({ host, record, remove, reload, onClose, children }: DeleteRecordProps) {
  async function confirm(): Promise<void> {
    const detail = { record: record.source };
    if (!host.emit('pricebook-before-delete', detail)) return onClose();
    try {
      const message = await remove();
      if (message !== '') host.toast({ type: 'success', message });
      host.emit('pricebook-delete', detail);
      onClose();
    } catch (cause) {
      throw reportFailure(host, 'delete', cause);
    } finally {
      // Also when the outcome is not known: the list shows what there is.
      reload();
    }
  }
  return (
    <ConfirmDelete onDelete={confirm} onClose={onClose}>
      {children}
    </ConfirmDelete>
  );
}
