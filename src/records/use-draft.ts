import { useState } from 'react';
import { type DraftId, deleteDraft, loadDraft } from '../api/drafts/drafts';
import type { Unread } from '../api/resources/unread';
import type { AnyRecord, RecordKind } from './record.types';
import { draftPlace, storedDraftSchema } from './stored-draft';
import { useKeptTyping } from './use-kept-typing';

/** The current values and their base record. */
interface Typing<R, D> {
  readonly base: R | undefined;
  readonly start: D;
  readonly draft: D;
  /** Fields whose values were unknown when editing began. */
  readonly unread: Unread;
  /** Whether the draft was restored. */
  readonly isRestored: boolean;
}

/** A form's draft: until it is discarded it survives unmount, reload and session expiry, for the same user. */
export function useDraft<R extends AnyRecord, D>(apiBase: string, kind: RecordKind<R, D>, record: R | undefined) {
  const [place] = useState(() => draftPlace(apiBase, kind, record));
  const [typing, setTyping] = useState(() => restored(place, kind, record));
  const leave = useKeptTyping(place, () => {
    if (!isDirty(typing)) return undefined;
    const { base, draft, unread } = typing;
    const title = base === undefined ? '' : kind.titleOf(base);
    return { draft, title, version: base?.VERSION, unread: [...unread.keys()] };
  });
  return {
    ...typing,
    isDirty: isDirty(typing),
    change: (draft: D) => setTyping((before) => ({ ...before, draft })),
    /** Resets the draft to a record. */
    restart(from: R | undefined) {
      deleteDraft(place);
      setTyping(fresh(kind, from));
    },
    /** Discards the draft. */
    leave,
  };
}

function fresh<R extends AnyRecord, D>(kind: RecordKind<R, D>, record: R | undefined): Typing<R, D> {
  const start = kind.draftOf(record);
  const unread: Unread = record === undefined ? new Map() : kind.unread(record);
  return { base: record, start, draft: start, unread, isRestored: false };
}

function restored<R extends AnyRecord, D>(place: DraftId, kind: RecordKind<R, D>, record: R | undefined): Typing<R, D> {
  const kept = loadDraft(place, storedDraftSchema(kind));
  const plain = fresh(kind, record);
  if (kept === undefined) return plain;
  // Keeps the draft's base version, so that the back end can detect a conflict.
  const base = record && kept.version !== undefined ? { ...record, VERSION: kept.version } : record;
  // Fields that were unknown and empty must not be sent as empty, even if they are known by now.
  const unread: Unread = new Map([...kept.unread.map((key) => [key, 'not-sent'] as const), ...plain.unread]);
  return { ...plain, base, draft: kept.draft, unread, isRestored: true };
}

function isDirty<D>({ start, draft }: Typing<unknown, D>): boolean {
  return JSON.stringify(start) !== JSON.stringify(draft);
}
