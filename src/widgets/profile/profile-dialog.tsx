import { useId } from 'react';
import type { Session } from '../../api/session/session';
import type { WidgetHost } from '../../embed/widget';
import { RestoredBanner } from '../../record/restored-banner';
import { useSignOutNotice } from '../../record/use-sign-out-notice';
import { Button } from '../../ui/controls/button';
import { FailureBanner } from '../../ui/feedback/failure-banner';
import { TextField } from '../../ui/form/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { useDiscardPrompt } from '../../ui/overlays/use-discard-prompt';
import { safeImageAddress } from '../../ui/safe-image-address';
import { PictureField } from './picture-field';
import type { ProfileOutcome } from './profile.definition';
import { profileMessages as messages } from './profile.messages';
import { qrSource } from './qr-source';
import { TwoFactorView } from './two-factor.view';
import { type EnrolmentPanel, useEnrolment } from './use-enrolment';
import { type ProfileForm, useProfileForm } from './use-profile-form';

interface ProfileDialogProps {
  readonly host: WidgetHost;
  readonly session: Session;
  readonly onDone: (outcome: ProfileOutcome) => void;
}

export function ProfileDialog({ host, session, onDone }: ProfileDialogProps) {
  const { apiBase } = host.client;
  const form = useProfileForm(host, session, onDone);
  const enrolment = useEnrolment(host, session);
  const formId = useId();
  const isDirty = form.isDirty || enrolment.isDirty;
  useSignOutNotice(apiBase, isDirty, { text: () => typedText(form, enrolment) });
  const { requestClose, question } = useDiscardPrompt({
    isDirty,
    isSaving: form.isSaving || enrolment.state.matches('enabling'),
    onClose() {
      enrolment.deleteStored();
      form.close(undefined);
    },
  });
  return (
    <Dialog
      kind="wide"
      title={messages.title}
      onClose={requestClose}
      footer={
        <>
          <Button onClick={requestClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isSaving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="pricebook-profile">
        <DetailsForm id={formId} form={form} apiBase={apiBase} />
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

/** What was typed, one field per line. The code of the device is good for seconds only. */
function typedText({ draft, user }: ProfileForm, { typed }: EnrolmentPanel): string {
  const fields = [
    [messages.name, draft.name, user.NAME],
    [messages.phone, draft.phone, user.PHONE_NUMBER],
    [messages.twoFactor.deviceName, typed.deviceName, ''],
  ] as const;
  return fields.flatMap(([label, text, saved = '']) => (text === saved ? [] : `${label}: ${text}`)).join('\n');
}

interface DetailsFormProps {
  /** ID of the form element, to which the submit button in the footer refers. */
  readonly id: string;
  readonly form: ProfileForm;
  readonly apiBase: string;
}

function DetailsForm({ id, form, apiBase }: DetailsFormProps) {
  const { user, draft, errors } = form;
  return (
    <form
      ref={form.ref}
      id={id}
      className="pricebook-stack"
      aria-label={messages.details}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      {form.isRestored && <RestoredBanner isLocked={form.isSaving} onDiscard={form.discard} />}
      {form.failure && <FailureBanner error={form.failure.error}>{form.failure.message}</FailureBanner>}
      <PictureField
        name={user.NAME ?? ''}
        stored={safeImageAddress(user.PROFILE_PICTURE, apiBase)}
        change={form.picture}
        error={errors.picture}
        isLocked={form.isSaving}
        onChange={form.choosePicture}
      />
      <TextField
        label={messages.name}
        name="name"
        autoComplete="name"
        required
        data-autofocus=""
        readOnly={form.isSaving}
        value={draft.name}
        error={errors.name}
        onChange={(name) => form.change({ name })}
      />
      <TextField label={messages.email} readOnly value={user.EMAIL ?? ''} error={errors.email} />
      <TextField
        label={messages.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        readOnly={form.isSaving}
        value={draft.phone}
        error={errors.phone}
        onChange={(phone) => form.change({ phone })}
      />
    </form>
  );
}
