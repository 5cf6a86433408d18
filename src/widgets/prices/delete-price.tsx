import type { PriceRecord } from '../../api/price-record';
import { deletePrice } from '../../api/prices';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { ConfirmDelete } from '../../ui/confirm-delete';
import { messages } from './prices.messages';
import { reportFailure } from '../../embed/report-failure';

interface DeletePriceProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly record: PriceRecord;
  readonly onClose: () => void;
}

/** Asks whether the record is to go, by its ID and main SKU, and deletes it. */
export function DeletePrice({ host, list, record, onClose }: DeletePriceProps) {
  async function remove(): Promise<void> {
    const detail = { record: record.source };
    if (!host.emit('pricebook-before-delete', detail)) return onClose();
    try {
      const message = await deletePrice(host.client, record.ID);
      if (message !== '') host.toast({ type: 'success', message });
      host.emit('pricebook-delete', detail);
      onClose();
    } catch (cause) {
      throw reportFailure(host, 'delete', cause);
    } finally {
      // Also when the outcome is not known: the list shows what there is.
      list.reload().catch(() => undefined);
    }
  }
  return (
    <ConfirmDelete onDelete={remove} onClose={onClose}>
      {messages.price} <b>{record.ID}</b> {messages.of} <b>{record.MAIN_SKU}</b>
    </ConfirmDelete>
  );
}
