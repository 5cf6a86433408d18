import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wordlessMessage } from '../../api/answer';
import { ApiError } from '../../api/errors';
import { refusedFields } from '../../api/refused-fields';
import { type Registration, register } from '../../api/register';
import type { WidgetHost, WidgetProps } from '../../embed/widget';
import { registerMessages as messages } from './register.messages';
import { RegisteredView, RegisterView } from './register.view';
import { errorsOf, firstWrong, type RegistrationErrors, tidied, wireNames } from './registration-rules';

/** How far it has come. */
type Progress =
  | { readonly step: 'editing'; readonly errors: RegistrationErrors; readonly problem?: string }
  | { readonly step: 'sending' | 'done' };

const nothing: Registration = { name: '', email: '', phone: '', company: '', password: '' };

/** Applies for an account, in nobody's name: a session that is there stays as it is. */
export function Register({ host }: WidgetProps<Record<never, never>, Record<never, never>, object>) {
  const [typed, setTyped] = useState(nothing);
  const [progress, setProgress] = useState<Progress>({ step: 'editing', errors: {} });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => host.settled('ready'), [host]);
  const errors = progress.step === 'editing' ? progress.errors : undefined;
  useLayoutEffect(() => {
    const wrong = errors && firstWrong(errors);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }, [errors]);

  async function submit(): Promise<void> {
    const registration = tidied(typed);
    const found = errorsOf(registration);
    if (firstWrong(found)) return setProgress({ step: 'editing', errors: found });
    setProgress({ step: 'sending' });
    setProgress(await send(host, registration));
  }

  const backToLogin = () => host.navigate('login');
  if (progress.step === 'done') return <RegisteredView onBackToLogin={backToLogin} />;
  return (
    <RegisterView
      formRef={form}
      typed={typed}
      errors={errors ?? {}}
      problem={progress.step === 'editing' ? progress.problem : undefined}
      isBusy={progress.step === 'sending'}
      onType={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
      onSubmit={() => void submit()}
      onBackToLogin={backToLogin}
    />
  );
}

/** Sends it, and tells the person and the page what came of it. */
async function send(host: WidgetHost, registration: Registration): Promise<Progress> {
  try {
    await register(host.client, registration);
    host.emit('pricebook-register', { email: registration.email });
    return { step: 'done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, fields, shown } = error;
    const isWordless = error.message === '' || (status !== undefined && error.message === wordlessMessage(status));
    const message = isWordless ? messages.failed : error.message;
    if (!shown) host.toast({ type: 'error', message });
    host.emit('pricebook-error', { operation: 'register', message, ...(status !== undefined && { status }) });
    const errors = refusedFields(fields, wireNames);
    // What stands beside a field need not stand above the form as well.
    return { step: 'editing', errors, problem: firstWrong(errors) ? messages.failed : message };
  }
}
