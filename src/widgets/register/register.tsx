import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { uncorrectedErrors } from '../../api/resources/field-errors';
import { useIsMounted } from '../../embed/use-is-mounted';
import type { WidgetHost, WidgetProps } from '../../embed/widget';
import { Banner } from '../../ui/feedback/banner';
import { focusFirstInvalid } from '../../ui/form/focus-first-invalid';
import { FormPage } from '../../ui/form/form-page';
import { FormResult } from '../../ui/form/form-result';
import { FormLink } from '../../ui/form/frame';
import { PasswordField } from '../../ui/form/password-field';
import { StackedForm } from '../../ui/form/stacked-form';
import { TextField } from '../../ui/form/text-field';
import { useLeaveWarning } from '../../ui/overlays/use-leave-warning';
import { forgetRegistration, keepRegistration, loadKeptRegistration } from './kept-registration';
import { registerMessages as messages } from './register.messages';
import { type RegistrationField, trimRegistration, validate } from './registration-rules';
import { type RegistrationProgress, sendRegistration } from './send-registration';

/** Applies for an account; does not use or change the session. */
export function Register({ host }: WidgetProps<Record<never, never>, Record<never, never>, object>) {
  const [progress, setProgress] = useState<RegistrationProgress>({ step: 'editing', errors: {} });
  useEffect(() => host.announceReady('ready'), [host]);
  const backToLogin = <FormLink onClick={() => host.navigate('login')}>{messages.backToLogin}</FormLink>;
  if (progress.step === 'done')
    return (
      <FormResult tone="positive" title={messages.doneTitle} action={backToLogin} takesFocus>
        <p>{messages.done}</p>
      </FormResult>
    );
  return (
    <FormPage
      aside={
        <>
          {messages.haveAccount} {backToLogin}
        </>
      }
    >
      <RegisterForm host={host} progress={progress} onProgress={setProgress} />
    </FormPage>
  );
}

interface RegisterFormProps {
  readonly host: WidgetHost;
  readonly progress: RegistrationProgress;
  onProgress(progress: RegistrationProgress): void;
}

/** The form is in light DOM, so that password managers offer to generate a password. */
function RegisterForm({ host, progress, onProgress }: RegisterFormProps) {
  const { apiBase } = host.client;
  const [typed, setTyped] = useState(() => loadKeptRegistration(apiBase));
  const [sent, setSent] = useState(typed);
  const form = useRef<HTMLFormElement>(null);
  const isMounted = useIsMounted();
  useEffect(() => keepRegistration(apiBase, typed), [apiBase, typed]);
  useLeaveWarning(Object.values(typed).some((text) => text !== ''));
  const { errors: refused, problem } = progress.step === 'editing' ? progress : {};
  const errors = refused ? uncorrectedErrors(refused, sent, typed) : {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus again
  useLayoutEffect(() => focusFirstInvalid(form.current), [refused]);

  async function submit(): Promise<void> {
    if (progress.step === 'sending') return;
    const registration = trimRegistration(typed);
    setSent(typed);
    const found = validate(registration);
    if (Object.keys(found).length > 0) return onProgress({ step: 'editing', errors: found });
    onProgress({ step: 'sending' });
    const result = await sendRegistration(host, registration);
    if (result.step === 'done') forgetRegistration(apiBase);
    if (result.step === 'done' && !isMounted.current)
      host.toast({ type: 'success', title: messages.doneTitle, message: messages.done });
    onProgress(result);
  }
  const fieldProps = (name: RegistrationField) => ({
    name,
    label: messages[name],
    value: typed[name],
    error: errors[name],
    readOnly: progress.step === 'sending',
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
  });
  return (
    <StackedForm
      ref={form}
      heading={messages.heading}
      submitLabel={messages.submit}
      isBusy={progress.step === 'sending'}
      onSubmit={() => void submit()}
    >
      {problem !== undefined && (
        <Banner tone="danger" title={messages.failed}>
          {problem !== messages.failed && <p>{problem}</p>}
          <p>{messages.retryHint}</p>
        </Banner>
      )}
      <TextField isFramed {...fieldProps('name')} autoComplete="name" required />
      <TextField isFramed {...fieldProps('email')} type="email" autoComplete="username" spellCheck={false} required />
      <TextField isFramed {...fieldProps('phone')} type="tel" autoComplete="tel" required />
      <TextField isFramed {...fieldProps('company')} autoComplete="organization" required />
      <PasswordField {...fieldProps('password')} hint={messages.passwordHint} autoComplete="new-password" />
    </StackedForm>
  );
}
