import { useEffect, useRef } from 'react';
import type { DraftId } from '../api/drafts/draft-key';
import { autosaveDraft } from '../api/drafts/save-draft';
import { deleteDraft } from '../api/drafts/stored-drafts';

/**
 * Stores the draft when the form unmounts without being closed. A sign-out discards the draft. Returns a function that deletes
 * the draft. `id` must be a stable object.
 */
export function useAutosave(id: DraftId, draftOf: () => unknown): () => void {
  const latest = useRef(draftOf);
  const isDeleted = useRef(false);
  useEffect(() => {
    latest.current = draftOf;
  });
  useEffect(() => autosaveDraft(id, () => (isDeleted.current ? undefined : latest.current())), [id]);
  return () => {
    isDeleted.current = true;
    deleteDraft(id);
  };
}
