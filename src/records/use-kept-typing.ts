import { useEffect, useRef } from 'react';
import { autosaveDraft, type DraftId, deleteDraft } from '../api/drafts/drafts';
import { onSessionEnd } from '../api/session/session';
import { toast } from '../embed/toasts/toast';
import { recordMessages as messages } from './record.messages';

/**
 * Stores what `typed` returns (plain data; `undefined` for nothing) when the form unmounts without being closed.
 * A sign-out discards it, and says so where that was in another tab. Returns the function that deletes the draft. The key must keep its identity.
 */
export function useKeptTyping(place: DraftId, typed: () => unknown): () => void {
  const newest = useRef(typed);
  const isLeft = useRef(false);
  useEffect(() => {
    newest.current = typed;
  });
  useEffect(() => {
    const read = () => (isLeft.current ? undefined : newest.current());
    const stopSaving = autosaveDraft(place, read);
    const stopListening = onSessionEnd(place.apiBase, ({ reason, isElsewhere }) => {
      if (isElsewhere && reason === 'user' && read() !== undefined) toast({ type: 'warning', ...messages.signedOut });
    });
    return () => {
      stopListening();
      stopSaving();
    };
  }, [place]);
  return () => {
    isLeft.current = true;
    deleteDraft(place);
  };
}
