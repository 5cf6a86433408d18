import { useState } from 'react';
import * as v from 'valibot';
import { type DraftId, deleteDraft, loadDraft } from '../../api/drafts/drafts';
import type { UserInfo } from '../../api/session/session';
import { useAutosave } from '../../records/use-autosave';

export interface ProfileDraft {
  readonly name: string;
  readonly phone: string;
}

const draftSchema = v.object({ name: v.string(), phone: v.string() });

/** The draft of the profile. It is stored for the same user, until it is saved or discarded. */
export function useProfileDraft(apiBase: string, user: UserInfo) {
  const [id] = useState<DraftId>(() => ({ apiBase, form: 'profile', record: 'own' }));
  const [saved] = useState<ProfileDraft>(() => ({ name: user.NAME ?? '', phone: user.PHONE_NUMBER ?? '' }));
  const [stored, setStored] = useState(() => loadDraft(id, draftSchema));
  const [draft, setDraft] = useState(stored ?? saved);
  const isDirty = draft.name !== saved.name || draft.phone !== saved.phone;
  const deleteStored = useAutosave(id, () => (isDirty ? draft : undefined));
  return {
    draft,
    isDirty,
    isRestored: stored !== undefined,
    change: (change: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...change })),
    discard() {
      deleteDraft(id);
      setStored(undefined);
      setDraft(saved);
    },
    deleteStored,
  };
}
