import type { WidgetEvents } from '../../../embed/events';
import type { WidgetHost } from '../../../embed/widget';
import type { OpenPanel, Panel } from '../../../lists/actions/panels';
import type { Id } from '../../../wire/values';

/** The subject of a history dialog: a record, all uploads, or an upload to take back. */
export type HistorySubject =
  | { readonly kind: 'record'; readonly sku: string; readonly group: string }
  | { readonly kind: 'uploads' }
  | { readonly kind: 'take-back'; readonly id: Id };

export type TakenBack = WidgetEvents['pricebook-takeback'];

export type HistoryDialogs = Panel<HistorySubject, TakenBack>;

export interface OpenHistoryDialogProps {
  readonly host: WidgetHost;
  readonly isReadonly: boolean;
  readonly reload: () => void;
  readonly dialog: OpenPanel<HistorySubject, TakenBack>;
}
