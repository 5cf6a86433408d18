import type { WidgetEvents } from '../../../embed/events';
import type { WidgetHost } from '../../../embed/widget';
import type { OpenPanel, Panel } from '../../../lists/actions/panels';
import type { List } from '../../../lists/list-state';
import type { PriceRecord } from '../../../wire/price';
import type { Id } from '../../../wire/values';
import type { LoadedEditing } from '../in-place/price-editing.types';

/** `id` may be unknown where the host page opens the history. */
export interface RecordSubject {
  readonly kind: 'record';
  readonly id: Id | undefined;
  readonly sku: string;
  readonly group: string;
}

/** The subject of a history dialog: a record, all changes, all uploads, or an upload to take back. */
export type HistorySubject =
  | RecordSubject
  | { readonly kind: 'changes' | 'uploads' }
  | { readonly kind: 'take-back'; readonly id: Id };

export type TakenBack = WidgetEvents['pricebook-takeback'];

export type HistoryDialogs = Panel<HistorySubject, TakenBack>;

export interface OpenHistoryDialogProps {
  readonly host: WidgetHost;
  readonly isReadonly: boolean;
  readonly list: List<PriceRecord>;
  /** The code that changes prices. */
  readonly loaded: LoadedEditing;
  readonly dialog: OpenPanel<HistorySubject, TakenBack>;
}
