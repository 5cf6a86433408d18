import { useEffect, useRef, useState } from 'react';
import type { PictureChange } from '../../api/resources/profile';
import type { Session } from '../../api/session/session';
import type { WidgetHost } from '../../embed/widget';
import { focusFirstInvalid } from '../../ui/form/focus-first-invalid';
import type { ProfileOutcome } from './profile.definition';
import { profileMessages as messages } from './profile.messages';
import { type SaveOutcome, saveProfile } from './save-profile';
import { useProfileDraft } from './use-profile-draft';

export function useProfileForm(host: WidgetHost, session: Session, onDone: (outcome: ProfileOutcome) => void) {
  const user = session.userInfo ?? {};
  const profileDraft = useProfileDraft(host.client.apiBase, user);
  const { draft } = profileDraft;
  const [picture, setPicture] = useState<PictureChange>({ kind: 'keep' });
  const [progress, setProgress] = useState<SaveOutcome | 'editing' | 'saving'>('editing');
  const [tries, setTries] = useState(0);
  const ref = useRef<HTMLFormElement>(null);

  // The back end may have a name that the session lacks.
  const lacksName = draft.name.trim() === '' && user.NAME !== undefined;
  function close(outcome: ProfileOutcome): void {
    profileDraft.deleteStored();
    onDone(outcome);
  }
  async function save(): Promise<void> {
    setTries(tries + 1);
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
    if (tries > 0 || failure) focusFirstInvalid(ref.current);
  }, [tries, failure]);

  const missingName = tries > 0 && lacksName ? messages.missingName : undefined;
  return {
    ref,
    user,
    draft,
    picture,
    isRestored: profileDraft.isRestored,
    isDirty: profileDraft.isDirty || picture.kind !== 'keep',
    isSaving: progress === 'saving',
    problem: failure?.message,
    errors: { ...failure?.errors, name: missingName ?? failure?.errors.name },
    change: profileDraft.change,
    setPicture,
    discard: profileDraft.discard,
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
