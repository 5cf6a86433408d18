import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import type { SheetListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { listStyles } from '../../lists/styles';
import { uiStyles } from '../../ui/styles';
import { productColumnKeys } from './products.columns';
import css from './products.css?inline';

const live = listLive(productColumnKeys);

export type ProductsProps = WidgetProps<typeof listSettings, typeof live, SheetListMethods>;

/** The products: search, filters, columns; creating, changing, deleting, uploading and downloading products. */
export const productsDefinition: WidgetDefinition<typeof listSettings, typeof live, SheetListMethods> = {
  area: 'products',
  root: 'shadow',
  settings: listSettings,
  live,
  methods: ['refresh', 'create', 'edit', 'upload', 'download'],
  styles: [...uiStyles, ...listStyles, css],
};
