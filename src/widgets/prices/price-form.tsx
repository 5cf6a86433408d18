import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PriceRecord } from '../../api/price-record';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { EditSheet } from '../../ui/edit-sheet';
import { focusObstacle, MissingText } from './missing-text';
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
  const missing = obstacles(draft, base);
  const result = typeof progress === 'object' ? progress : undefined;
  const isSaving = progress === 'saving';

  async function follow(saving: Promise<SaveResult>): Promise<void> {
    setProgress('saving');
    const outcome = await saving;
    setProgress(outcome);
    if (outcome.kind !== 'saved') return;
    const saved = { mode, record: outcome.record } as const;
    host.emit('pricebook-save', saved);
    close(saved);
    list.reload().catch(() => undefined);
  }
  function save(against: PriceRecord | undefined): void {
    if (missing.length === 0) void follow(savePrice(host, list, against, draft));
  }
  function close(outcome: Outcome): void {
    typing.forget();
    onDone(outcome);
  }
  /** What was pressed goes with what it belongs to: the typing goes on at the first field. */
  function restart({ currentTarget }: MouseEvent<HTMLElement>, from: PriceRecord | undefined): void {
    const form = currentTarget.closest('form');
    flushSync(() => {
      typing.restart(from);
      setProgress('editing');
    });
    form?.querySelector<HTMLElement>('[data-autofocus], .pricebook-dialog-body input')?.focus();
  }

  const isConflict = result?.kind === 'conflict' || result?.kind === 'gone' || result?.kind === 'unread';
  return (
    <EditSheet
      title={messages.title[mode]}
      submit={{
        label: messages.submit[mode],
        missing: missing.length > 0 ? <MissingText obstacles={missing} /> : undefined,
        isSaving,
      }}
      decision={
        result?.kind === 'conflict' ? (
          <>
            <Button onClick={(event) => restart(event, result.current)}>{messages.conflict.takeTheirs}</Button>
            <Button
              variant="primary"
              disabledReason={missing.length > 0 ? messages.conflict.firstComplete : undefined}
              onClick={() => save(result.current)}
            >
              {messages.conflict.keepMine}
            </Button>
          </>
        ) : result?.kind === 'unread' ? (
          <Button variant="primary" onClick={() => void follow(result.readAgain())}>
            {messages.conflict.tryAgain}
          </Button>
        ) : undefined
      }
      isDirty={typing.isDirty}
      onSubmit={() => save(base)}
      onMissing={(form) => missing[0] && focusObstacle(form, missing[0])}
      onClose={() => close(undefined)}
    >
      <div className="pricebook-stack">
        {typing.isRestored && (
          <Banner
            title={messages.draft.title}
            actions={
              <button type="button" className="pricebook-link" onClick={(event) => restart(event, record)}>
                {messages.draft.discard}
              </button>
            }
          >
            {messages.draft.text}
          </Banner>
        )}
        {(result?.kind === 'failed' || isConflict) && (
          <div ref={bringIntoView} className="pricebook-stack">
            {result.kind === 'failed' ? (
              <Banner tone="danger">{result.error.message}</Banner>
            ) : (
              <PriceConflict draft={draft} conflict={result} />
            )}
          </div>
        )}
        <SkuField client={host.client} record={record} draft={draft} onChange={typing.change} />
        {record !== undefined && hasGaps(record) && <Banner tone="warning">{messages.gaps}</Banner>}
        <PriceFields draft={draft} record={base} isLocked={isSaving} onChange={typing.change} />
        <p className="pricebook-hint">{messages.hint}</p>
      </div>
    </EditSheet>
  );
}

/** In a long form it would stand above what is in view. */
function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
