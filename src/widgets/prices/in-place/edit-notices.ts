import type { WidgetHost } from '../../../embed/widget';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import type { CellDraft } from './cell-drafts';
import { draftMessages } from './cell-drafts.messages';
import { refusalMessages as messages } from './edit-notices.messages';
import { withShownText } from './with-shown-text';

/** Says why a record without a SKU cannot be changed in its cells. */
export const notifyNotEditable = (host: WidgetHost, key: PriceKey): void =>
  host.toast({ type: 'warning', title: priceLabel(key), message: messages['no-sku'] });

interface RefusedText {
  readonly typed: CellDraft;
  readonly problem: string;
  readonly openEditor: () => void;
}

/** Says why the text of a closed editor was not saved. */
export function notifyTextNotSaved(host: WidgetHost, { typed, problem, openEditor }: RefusedText): void {
  const { invalid } = messages;
  const action = { label: invalid.edit, onPick: openEditor };
  host.toast({
    type: 'warning',
    title: draftMessages.cellAndText(withShownText(typed)),
    message: invalid.message(problem),
    action,
  });
}
