import { useState } from 'react';
import { capitalizedSentences, uncorrectedErrors } from '../api/resources/field-errors';
import { ApiError, type FieldErrors } from '../api/transport/errors';
import type { WidgetHost } from '../embed/widget';
import type { Identity } from '../wire/field';
import { recordMessages as messages } from './record.messages';
import type { RecordKind, SaveDetail } from './record.types';
import { type SaveResult, saveRecord } from './save-record';
import { type ShowableList, showRecord } from './show-record';
import { useDraft } from './use-draft';

export interface RecordFormProps<R> {
  readonly host: WidgetHost;
  readonly list: ShowableList;
  readonly record: R | undefined;
  readonly reload: () => void;
  readonly onDone: (outcome: SaveDetail | undefined) => void;
}

export type RecordForm<R extends Identity, D> = ReturnType<typeof useRecordForm<R, D>>;

const noErrors: FieldErrors = {};

export function useRecordForm<R extends Identity, D>(
  kind: RecordKind<R, D>,
  { host, list, record, reload, onDone }: RecordFormProps<R>,
) {
  const draftState = useDraft(host.client.apiBase, kind, record);
  const { base, draft, unknownFields, idempotencyKey, mayBeStored } = draftState;
  const [progress, setProgress] = useState<SaveResult<R> | 'editing' | 'saving'>('editing');
  const mode: SaveDetail['mode'] = record === undefined ? 'create' : 'edit';
  const [sent, setSent] = useState(draft);
  const last = typeof progress === 'object' ? progress : undefined;
  const refused =
    last?.kind === 'failed' && last.error instanceof ApiError ? capitalizedSentences(last.error.fields) : noErrors;
  const fieldErrors =
    refused === noErrors ? noErrors : uncorrectedErrors(refused, kind.sentValues(sent), kind.sentValues(draft));
  const isCorrected = Object.keys(refused).length > 0 && Object.keys(fieldErrors).length === 0;

  async function trackSave(saving: Promise<SaveResult<R>>): Promise<void> {
    setProgress('saving');
    setSent(draft);
    // The page may be left before the response.
    if (record === undefined) draftState.setMayBeStored(true);
    const saveResult = await saving;
    setProgress(saveResult);
    if (record === undefined) draftState.setMayBeStored(mayBeStored || isOutcomeUnknown(saveResult));
    if (saveResult.kind !== 'saved') return;
    const saved = { mode, record: saveResult.record } as const;
    host.emit('pricebook-save', saved);
    close(saved);
    reload();
  }
  function close(outcome: SaveDetail | undefined): void {
    draftState.discard();
    onDone(outcome);
  }
  return {
    ...draftState,
    /** Ignored while saving: a successful save would lose the change. */
    change(next: D): void {
      if (progress !== 'saving') draftState.change(next);
    },
    kind,
    mode,
    record,
    /** Returns why a field's value is unknown, by wire name; `undefined` when it is known. */
    noteOf(key: string): string | undefined {
      const cause = unknownFields.get(key);
      return cause && messages.unknown[cause];
    },
    /** Outcome of the last save; `undefined` before the first, while saving, and once all refused fields are changed. */
    result: isCorrected ? undefined : last,
    isSaving: progress === 'saving',
    /** The back end's errors of fields that were not changed since, by wire name. */
    fieldErrors,
    save: (against: R | undefined = base) =>
      void trackSave(
        saveRecord(host, {
          kind,
          base: against,
          draft,
          unknownFields,
          idempotencyKey,
          mayBeStored,
          reload,
          onShow: (title, { STATUS }) => showRecord(list, title, STATUS),
        }),
      ),
    readAgain: () => last?.kind === 'unreadable' && void trackSave(last.readAgain()),
    restart(from: R | undefined) {
      draftState.restart(from);
      setProgress('editing');
    },
    close: () => close(undefined),
  };
}

const isOutcomeUnknown = (result: SaveResult<unknown>): boolean =>
  result.kind === 'failed' && result.error instanceof ApiError && result.error.kind === 'unknown-outcome';
