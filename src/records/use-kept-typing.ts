import { useEffect, useRef } from 'react';
import { autosaveDraft, type DraftId, deleteDraft } from '../api/drafts/drafts';

/**
 * Stores what `typed` returns (plain data; `undefined` for nothing) when the form unmounts without being closed.
 * Returns the function that deletes the draft. The key must keep its identity.
 */
export function useKeptTyping(place: DraftId, typed: () => unknown): () => void {
  const newest = useRef(typed);
  const isLeft = useRef(false);
  useEffect(() => {
    newest.current = typed;
  });
  useEffect(() => autosaveDraft(place, () => (isLeft.current ? undefined : newest.current())), [place]);
  return () => {
    isLeft.current = true;
    deleteDraft(place);
  };
}
