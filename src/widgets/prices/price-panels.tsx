import { useSignals } from '@preact/signals-react/runtime';
import { deletePrice } from '../../api/resources/prices';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { DeleteRecord } from '../../records/delete-record';
import type { SheetActions } from '../../records/use-sheet-list';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { PriceRecord } from '../../wire/price';
import { messages } from './prices.messages';

const PriceForm = lazyDialog(
  'price form',
  async () => (await import('./price-form')).PriceForm,
  ({ onDone }) =>
    () =>
      onDone(undefined),
);
const PriceUpload = lazyDialog(
  'upload panel',
  async () => (await import('./price-upload')).PriceUpload,
  ({ onDone }) =>
    () =>
      onDone(undefined),
);

interface PricePanelsProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly actions: SheetActions<PriceRecord>;
}

export function PricePanels({ host, list, actions }: PricePanelsProps) {
  useSignals();
  const { form, uploading, deleting } = actions;
  const upload = uploading.value;
  const open = form.value;
  const record = deleting.value;
  const reload = () => void list.reload().catch(() => undefined);
  return (
    <>
      {open && <PriceForm host={host} list={list} record={open.subject} reload={reload} onDone={open.close} />}
      {upload && <PriceUpload host={host} file={upload.subject} reload={reload} onDone={upload.close} />}
      {record && (
        <DeleteRecord
          host={host}
          record={record}
          remove={() => deletePrice(host.client, record.ID)}
          reload={reload}
          onClose={() => {
            deleting.value = undefined;
          }}
        >
          {messages.price} <b>{record.ID}</b> {messages.of} <b>{record.MAIN_SKU}</b>
        </DeleteRecord>
      )}
    </>
  );
}
