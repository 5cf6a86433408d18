import type { ProductRecord } from '../../api/product-record';
import { downloadProducts, readProduct } from '../../api/products';
import type { WidgetEvents } from '../../embed/events';
import { createDownload } from '../../embed/records/download-list';
import { createPanels, type Panel } from '../../embed/records/panels';
import { createRecordActions, type RecordActions } from '../../embed/records/record-actions';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { productKind } from './product-kind';
import { messages } from './products.messages';

type Uploaded = WidgetEvents['pricebook-upload'];

/** What can be done with the product list, by its buttons and by the element's methods alike. */
export interface ProductActions extends RecordActions<ProductRecord> {
  /** The upload panel; its subject is what the page handed over, `undefined` when a person is to choose. */
  readonly uploading: Panel<File | undefined, Uploaded>['open'];
  readonly upload: (file?: File) => Promise<Uploaded | undefined>;
  readonly download: () => Promise<WidgetEvents['pricebook-download']>;
}

/** Makes the actions of one product list. */
export function createProductActions(host: WidgetHost, list: List<ProductRecord>): ProductActions {
  const { client } = host;
  const panels = createPanels(host);
  const { open: uploading, show: upload } = panels.panel<File | undefined, Uploaded>();

  /** A page has the visible columns alone: the form needs all. */
  async function read(id: string): Promise<ProductRecord> {
    const product = await readProduct(client, list.query.peek(), id);
    if (product === undefined) throw new Error(messages.gone(id));
    return product;
  }
  return {
    ...createRecordActions(host, productKind, panels, read),
    uploading,
    upload,
    download: createDownload(host, {
      name: 'products',
      read: () => downloadProducts(client, list.query.peek()),
      messages,
    }),
  };
}
