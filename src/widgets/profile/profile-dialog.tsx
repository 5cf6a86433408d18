import { useEffect, useId, useRef, useState } from 'react';
import type { PictureChange } from '../../api/resources/profile';
import type { Session } from '../../api/session/session';
import type { WidgetHost } from '../../embed/widget';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { focusFirstInvalid } from '../../ui/form/focus-first-invalid';
import { TextField } from '../../ui/form/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { useDiscardPrompt } from '../../ui/overlays/use-discard-prompt';
import { safeImageAddress } from '../../ui/safe-image-address';
import { PictureField } from './picture-field';
import type { ProfileOutcome } from './profile.definition';
import { profileMessages as messages } from './profile.messages';
import { qrSource } from './qr-source';
import { type SaveOutcome, saveProfile } from './save-profile';
import { TwoFactorView } from './two-factor.view';
import { useEnrolment } from './use-enrolment';
import { useProfileDraft } from './use-profile-draft';

interface ProfileDialogProps {
  readonly host: WidgetHost;
  readonly session: Session;
  readonly onDone: (outcome: ProfileOutcome) => void;
}

export function ProfileDialog({ host, session, onDone }: ProfileDialogProps) {
  const user = session.userInfo ?? {};
  const { apiBase } = host.client;
  const typing = useProfileDraft(apiBase, user);
  const { draft } = typing;
  const [picture, setPicture] = useState<PictureChange>({ kind: 'keep' });
  const [progress, setProgress] = useState<SaveOutcome | 'editing' | 'saving'>('editing');
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const enrolment = useEnrolment(host, session);
  const formId = useId();

  // The back end may have a name that the session lacks.
  const lacksName = draft.name.trim() === '' && user.NAME !== undefined;
  function close(outcome: ProfileOutcome): void {
    typing.deleteStored();
    onDone(outcome);
  }
  async function save(): Promise<void> {
    setTries(tries + 1);
    if (progress === 'saving' || lacksName) return;
    setProgress('saving');
    const change = {
      email: user.EMAIL,
      name: typedOver(user.NAME, draft.name),
      phone: typedOver(user.PHONE_NUMBER, draft.phone),
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
    if (tries > 0 || failure) focusFirstInvalid(form.current);
  }, [tries, failure]);

  const { requestClose, question } = useDiscardPrompt({
    isDirty: typing.isDirty || picture.kind !== 'keep' || enrolment.isDirty,
    isSaving: progress === 'saving' || enrolment.state.matches('enabling'),
    onClose: () => close(undefined),
  });
  const missingName = tries > 0 && lacksName ? messages.missingName : undefined;
  return (
    <Dialog
      kind="wide"
      title={messages.title}
      onClose={requestClose}
      footer={
        <>
          <Button onClick={requestClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={progress === 'saving'}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="pricebook-profile">
        <form
          ref={form}
          id={formId}
          className="pricebook-stack"
          aria-label={messages.details}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {typing.isRestored && (
            <Banner
              title={messages.draft.title}
              actions={
                <button type="button" className="pricebook-link" onClick={typing.discard}>
                  {messages.draft.discard}
                </button>
              }
            >
              {messages.draft.text}
            </Banner>
          )}
          {failure && <Banner tone="danger">{failure.message}</Banner>}
          <PictureField
            name={user.NAME ?? ''}
            stored={safeImageAddress(user.PROFILE_PICTURE, apiBase)}
            change={picture}
            error={failure?.errors.picture}
            onChange={setPicture}
          />
          <TextField
            label={messages.name}
            name="name"
            autoComplete="name"
            required
            data-autofocus=""
            value={draft.name}
            error={missingName ?? failure?.errors.name}
            onChange={(name) => typing.change({ name })}
          />
          <TextField label={messages.email} readOnly value={user.EMAIL ?? ''} error={failure?.errors.email} />
          <TextField
            label={messages.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            value={draft.phone}
            error={failure?.errors.phone}
            onChange={(phone) => typing.change({ phone })}
          />
        </form>
        <TwoFactorView
          panel={enrolment}
          qr={qrSource(enrolment.state.context.secret?.qrCode ?? '', apiBase)}
          onCopyFailed={() => host.toast({ type: 'error', message: messages.twoFactor.copyFailed })}
        />
      </div>
      {question}
    </Dialog>
  );
}

/** Returns `undefined` for an unknown value that was not edited: an empty text would erase the stored one. */
function typedOver(known: string | undefined, typed: string): string | undefined {
  const text = typed.trim();
  return known === undefined && text === '' ? undefined : text;
}
