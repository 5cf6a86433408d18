import { useState } from 'react';
import * as v from 'valibot';
import { type DraftId, deleteDraft, loadDraft } from '../../api/drafts/drafts';
import type { UserInfo } from '../../api/session/session';
import { useAutosave } from '../../records/use-autosave';

export interface ProfileDraft {
  readonly name: string;
  readonly phone: string;
}

const keptSchema = v.object({ name: v.string(), phone: v.string() });

/** Stores the draft for the same user when the page or the session ends, until it is saved or discarded. */
export function useProfileDraft(apiBase: string, user: UserInfo) {
  const [place] = useState<DraftId>(() => ({ apiBase, form: 'profile', record: 'own' }));
  const [start] = useState<ProfileDraft>(() => ({ name: user.NAME ?? '', phone: user.PHONE_NUMBER ?? '' }));
  const [kept, setKept] = useState(() => loadDraft(place, keptSchema));
  const [draft, setDraft] = useState(kept ?? start);
  const isDirty = draft.name !== start.name || draft.phone !== start.phone;
  const leave = useAutosave(place, () => (isDirty ? draft : undefined));
  return {
    draft,
    isDirty,
    isRestored: kept !== undefined,
    change: (change: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...change })),
    discard() {
      deleteDraft(place);
      setKept(undefined);
      setDraft(start);
    },
    /** Deletes the stored draft. */
    leave,
  };
}
