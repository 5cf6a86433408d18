import { useState } from 'react';
import type { PriceRecord } from '../../api/price-record';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { Banner } from '../../ui/banner';
import { EditSheet } from '../../ui/edit-sheet';
import { MissingText } from './missing-text';
import type { Outcome } from './price-actions';
import { PriceConflict } from './price-conflict';
import { PriceFields } from './price-fields';
import { formMessages as messages } from './price-form.messages';
import { hasGaps, obstacles } from './price-rules';
import { type SaveResult, savePrice } from './save-price';
import { SkuField } from './sku-field';
import { usePriceDraft } from './use-price-draft';

interface PriceFormProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  /** The record to change; `undefined` for a new one. */
  readonly record: PriceRecord | undefined;
  readonly onDone: (outcome: Outcome) => void;
}

/** The create and edit panel of a price. */
export function PriceForm({ host, list, record, onDone }: PriceFormProps) {
  const typing = usePriceDraft(host.client.apiBase, record);
  const { base, draft } = typing;
  const [progress, setProgress] = useState<SaveResult | 'editing' | 'saving'>('editing');
  const mode = record === undefined ? 'create' : 'edit';
  const missing = obstacles(draft);
  const result = typeof progress === 'object' ? progress : undefined;

  async function save(against: PriceRecord | undefined): Promise<void> {
    setProgress('saving');
    const outcome = await savePrice(host, list, against, draft);
    setProgress(outcome);
    if (outcome.kind !== 'saved') return;
    const saved = { mode, record: outcome.record } as const;
    host.emit('pricebook-save', saved);
    close(saved);
    list.reload().catch(() => undefined);
  }
  function close(outcome: Outcome): void {
    typing.forget();
    onDone(outcome);
  }

  return (
    <EditSheet
      title={messages.title[mode]}
      submit={{
        label: messages.submit[mode],
        missing: missing.length > 0 ? <MissingText obstacles={missing} /> : undefined,
        isSaving: progress === 'saving',
      }}
      isDirty={typing.isDirty}
      onSubmit={() => void save(base)}
      onClose={() => close(undefined)}
    >
      <div className="pricebook-stack">
        {typing.isRestored && (
          <Banner
            title={messages.draft.title}
            actions={
              <button type="button" className="pricebook-link" onClick={() => typing.restart(record)}>
                {messages.draft.discard}
              </button>
            }
          >
            {messages.draft.text}
          </Banner>
        )}
        {(result?.kind === 'failed' || result?.kind === 'conflict') && (
          <div ref={bringIntoView}>
            {result.kind === 'failed' ? (
              <Banner tone="danger">{result.error.message}</Banner>
            ) : (
              <PriceConflict
                draft={draft}
                current={result.current}
                onKeepMine={save}
                onTakeTheirs={(current) => {
                  typing.restart(current);
                  setProgress('editing');
                }}
              />
            )}
          </div>
        )}
        <SkuField client={host.client} record={record} draft={draft} onChange={typing.change} />
        {record !== undefined && hasGaps(record) && <Banner tone="warning">{messages.gaps}</Banner>}
        <PriceFields draft={draft} isLocked={progress === 'saving'} onChange={typing.change} />
        <p className="pricebook-hint">{messages.hint}</p>
      </div>
    </EditSheet>
  );
}

/** In a long form it would stand above what is in view. */
function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
