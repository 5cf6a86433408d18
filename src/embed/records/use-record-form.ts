import { useState } from 'react';
import { ApiError, type FieldErrors } from '../../api/errors';
import type { WidgetHost } from '../widget';
import type { AnyRecord, RecordKind, SaveOutcome } from './record.types';
import { type SaveResult, saveRecord } from './save-record';
import { useDraft } from './use-draft';

/** What a form is opened with. */
export interface RecordFormProps<R> {
  readonly host: WidgetHost;
  /** The record to change; `undefined` for a new one. */
  readonly record: R | undefined;
  /** Reads the list again. */
  readonly reload: () => void;
  readonly onDone: (outcome: SaveOutcome | undefined) => void;
}

/** Everything that a form of one kind of record does but show its fields. */
export type RecordForm<R extends AnyRecord, D> = ReturnType<typeof useRecordForm<R, D>>;

const noErrors: FieldErrors = {};

/** What is being typed, and what becomes of it. */
export function useRecordForm<R extends AnyRecord, D>(
  kind: RecordKind<R, D>,
  { host, record, reload, onDone }: RecordFormProps<R>,
) {
  const typing = useDraft(host.client.apiBase, kind, record);
  const { draft } = typing;
  const [progress, setProgress] = useState<SaveResult<R> | 'editing' | 'saving'>('editing');
  const mode: SaveOutcome['mode'] = record === undefined ? 'create' : 'edit';
  const result = typeof progress === 'object' ? progress : undefined;

  async function follow(saving: Promise<SaveResult<R>>): Promise<void> {
    setProgress('saving');
    const outcome = await saving;
    setProgress(outcome);
    if (outcome.kind !== 'saved') return;
    const saved = { mode, record: outcome.record } as const;
    host.emit('pricebook-save', saved);
    leave(saved);
    reload();
  }
  function leave(outcome: SaveOutcome | undefined): void {
    typing.leave();
    onDone(outcome);
  }
  const { base, isDirty, isRestored, change } = typing;
  return {
    kind,
    mode,
    record,
    base,
    draft,
    isDirty,
    isRestored,
    change,
    /** What became of the last save; `undefined` before the first and during one. */
    result,
    isSaving: progress === 'saving',
    /** What the back end has said of single fields, by wire name. */
    fieldErrors: result?.kind === 'failed' && result.error instanceof ApiError ? result.error.fields : noErrors,
    /** Saves the draft as a new record, or against the record as it is known. */
    save: (against: R | undefined = base) => void follow(saveRecord(host, { kind, base: against, draft, reload })),
    /** Tries again to read what the draft is to be compared with. */
    readAgain: () => result?.kind === 'unread' && void follow(result.readAgain()),
    restart(from: R | undefined) {
      typing.restart(from);
      setProgress('editing');
    },
    /** The person leaves it. */
    close: () => leave(undefined),
  };
}
