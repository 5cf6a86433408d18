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
  const [ask, setAsk] = useState<'asking' | 'sending' | 'empty' | SetPasswordOutcome>('asking');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => host.settled('ready'), [host]);

  const submit = async () => {
    if (ask === 'sending') return;
    field.current?.focus();
    if (password === '') {
      setAsk('empty');
      host.toast({ type: 'error', message: resetMessages.missing });
      return;
    }
    setAsk('sending');
    const outcome = await setPassword(host, { email, token, password });
    setAsk(outcome);
    if (outcome.step === 'done') {
      setTyped('');
      host.toast({ type: 'success', title: resetMessages.doneTitle, message: resetMessages.done });
      host.emit('pricebook-reset', { email });
      host.navigate('login', { email });
    } else host.toast({ type: 'error', title: resetMessages.failed, message: outcome.message });
  };

  const outcome = typeof ask === 'object' ? ask : undefined;
  if (outcome?.step === 'done') return <ResetDoneView onLogin={() => host.navigate('login', { email })} />;
  if (outcome?.step === 'useless' || email === '' || token === '') {
    const message = outcome?.step === 'useless' ? outcome.message : resetMessages.incomplete;
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
      error={ask === 'empty' ? resetMessages.missing : outcome?.step === 'refused' ? outcome.message : undefined}
      problem={outcome?.step === 'failed' ? outcome.message : undefined}
      isBusy={ask === 'sending'}
      onPassword={setTyped}
      onSubmit={() => void submit()}
    />
  );
}
