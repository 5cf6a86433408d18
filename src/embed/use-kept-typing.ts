import { useEffect, useRef } from 'react';
import { type DraftPlace, dropDraft, keepTyped } from '../api/drafts';

/**
 * Keeps what `typed` answers (plain data; `undefined` keeps nothing) when the form goes without the person's leaving it.
 * Answers the function for leaving, which forgets it. The place stays the same object.
 */
export function useKeptTyping(place: DraftPlace, typed: () => unknown): () => void {
  const newest = useRef(typed);
  const isLeft = useRef(false);
  useEffect(() => {
    newest.current = typed;
  });
  useEffect(() => keepTyped(place, () => (isLeft.current ? undefined : newest.current())), [place]);
  return () => {
    isLeft.current = true;
    dropDraft(place);
  };
}
