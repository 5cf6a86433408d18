import { useEffect, useRef } from 'react';
import { autosaveDraft, type DraftId, deleteDraft } from '../api/drafts/drafts';
import { onSessionEnd } from '../api/session/session';
import { toast } from '../embed/toasts/toast';
import { recordMessages as messages } from './record.messages';

/**
 * Stores the draft when the form unmounts without being closed. A sign-out discards the draft; if it happened in another tab,
 * a message says so. Returns a function that deletes the draft. `id` must be a stable object.
 */
export function useAutosave(id: DraftId, draftOf: () => unknown): () => void {
  const latest = useRef(draftOf);
  const isDeleted = useRef(false);
  useEffect(() => {
    latest.current = draftOf;
  });
  useEffect(() => {
    const read = () => (isDeleted.current ? undefined : latest.current());
    const stopSaving = autosaveDraft(id, read);
    const stopListening = onSessionEnd(id.apiBase, ({ reason, isInOtherTab }) => {
      if (isInOtherTab && reason === 'user' && read() !== undefined) toast({ type: 'warning', ...messages.signedOut });
    });
    return () => {
      stopListening();
      stopSaving();
    };
  }, [id]);
  return () => {
    isDeleted.current = true;
    deleteDraft(id);
  };
}
