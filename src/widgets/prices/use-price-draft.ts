import { useEffect, useRef, useState } from 'react';
import { type DraftPlace, dropDraft, keepDraftAtSessionEnd, offeredDraft } from '../../api/drafts';
import type { PriceRecord } from '../../api/price-record';
import { keptForm, keptNew, keptPriceSchema } from './kept-price';
import { draftOf, emptyDraft, type PriceDraft } from './price-rules';

/** What is being typed, against the record that it started from. */
interface Typing {
  readonly base: PriceRecord | undefined;
  readonly start: PriceDraft;
  readonly draft: PriceDraft;
  /** The draft was typed before the session ended. */
  readonly isRestored: boolean;
}

/** The form's draft: it outlives the end of the session, and is offered again to the same user. */
export function usePriceDraft(apiBase: string, record: PriceRecord | undefined) {
  const [place] = useState<DraftPlace>(() => ({ apiBase, form: keptForm, record: record?.ID ?? keptNew }));
  const [typing, setTyping] = useState(() => restored(place, record));
  const newest = useRef(typing);
  useEffect(() => {
    newest.current = typing;
  }, [typing]);
  useEffect(
    () =>
      keepDraftAtSessionEnd(place, () => {
        const { base, draft } = newest.current;
        return isDirty(newest.current) ? { draft, version: base?.VERSION } : undefined;
      }),
    [place],
  );
  return {
    ...typing,
    isDirty: isDirty(typing),
    change: (draft: PriceDraft) => setTyping((before) => ({ ...before, draft })),
    /** Starts again from a record, without what was typed. */
    restart(from: PriceRecord | undefined) {
      dropDraft(place);
      setTyping(fresh(from));
    },
    forget: () => dropDraft(place),
  };
}

function fresh(record: PriceRecord | undefined): Typing {
  const start = record === undefined ? emptyDraft() : draftOf(record);
  return { base: record, start, draft: start, isRestored: false };
}

function restored(place: DraftPlace, record: PriceRecord | undefined): Typing {
  const kept = offeredDraft(place, keptPriceSchema);
  const plain = fresh(record);
  if (kept === undefined) return plain;
  // With the version that it was typed against: had the record changed since, the back end would say so.
  const base = record && kept.version !== undefined ? { ...record, VERSION: kept.version } : record;
  return { ...plain, base, draft: kept.draft, isRestored: true };
}

function isDirty({ start, draft }: Typing): boolean {
  return JSON.stringify(start) !== JSON.stringify(draft);
}
