import { useMemo } from 'react';
import { notifyError } from '../../../embed/page/notify-error';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../list/list-state';
import { loadChunk } from '../../../ui/feedback/load-chunk';
import type { PriceRecord } from '../../../wire/price';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import { canEditInPlace } from '../price-rules';
import { priceGroups, priceGroupsWith } from '../prices.columns';
import { PriceEditor } from './price-editor';
import type { UnsavedPrices } from './unsaved-prices';
import { useQuestions } from './use-questions';

interface PriceEditsOptions {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly unsaved: UnsavedPrices;
  readonly isReadonly: boolean;
  readonly openForm: (record: PriceRecord) => void;
}

export function usePriceEdits({ host, list, unsaved, isReadonly, openForm }: PriceEditsOptions) {
  const { ask, dialog } = useQuestions(host, list);
  const groups = useMemo(() => {
    if (isReadonly) return priceGroups;
    const change = async (record: PriceRecord, key: PriceKey, text: string): Promise<boolean> => {
      try {
        const changePrice = await loadChunk('price change', async () => (await import('./change-price')).changePrice);
        return await changePrice({ host, unsaved, ask }, record, key, text);
      } catch (cause) {
        notifyError(host, 'save', cause, { title: `${priceLabel(key)} of ${record.MAIN_SKU}: ${text}` });
        return false;
      }
    };
    const refuse = async (record: PriceRecord, key: PriceKey): Promise<void> => {
      try {
        const refuseEdit = await loadChunk('price change', async () => (await import('./refuse-edit')).refuseEdit);
        refuseEdit(host, record, key, () => openForm(record));
      } catch (cause) {
        notifyError(host, 'edit', cause);
      }
    };
    return priceGroupsWith((key) => ({
      canEdit: (record) => canEditInPlace(record, key),
      onRefused: (record) => void refuse(record, key),
      render: (record, close) => (
        <PriceEditor
          host={host}
          record={record}
          priceKey={key}
          isEditing={list.isEditing}
          close={close}
          onChange={(text) => void unsaved.save({ id: record.ID, key, text }, () => change(record, key, text))}
        />
      ),
    }));
  }, [host, list, unsaved, ask, isReadonly, openForm]);
  return { groups, dialog };
}
