import type { WidgetHost } from '../../../embed/widget';
import type { PriceRecord } from '../../../wire/price';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import type { CellDraft } from './cell-drafts';
import { draftMessages } from './cell-drafts.messages';
import { editRefusal } from './edit-refusal';
import { refusalMessages as messages } from './refuse-edit.messages';
import { shownDraft } from './shown-draft';

/** Says why a price cannot be changed in its cell, and offers the form. */
export function refuseEdit(host: WidgetHost, record: PriceRecord, key: PriceKey, openForm: () => void): void {
  const refusal = editRefusal(record, key);
  if (refusal === undefined) return;
  const isNameless = refusal.kind === 'no-sku';
  const title = isNameless ? priceLabel(key) : draftMessages.cell({ key, sku: record.MAIN_SKU });
  const message = isNameless ? messages['no-sku'] : messages[refusal.kind](priceLabel(refusal.key));
  const action = { label: messages.openForm, onPick: openForm };
  host.toast({ type: 'warning', title, message, ...(!isNameless && { action }) });
}

interface RefusedText {
  readonly typed: CellDraft;
  readonly problem: string;
  readonly edit: () => void;
}

/** Says why the text of a closed editor was not saved. */
export function refuseText(host: WidgetHost, { typed, problem, edit }: RefusedText): void {
  const { invalid } = messages;
  const action = { label: invalid.edit, onPick: edit };
  host.toast({
    type: 'warning',
    title: draftMessages.cellAndText(shownDraft(typed)),
    message: invalid.message(problem),
    action,
  });
}
