import { localDate } from '../../lists/actions/download-list';
import type { Mapping } from '../../machines/upload.types';
import { currencies, priceKeysOf } from '../../wire/price-levels';
import type { UploadSession } from '../session/upload-session.types';
import { emptyDraft } from './cost-draft';

/**
 * Opens the step 'Prices from costs' for a price column whose amounts are in another currency: without a mark-up, so that only the
 * rate is left to type.
 */
export function openAmounts(
  { send }: UploadSession['actor'],
  mapping: Mapping,
  { key, currency: costCurrency }: { readonly key: string; readonly currency: string },
): void {
  const column = mapping.columns.find((one) => one.key === key && one.state === 'used');
  const currency = currencies.find((one) => priceKeysOf(one).some((price) => price === key));
  if (column === undefined || currency === undefined) return;
  const levels: readonly string[] = priceKeysOf(currency);
  const draft = emptyDraft(column.index, currency, localDate(new Date()));
  const columns = mapping.columns.map((one) =>
    one === column ? ({ ...one, key: undefined, state: 'excluded' } as const) : one,
  );
  const others = (mapping.costColumns ?? []).filter((index) => index !== column.index);
  send({ type: 'mapping.open' });
  send({ type: 'mapping.change', mapping: { ...mapping, columns, costColumns: [...others, column.index] } });
  send({ type: 'pricing.open' });
  send({
    type: 'pricing.change',
    drafts: [{ ...draft, costCurrency, percents: draft.percents.with(levels.indexOf(key), '0') }],
  });
}
