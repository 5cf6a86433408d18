import { flag } from '../../embed/attributes/attributes';
import { listSettings, listStateAttributes } from '../../embed/attributes/list-attributes';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import type { SheetListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { listStyles } from '../../lists/styles';
import { uiStyles } from '../../ui/styles';
import { currencyStyles } from './currency-styles';
import { productColumnKeys } from './prices.columns';
import css from './prices.css?inline';

const settings = {
  ...listSettings,
  /** Shows the price history of each row, all changes, and past uploads with 'Take back'. The back end must support these. */
  priceHistory: flag,
} as const;

const state = listStateAttributes(productColumnKeys);

/** Methods of the price list; each resolves with the detail of its event. */
export interface PricesMethods extends SheetListMethods {
  /**
   * With `price-history`: opens the history of a record, or of the record with this ID on the current page; resolves when it closes.
   * @example
   * await list.history('4711');
   */
  history(record: PlainRecord | string | number): Promise<undefined>;
  /**
   * With `price-history`: takes an upload back after confirmation; `undefined` when cancelled.
   * @example
   * const taken = await list.takeBack(12);
   * if (taken) console.log(taken);
   */
  takeBack(uploadId: string | number): Promise<WidgetEvents['pricebook-takeback'] | undefined>;
}

export type PricesProps = WidgetProps<typeof settings, typeof state, PricesMethods>;

/** The price list: search, filters, columns; in a narrow list, a card for each row; creating, changing, deleting, uploading and downloading prices; changing many by a rule. */
export const pricesDefinition: WidgetDefinition<typeof settings, typeof state, PricesMethods> = {
  area: 'prices',
  root: 'shadow',
  settings,
  state,
  renamed: { history: 'priceHistory' },
  methods: ['refresh', 'create', 'edit', 'upload', 'download', 'history', 'takeBack'],
  styles: [...uiStyles, ...listStyles, css, currencyStyles],
};
