import { useState } from 'react';
import { type DraftPlace, dropDraft, offeredDraft } from '../../api/drafts';
import { useKeptTyping } from '../use-kept-typing';
import { draftPlace, keptSchema } from './draft-memory';
import type { AnyRecord, RecordKind } from './record.types';

/** What is being typed, against the record that it started from. */
interface Typing<R, D> {
  readonly base: R | undefined;
  readonly start: D;
  readonly draft: D;
  /** The draft was typed before the form went away. */
  readonly isRestored: boolean;
}

/** A form's draft: until the person leaves it outlives form, page and session, and is offered again to the same user. */
export function useDraft<R extends AnyRecord, D>(apiBase: string, kind: RecordKind<R, D>, record: R | undefined) {
  const [place] = useState(() => draftPlace(apiBase, kind, record));
  const [typing, setTyping] = useState(() => restored(place, kind, record));
  const leave = useKeptTyping(place, () => {
    if (!isDirty(typing)) return undefined;
    const { base, draft } = typing;
    return { draft, title: base === undefined ? '' : kind.titleOf(base), version: base?.VERSION };
  });
  return {
    ...typing,
    isDirty: isDirty(typing),
    change: (draft: D) => setTyping((before) => ({ ...before, draft })),
    /** Starts again from a record, without what was typed. */
    restart(from: R | undefined) {
      dropDraft(place);
      setTyping(fresh(kind, from));
    },
    /** The person leaves it. */
    leave,
  };
}

function fresh<R extends AnyRecord, D>(kind: RecordKind<R, D>, record: R | undefined): Typing<R, D> {
  const start = kind.draftOf(record);
  return { base: record, start, draft: start, isRestored: false };
}

function restored<R extends AnyRecord, D>(
  place: DraftPlace,
  kind: RecordKind<R, D>,
  record: R | undefined,
): Typing<R, D> {
  const kept = offeredDraft(place, keptSchema(kind));
  const plain = fresh(kind, record);
  if (kept === undefined) return plain;
  // With the version that it was typed against: had the record changed since, the back end would say so.
  const base = record && kept.version !== undefined ? { ...record, VERSION: kept.version } : record;
  return { ...plain, base, draft: kept.draft, isRestored: true };
}

function isDirty<D>({ start, draft }: Typing<unknown, D>): boolean {
  return JSON.stringify(start) !== JSON.stringify(draft);
}
