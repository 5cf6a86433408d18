import { useEffect, useRef, useState } from 'react';
import type { WidgetHost, WidgetProps } from '../../embed/widget';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../../ui/form/form-page';
import { FormResult } from '../../ui/form/form-result';
import { FormButton } from '../../ui/form/frame';
import { PasswordField } from '../../ui/form/password-field';
import { StackedForm } from '../../ui/form/stacked-form';
import { TextField } from '../../ui/form/text-field';
import type { resetSettings } from './reset.definition';
import { resetMessages as messages } from './reset.messages';
import { type SetPasswordOutcome, setPassword } from './set-password';

type Progress = 'editing' | 'sending' | 'empty' | SetPasswordOutcome;

/** Sets a password by a mailed link; does not use or change the session. */
export function Reset({
  settings: { email = '', token = '' },
  host,
}: WidgetProps<typeof resetSettings, Record<never, never>, object>) {
  const [progress, setProgress] = useState<Progress>('editing');
  useEffect(() => host.announceReady('ready'), [host]);
  const outcome = typeof progress === 'object' ? progress : undefined;
  const params = email === '' ? undefined : { email };
  if (outcome?.step === 'done') {
    const action = <FormButton onClick={() => host.navigate('login', params)}>{messages.toLogin}</FormButton>;
    return (
      <FormResult tone="positive" title={messages.doneTitle} takesFocus action={action}>
        <p>{messages.done}</p>
      </FormResult>
    );
  }
  if (outcome?.step === 'invalid-link' || params === undefined || token === '') {
    const action = <FormButton onClick={() => host.navigate('forgot', params)}>{messages.newLink}</FormButton>;
    return (
      <FormResult tone="warning" title={messages.invalidLinkTitle} takesFocus={outcome !== undefined} action={action}>
        <p>{outcome?.step === 'invalid-link' ? outcome.message : messages.incomplete}</p>
        <div className="pricebook-muted">{messages.invalidLinkHelp}</div>
      </FormResult>
    );
  }
  return <ResetForm host={host} email={email} token={token} progress={progress} onProgress={setProgress} />;
}

interface ResetFormProps {
  readonly host: WidgetHost;
  readonly email: string;
  readonly token: string;
  readonly progress: Progress;
  onProgress(progress: Progress): void;
}

/** The form has an email field, so that password managers store the password for it. */
function ResetForm({ host, email, token, progress, onProgress }: ResetFormProps) {
  const [password, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { step, message } = typeof progress === 'object' && progress.step !== 'done' ? progress : {};

  async function submit(): Promise<void> {
    if (progress === 'sending') return;
    field.current?.focus();
    if (password === '') {
      onProgress('empty');
      return host.toast({ type: 'error', message: messages.missing });
    }
    onProgress('sending');
    const outcome = await setPassword(host, { email, token, password });
    onProgress(outcome);
    if (outcome.step !== 'done') return host.toast({ type: 'error', title: messages.failed, message: outcome.message });
    host.toast({ type: 'success', title: messages.doneTitle, message: messages.done });
    host.emit('pricebook-reset', { email });
    host.navigate('login', { email });
  }
  return (
    <FormPage>
      <StackedForm
        heading={messages.title}
        help={messages.help}
        submitLabel={messages.submit}
        isBusy={progress === 'sending'}
        onSubmit={() => void submit()}
      >
        {step === 'failed' && (
          <Banner tone="danger" title={messages.failed}>
            <p>{message}</p>
          </Banner>
        )}
        <TextField
          isFramed
          label={messages.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        <PasswordField
          ref={field}
          label={messages.newPassword}
          name="new-password"
          autoComplete="new-password"
          hint={messages.newPasswordHint}
          readOnly={progress === 'sending'}
          value={password}
          error={progress === 'empty' ? messages.missing : step === 'refused' ? message : undefined}
          onChange={(text) => {
            setTyped(text);
            if (progress === 'empty' || step === 'refused') onProgress('editing');
          }}
        />
      </StackedForm>
    </FormPage>
  );
}
