import type { WidgetEvents } from '../../embed/events';
import { type ListMethods, listLive, listSettings } from '../../embed/records/list-attributes';
import { recordStyles } from '../../embed/records/styles';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { uiStyles } from '../../ui/styles';
import { Prices } from './prices';
import { productColumnKeys } from './prices.columns';
import css from './prices.css?inline';

const live = listLive(productColumnKeys, pageSizes, defaultPageSize);

/** Methods of the price list. */
export interface PricesMethods extends ListMethods {
  /** Opens the upload panel, with a file if one is given; `undefined` when the person cancelled before it was sent. */
  upload(file?: File): Promise<WidgetEvents['pricebook-upload'] | undefined>;
  /** Saves all matching prices as a spreadsheet. */
  download(): Promise<WidgetEvents['pricebook-download']>;
}

/** What the price list's component is given. */
export type PricesProps = WidgetProps<typeof listSettings, typeof live, PricesMethods>;

/** The price list, for every door. */
export const pricesDefinition: WidgetDefinition<typeof listSettings, typeof live, PricesMethods> = {
  area: 'prices',
  root: 'shadow',
  component: Prices,
  settings: listSettings,
  live,
  methods: ['refresh', 'create', 'edit', 'upload', 'download'],
  styles: [...uiStyles, ...listStyles, ...recordStyles, css],
};
