import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { DraftId } from '../../api/drafts/draft-key';
import { deleteDraft, loadDraft } from '../../api/drafts/stored-drafts';
import type { PictureChange } from '../../api/resources/profile';
import type { Session, UserInfo } from '../../api/session/session';
import type { WidgetHost } from '../../embed/widget';
import { useAutosave } from '../../record/use-autosave';
import { focusFirstInvalid } from '../../ui/form/focus-first-invalid';
import { isBlank } from '../../wire/text-rules';
import { keptPicture } from './kept-picture';
import type { ProfileOutcome } from './profile.definition';
import { profileMessages as messages } from './profile.messages';
import { type ProfileSaveOutcome, saveProfile } from './save-profile';

export function useProfileForm(host: WidgetHost, session: Session, onDone: (outcome: ProfileOutcome) => void) {
  const user = session.userInfo ?? {};
  const profileDraft = useProfileDraft(host.client.apiBase, user);
  const { draft } = profileDraft;
  const [chosen] = useState(() => keptPicture(host.client.apiBase));
  const [picture, setPicture] = useState(chosen.load);
  const [progress, setProgress] = useState<ProfileSaveOutcome | 'editing' | 'saving'>('editing');
  const [isPictureRestored, setPictureRestored] = useState(picture.kind !== 'keep');
  const [submitCount, setSubmitCount] = useState(0);
  const ref = useRef<HTMLFormElement>(null);

  // A name that the session does not know may stay empty: it is not sent.
  const lacksName = isBlank(draft.name) && user.NAME !== undefined;
  function choosePicture(change: PictureChange): void {
    setPicture(change);
    chosen.keep(change);
  }
  function discard(): void {
    choosePicture({ kind: 'keep' });
    setPictureRestored(false);
    profileDraft.discard();
  }
  function close(outcome: ProfileOutcome): void {
    profileDraft.deleteStored();
    chosen.keep({ kind: 'keep' });
    onDone(outcome);
  }
  async function save(): Promise<void> {
    setSubmitCount(submitCount + 1);
    if (progress === 'saving' || lacksName) return;
    setProgress('saving');
    const change = {
      email: user.EMAIL,
      name: editedText(user.NAME, draft.name),
      phone: editedText(user.PHONE_NUMBER, draft.phone),
      picture,
    };
    const outcome = await saveProfile(host, session, change);
    setProgress(outcome);
    if (outcome.kind !== 'saved') return;
    const saved = { mode: 'edit', record: { ...host.session.peek()?.userInfo } } as const;
    host.emit('pricebook-save', saved);
    close(saved);
  }

  const failure = typeof progress === 'object' && progress.kind === 'failed' ? progress : undefined;
  useEffect(() => {
    if (submitCount > 0 || failure) focusFirstInvalid(ref.current);
  }, [submitCount, failure]);

  const missingName = submitCount > 0 && lacksName ? messages.missingName : undefined;
  return {
    ref,
    ...profileDraft,
    user,
    picture,
    isRestored: profileDraft.isRestored || isPictureRestored,
    isDirty: profileDraft.isDirty || picture.kind !== 'keep',
    isSaving: progress === 'saving',
    failure,
    errors: { ...failure?.errors, name: missingName ?? failure?.errors.name },
    choosePicture,
    discard,
    save,
    close,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** Returns `undefined` for an unknown value that was not edited: an empty text would erase the stored one. */
function editedText(known: string | undefined, typed: string): string | undefined {
  const text = typed.trim();
  return known === undefined && text === '' ? undefined : text;
}

const draftSchema = v.object({ name: v.string(), phone: v.string() });

type ProfileDraft = Readonly<v.InferOutput<typeof draftSchema>>;

/** The draft of the profile. It is stored for the same user, until it is saved or discarded. */
function useProfileDraft(apiBase: string, user: UserInfo) {
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
