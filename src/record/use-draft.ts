import { useState } from 'react';
import type { DraftId } from '../api/drafts/draft-key';
import { deleteDraft, loadDraft } from '../api/drafts/stored-drafts';
import { isEmptyValue, type UnknownFields } from '../api/resources/unknown-fields';
import { newIdempotencyKey } from '../api/transport/idempotency-key';
import type { Identity } from '../wire/field';
import type { RecordKind } from './record.types';
import { draftIdOf, storedDraftSchema } from './stored-draft';
import { useAutosave } from './use-autosave';
import { useSignOutNotice } from './use-sign-out-notice';

interface DraftState<R, D> {
  /** The record that is edited, of the version on which the draft is based; `undefined` for a new one. */
  readonly base: R | undefined;
  readonly initialDraft: D;
  readonly draft: D;
  /** Fields whose values were unknown when editing began. */
  readonly unknownFields: UnknownFields;
  /** The same for each attempt to create the record, also after a reload. */
  readonly idempotencyKey: string;
  /** Whether an attempt to create the record may have succeeded, also before a reload. */
  readonly mayBeStored: boolean;
  readonly isRestored: boolean;
}

/** A form's draft. It survives unmount, reload and session expiry, for the same user, until it is discarded. */
export function useDraft<R extends Identity, D>(apiBase: string, kind: RecordKind<R, D>, record: R | undefined) {
  const [id] = useState(() => draftIdOf(apiBase, kind, record));
  const [state, setState] = useState(() => storedState(id, kind, record));
  const discard = useAutosave(id, () => {
    if (!isDirty(state)) return undefined;
    const { base, draft, unknownFields, idempotencyKey, mayBeStored } = state;
    const title = base === undefined ? '' : kind.titleOf(base);
    const unknown = [...unknownFields.keys()];
    return { draft, title, version: base?.VERSION, unknownFields: unknown, idempotencyKey, mayBeStored };
  });
  useSignOutNotice(apiBase, isDirty(state), { text: () => typedText(kind, state) });
  return {
    ...state,
    isDirty: isDirty(state),
    change: (draft: D) => setState((before) => ({ ...before, draft })),
    setMayBeStored: (mayBeStored: boolean) => setState((before) => ({ ...before, mayBeStored })),
    restart(from: R | undefined) {
      deleteDraft(id);
      setState(initialState(kind, from));
    },
    discard,
  };
}

function initialState<R extends Identity, D>(kind: RecordKind<R, D>, record: R | undefined): DraftState<R, D> {
  const initialDraft = kind.draftOf(record);
  const unknownFields: UnknownFields = record === undefined ? new Map() : kind.unknownFields(record);
  const attempt = { idempotencyKey: newIdempotencyKey(), mayBeStored: false };
  return { base: record, initialDraft, draft: initialDraft, unknownFields, ...attempt, isRestored: false };
}

function storedState<R extends Identity, D>(
  id: DraftId,
  kind: RecordKind<R, D>,
  record: R | undefined,
): DraftState<R, D> {
  const stored = loadDraft(id, storedDraftSchema(kind));
  const initial = initialState(kind, record);
  if (stored === undefined) return initial;
  // Keeps the draft's base version, so that the back end can detect a conflict.
  const base = record && stored.version !== undefined ? { ...record, VERSION: stored.version } : record;
  // Fields whose values were unknown must not be sent as empty, even if the values are known now.
  const unknownFields: UnknownFields = new Map([
    ...stored.unknownFields.map((key) => [key, 'not-sent'] as const),
    ...initial.unknownFields,
  ]);
  const { draft, mayBeStored, idempotencyKey = initial.idempotencyKey } = stored;
  return { ...initial, base, draft, unknownFields, idempotencyKey, mayBeStored, isRestored: true };
}

/** What was typed, one field per line. */
function typedText<R extends Identity, D>(kind: RecordKind<R, D>, { base, draft }: DraftState<R, D>): string {
  const values: readonly (readonly [string, unknown])[] =
    base === undefined
      ? Object.entries(kind.sentValues(draft))
      : kind.changes(draft, base).map(({ label, mine }) => [label, mine]);
  const lines = values
    .filter(([, value]) => !isEmptyValue(value))
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return [...(base === undefined ? [] : [kind.titleOf(base)]), ...lines].join('\n');
}

function isDirty<D>({ initialDraft, draft }: DraftState<unknown, D>): boolean {
  return JSON.stringify(initialDraft) !== JSON.stringify(draft);
}
