import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Registration } from '../../api/resources/register';
import { useIsMounted } from '../../embed/use-is-mounted';
import type { WidgetProps } from '../../embed/widget';
import { registerMessages as messages } from './register.messages';
import { RegisteredView, RegisterView } from './register.view';
import { firstInvalidField, trimmed, uncorrected, validate } from './registration-rules';
import { type Progress, sendRegistration } from './send-registration';

const emptyRegistration: Registration = { name: '', email: '', phone: '', company: '', password: '' };

/** Applies for an account; does not use or change the session. */
export function Register({ host }: WidgetProps<Record<never, never>, Record<never, never>, object>) {
  const [typed, setTyped] = useState(emptyRegistration);
  const [sent, setSent] = useState(emptyRegistration);
  const [progress, setProgress] = useState<Progress>({ step: 'editing', errors: {} });
  const form = useRef<HTMLFormElement>(null);
  const isMounted = useIsMounted();
  useEffect(() => host.settled('ready'), [host]);
  const errors = progress.step === 'editing' ? progress.errors : undefined;
  useLayoutEffect(() => {
    const invalidField = errors && firstInvalidField(errors);
    if (invalidField) form.current?.querySelector<HTMLElement>(`[name=${invalidField}]`)?.focus();
  }, [errors]);

  async function submit(): Promise<void> {
    const registration = trimmed(typed);
    setSent(typed);
    const found = validate(registration);
    if (firstInvalidField(found)) return setProgress({ step: 'editing', errors: found });
    setProgress({ step: 'sending' });
    const result = await sendRegistration(host, registration);
    if (result.step === 'done' && !isMounted.current)
      host.toast({ type: 'success', title: messages.doneTitle, message: messages.done });
    setProgress(result);
  }

  const backToLogin = () => host.navigate('login');
  if (progress.step === 'done') return <RegisteredView onBackToLogin={backToLogin} />;
  return (
    <RegisterView
      formRef={form}
      typed={typed}
      errors={errors ? uncorrected(errors, sent, typed) : {}}
      problem={progress.step === 'editing' ? progress.problem : undefined}
      isBusy={progress.step === 'sending'}
      onType={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
      onSubmit={() => void submit()}
      onBackToLogin={backToLogin}
    />
  );
}
