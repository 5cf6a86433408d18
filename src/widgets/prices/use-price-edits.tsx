import { useMemo, useState } from 'react';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { loadChunk } from '../../ui/feedback/load-chunk';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { PriceRecord } from '../../wire/price';
import type { PriceKey } from '../../wire/price-levels';
import type { PriceQuestion } from './change-price';
import { PriceEditor } from './price-editor';
import { canEditInPlace } from './price-rules';
import { priceGroups, priceGroupsWith } from './prices.columns';

const ConfirmDialog = lazyDialog(
  'question',
  async () => (await import('../../ui/overlays/confirm-dialog')).ConfirmDialog,
  ({ onCancel }) => onCancel,
);

interface OpenQuestion extends PriceQuestion {
  readonly answer: (isConfirmed: boolean) => void;
}

export function usePriceEdits(host: WidgetHost, list: List<PriceRecord>, isReadonly: boolean) {
  const [question, setQuestion] = useState<OpenQuestion>();
  const groups = useMemo(() => {
    if (isReadonly) return priceGroups;
    const ask = (asked: PriceQuestion) =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => {
          setQuestion(undefined);
          resolve(isConfirmed);
        };
        setQuestion({ ...asked, answer });
      });
    const change = async (record: PriceRecord, key: PriceKey, text: string) => {
      try {
        const changePrice = await loadChunk('price change', async () => (await import('./change-price')).changePrice);
        await changePrice({ host, list, ask }, record, key, text);
      } catch (cause) {
        notifyError(host, 'save', cause);
      }
    };
    return priceGroupsWith((key) => ({
      canEdit: (record) => canEditInPlace(record, key),
      render: (record, close) => (
        <PriceEditor
          record={record}
          priceKey={key}
          isEditing={list.isEditing}
          close={close}
          onChange={(text) => void change(record, key, text)}
        />
      ),
    }));
  }, [host, list, isReadonly]);
  const dialog = question && (
    <ConfirmDialog
      title={question.title}
      confirmLabel={question.confirm}
      cancelLabel={question.cancel}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {question.text}
    </ConfirmDialog>
  );
  return { groups, dialog };
}
