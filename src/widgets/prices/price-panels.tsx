import { useSignals } from '@preact/signals-react/runtime';
import type { PriceRecord } from '../../api/price-record';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { LatePart } from '../../ui/late-part';
import { DeletePrice } from './delete-price';
import type { PriceActions } from './price-actions';

interface PricePanelsProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly actions: PriceActions;
}

/** What lies over the list: the form or the upload panel, whose code is loaded with the first one, or the question before a deletion. */
export function PricePanels({ host, list, actions }: PricePanelsProps) {
  useSignals();
  const { form, uploading, deleting } = actions;
  const upload = uploading.value;
  const open = form.value;
  const record = deleting.value;
  return (
    <>
      {open && (
        <LatePart
          name="price form"
          load={async () => (await import('./price-form')).PriceForm}
          props={{ host, list, record: open.record, onDone: open.done }}
          onFailed={open.failed}
        />
      )}
      {upload && (
        <LatePart
          name="upload panel"
          load={async () => (await import('./price-upload')).PriceUpload}
          props={{ host, list, file: upload.file, onDone: upload.done }}
          onFailed={upload.failed}
        />
      )}
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
