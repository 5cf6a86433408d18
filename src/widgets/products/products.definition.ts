import { listLive, listSettings, type SheetListMethods } from '../../embed/records/list-attributes';
import { recordStyles } from '../../embed/records/styles';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { uiStyles } from '../../ui/styles';
import { Products } from './products';
import { productColumnKeys } from './products.columns';
import css from './products.css?inline';

const live = listLive(productColumnKeys, pageSizes, defaultPageSize);

/** What the product list's component is given. */
export type ProductsProps = WidgetProps<typeof listSettings, typeof live, SheetListMethods>;

/** The product list, for every door. */
export const productsDefinition: WidgetDefinition<typeof listSettings, typeof live, SheetListMethods> = {
  area: 'products',
  root: 'shadow',
  component: Products,
  settings: listSettings,
  live,
  methods: ['refresh', 'create', 'edit', 'upload', 'download'],
  styles: [...uiStyles, ...listStyles, ...recordStyles, css],
};
