import { useSignals } from '@preact/signals-react/runtime';
import type { PriceRecord } from '../../api/price-record';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { lazyDialog } from '../../ui/lazy-dialog';
import { DeletePrice } from './delete-price';
import type { PriceActions } from './price-actions';

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
  readonly actions: PriceActions;
}

/** What lies over the list: the form, the upload panel or the question before a deletion. */
export function PricePanels({ host, list, actions }: PricePanelsProps) {
  useSignals();
  const { form, uploading, deleting } = actions;
  const upload = uploading.value;
  const open = form.value;
  const record = deleting.value;
  return (
    <>
      {open && <PriceForm host={host} list={list} record={open.record} onDone={open.done} />}
      {upload && <PriceUpload host={host} file={upload.file} reload={reload} onDone={upload.done} />}
      {record && (
        <DeletePrice
          host={host}
          list={list}
          record={record}
          onClose={() => {
            deleting.value = undefined;
          }}
        />
      )}
    </>
  );
}
