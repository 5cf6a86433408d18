import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '../../embed/widget';
import type { resetSettings } from './reset.definition';
import { resetMessages } from './reset.messages';
import { InvalidLinkView, ResetDoneView, ResetFormView } from './reset.view';
import { type SetPasswordOutcome, setPassword } from './set-password';

type ResetProps = WidgetProps<typeof resetSettings, Record<never, never>, object>;

/** Sets a password by a mailed link; does not use or change the session. */
export function Reset({ settings: { email = '', token = '' }, host }: ResetProps) {
  const [password, setTyped] = useState('');
  const [progress, setProgress] = useState<'editing' | 'sending' | 'empty' | SetPasswordOutcome>('editing');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => host.settled('ready'), [host]);

  const submit = async () => {
    if (progress === 'sending') return;
    field.current?.focus();
    if (password === '') {
      setProgress('empty');
      host.toast({ type: 'error', message: resetMessages.missing });
      return;
    }
    setProgress('sending');
    const outcome = await setPassword(host, { email, token, password });
    setProgress(outcome);
    if (outcome.step === 'done') {
      setTyped('');
      host.toast({ type: 'success', title: resetMessages.doneTitle, message: resetMessages.done });
      host.emit('pricebook-reset', { email });
      host.navigate('login', { email });
    } else host.toast({ type: 'error', title: resetMessages.failed, message: outcome.message });
  };

  const outcome = typeof progress === 'object' ? progress : undefined;
  if (outcome?.step === 'done') return <ResetDoneView onLogin={() => host.navigate('login', { email })} />;
  if (outcome?.step === 'invalid-link' || email === '' || token === '') {
    const message = outcome?.step === 'invalid-link' ? outcome.message : resetMessages.incomplete;
    const params = email === '' ? undefined : { email };
    return (
      <InvalidLinkView
        message={message}
        isAfterSubmit={outcome !== undefined}
        onNewLink={() => host.navigate('forgot', params)}
      />
    );
  }
  return (
    <ResetFormView
      email={email}
      password={password}
      passwordRef={field}
      error={progress === 'empty' ? resetMessages.missing : outcome?.step === 'refused' ? outcome.message : undefined}
      problem={outcome?.step === 'failed' ? outcome.message : undefined}
      isBusy={progress === 'sending'}
      onPassword={(text) => {
        setTyped(text);
        if (progress === 'empty' || outcome?.step === 'refused') setProgress('editing');
      }}
      onSubmit={() => void submit()}
    />
  );
}
