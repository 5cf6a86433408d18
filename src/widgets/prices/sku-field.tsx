import { useCallback, useEffect, useState } from 'react';
import { fetchMainSkus, type MainSku } from '../../api/resources/prices';
import type { Client } from '../../api/transport/client';
import { ApiError } from '../../api/transport/errors';
import { Button } from '../../ui/controls/button';
import { Combobox } from '../../ui/form/combobox';
import { TextField } from '../../ui/form/text-field';
import type { PriceRecord } from '../../wire/price';
import { formMessages as messages } from './price-form.messages';
import type { PriceDraft } from './price-rules';

interface SkuFieldProps {
  readonly client: Client;
  readonly record: PriceRecord | undefined;
  readonly draft: PriceDraft;
  readonly onChange: (draft: PriceDraft) => void;
}

/** The main SKU, which cannot be changed for an existing price, and its group. */
export function SkuField({ client, record, draft, onChange }: SkuFieldProps) {
  const isNew = record === undefined;
  // The list of all products is only needed for a record without its group.
  const skus = useSkus(client, isNew ? 'unpriced' : draft.group === '' ? 'all' : 'none');
  const group = draft.group || (skus.list.find(({ MAIN_SKU }) => MAIN_SKU === draft.mainSku)?.GROUP_NAME ?? '');
  const choose = (mainSku: string) => {
    const found = skus.list.find(({ MAIN_SKU }) => MAIN_SKU === mainSku);
    onChange({ ...draft, mainSku, group: found?.GROUP_NAME ?? '' });
  };
  return (
    <div className="pricebook-two-fields">
      <Combobox
        label={messages.mainSku}
        required={isNew}
        readOnly={!isNew}
        placeholder={messages.mainSkuPlaceholder}
        loading={isNew ? skus.loading : undefined}
        options={skus.list.map(({ MAIN_SKU }) => ({ value: MAIN_SKU, label: MAIN_SKU }))}
        value={draft.mainSku}
        onChange={choose}
        hint={isNew ? skus.hint : messages.mainSkuFixed}
        error={isNew ? skus.error : undefined}
        aside={
          isNew && skus.error !== undefined ? (
            <Button variant="quiet" size="small" onClick={skus.reload}>
              {messages.tryAgain}
            </Button>
          ) : undefined
        }
      />
      <TextField
        label={messages.group}
        readOnly
        value={group}
        placeholder={messages.groupEmpty}
        hint={record?.product.DESCRIPTION || undefined}
      />
    </div>
  );
}

type Skus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly list: readonly MainSku[] }
  | { readonly kind: 'failed'; readonly error: Error };

function useSkus(client: Client, which: 'all' | 'unpriced' | 'none') {
  const [skus, setSkus] = useState<Skus>({ kind: 'loading' });
  const reload = useCallback(() => {
    if (which === 'none') return;
    setSkus({ kind: 'loading' });
    fetchMainSkus(client, which).then(
      (list) => setSkus({ kind: 'loaded', list }),
      (cause: unknown) => {
        // Superseded by a newer read, or the widget is unmounted.
        if (cause instanceof ApiError && cause.kind === 'superseded') return;
        setSkus({ kind: 'failed', error: cause instanceof Error ? cause : new Error(String(cause)) });
      },
    );
  }, [client, which]);
  useEffect(reload, [reload]);
  const list = skus.kind === 'loaded' ? skus.list : [];
  return {
    list,
    reload,
    loading: skus.kind === 'loading' ? messages.loadingSkus : undefined,
    hint: skus.kind === 'loaded' && list.length === 0 ? messages.noSkus : undefined,
    error: skus.kind === 'failed' ? skus.error.message : undefined,
  };
}
