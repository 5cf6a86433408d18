import { oneOf } from '../../embed/attributes/attributes';
import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import { keys, withDefault } from '../../embed/attributes/list-kinds';
import type { SheetListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import recordForm from '../../records/record-form.css?inline';
import { uiStyles } from '../../ui/styles';
import { productColumnKeys } from './products.columns';
import css from './products.css?inline';

const live = {
  ...listLive,
  /** Rows per page. @default 20 */
  pageSize: withDefault(oneOf(...pageSizes), defaultPageSize),
  /** Keys of the visible columns, in order. @default the user's last choice, otherwise all */
  columns: withDefault(keys, productColumnKeys),
} as const;

const methods = ['refresh', 'create', 'edit', 'upload', 'download'] as const;

export type ProductsProps = WidgetProps<typeof listSettings, typeof live, SheetListMethods>;

/** The products: search, filters, columns; creating, changing, deleting, uploading and downloading products. */
export const productsDefinition: WidgetDefinition<typeof listSettings, typeof live, SheetListMethods> = {
  area: 'products',
  root: 'shadow',
  settings: listSettings,
  live,
  methods,
  styles: [...uiStyles, ...listStyles, recordForm, css],
};
