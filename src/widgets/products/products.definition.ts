import { listSettings, listStateAttributes } from '../../embed/attributes/list-attributes';
import type { SheetListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { listStyles } from '../../lists/styles';
import { uiStyles } from '../../ui/styles';
import { productColumnKeys } from './products.columns';
import css from './products.css?inline';

const state = listStateAttributes(productColumnKeys);

export type ProductsProps = WidgetProps<typeof listSettings, typeof state, SheetListMethods>;

/** The products: search, filters, columns; creating, changing, deleting, uploading and downloading products. */
export const productsDefinition: WidgetDefinition<typeof listSettings, typeof state, SheetListMethods> = {
  area: 'products',
  root: 'shadow',
  settings: listSettings,
  state,
  methods: ['refresh', 'create', 'edit', 'upload', 'download'],
  styles: [...uiStyles, ...listStyles, css],
};
