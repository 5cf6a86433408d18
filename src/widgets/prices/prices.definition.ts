import { listLive, listSettings, type SheetListMethods } from '../../embed/records/list-attributes';
import { recordStyles } from '../../embed/records/styles';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { uiStyles } from '../../ui/styles';
import { Prices } from './prices';
import { productColumnKeys } from './prices.columns';
import css from './prices.css?inline';

const live = listLive(productColumnKeys, pageSizes, defaultPageSize);

/** What the price list's component is given. */
export type PricesProps = WidgetProps<typeof listSettings, typeof live, SheetListMethods>;

/** The price list, for every door. */
export const pricesDefinition: WidgetDefinition<typeof listSettings, typeof live, SheetListMethods> = {
  area: 'prices',
  root: 'shadow',
  component: Prices,
  settings: listSettings,
  live,
  methods: ['refresh', 'create', 'edit', 'upload', 'download'],
  styles: [...uiStyles, ...listStyles, ...recordStyles, css],
};
