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

/** What lies over the list: the form, whose code is loaded with the first one, or the question before a deletion. */
export function PricePanels({ host, list, actions }: PricePanelsProps) {
  useSignals();
  const { form, deleting } = actions;
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
