import type { DraftId } from '../../../api/drafts/draft-key';
import type { PriceKey } from '../../../wire/price-levels';
import type { Id } from '../../../wire/values';

export interface PriceCell {
  readonly id: Id;
  readonly key: PriceKey;
}

export const cellDraftForm = 'price cells';

/** Where the draft of a cell is stored. */
export const cellDraftId = (apiBase: string, { id, key }: PriceCell): DraftId => ({
  apiBase,
  form: cellDraftForm,
  record: `${id} ${key}`,
});
