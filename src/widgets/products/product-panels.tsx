import { useSignals } from '@preact/signals-react/runtime';
import { deleteProduct } from '../../api/resources/products';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { DeleteRecord } from '../../records/delete-record';
import type { SheetActions } from '../../records/use-sheet-list';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { ProductRecord } from '../../wire/product';
import { messages } from './products.messages';

const closeOf =
  ({ onDone }: { readonly onDone: (outcome: undefined) => void }) =>
  () =>
    onDone(undefined);
const ProductForm = lazyDialog('product form', async () => (await import('./product-form')).ProductForm, closeOf);
const ProductUpload = lazyDialog('upload panel', async () => (await import('./product-upload')).ProductUpload, closeOf);

interface ProductPanelsProps {
  readonly host: WidgetHost;
  readonly list: List<ProductRecord>;
  readonly actions: SheetActions<ProductRecord>;
}

export function ProductPanels({ host, list, actions: { form, uploading, deleting } }: ProductPanelsProps) {
  useSignals();
  const open = form.value;
  const upload = uploading.value;
  const product = deleting.value;
  const reload = () => void list.reload().catch(() => undefined);
  return (
    <>
      {open && <ProductForm host={host} list={list} record={open.subject} reload={reload} onDone={open.close} />}
      {upload && <ProductUpload host={host} file={upload.subject} reload={reload} onDone={upload.close} />}
      {product && (
        <DeleteRecord
          host={host}
          record={product}
          remove={() => deleteProduct(host.client, product.ID)}
          reload={reload}
          onClose={() => {
            deleting.value = undefined;
          }}
        >
          {messages.product} <b>{product.MAIN_SKU}</b>
        </DeleteRecord>
      )}
    </>
  );
}
