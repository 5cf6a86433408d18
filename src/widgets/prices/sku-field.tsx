import { fetchMainSkus } from '../../api/resources/prices';
import type { Client } from '../../api/transport/client';
import { fetchedChoices, textOptions } from '../../record/fetched-choices';
import { useFetch } from '../../record/use-fetch';
import { Combobox } from '../../ui/form/combobox';
import { TextField } from '../../ui/form/text-field';
import type { PriceRecord } from '../../wire/price';
import type { PriceDraft } from './price-draft';
import { formMessages as messages } from './price-form.messages';

interface SkuFieldProps {
  readonly client: Client;
  readonly record: PriceRecord | undefined;
  readonly draft: PriceDraft;
  readonly onChange: (draft: PriceDraft) => void;
}

export function SkuField({ client, record, draft, onChange }: SkuFieldProps) {
  const isNew = record === undefined;
  // The list of all products is only needed for a record without its group.
  const skusOfRecord = draft.group === '' ? 'all' : 'none';
  const neededSkus = isNew ? 'unpriced' : skusOfRecord;
  const fetched = useFetch(neededSkus, async () => (neededSkus === 'none' ? [] : fetchMainSkus(client, neededSkus)));
  const groupOf = (sku: string) =>
    fetched.state.kind === 'loaded' ? fetched.state.value.find(({ MAIN_SKU }) => MAIN_SKU === sku)?.GROUP_NAME : '';
  const choices = fetchedChoices(fetched, (skus) => textOptions(skus.map(({ MAIN_SKU }) => MAIN_SKU)), messages.skus);
  const fixed = { options: [], readOnly: 'fixed' as const, hint: messages.mainSkuFixed };
  return (
    <div className="pricebook-two-fields">
      <Combobox
        {...(isNew ? choices : fixed)}
        label={messages.mainSku}
        required={isNew}
        placeholder={messages.mainSkuPlaceholder}
        value={draft.mainSku}
        onChange={(mainSku) => onChange({ ...draft, mainSku, group: groupOf(mainSku) ?? '' })}
      />
      <TextField
        label={messages.group}
        readOnly
        value={draft.group || (groupOf(draft.mainSku) ?? '')}
        placeholder={messages.groupEmpty}
        hint={record?.product.DESCRIPTION || undefined}
      />
    </div>
  );
}
