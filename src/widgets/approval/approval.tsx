import { useEffect } from 'react';
import type { WidgetProps } from '../../embed/widget';
import type { approvalSettings } from './approval.definition';
import { approvalMessages as messages } from './approval.messages';
import { ApprovalResult } from './approval.view';
import { ApprovalForm } from './approval-form';

/** Approves a registration with the token of a mailed link; does not use the session. */
export function Approval({ settings, host }: WidgetProps<typeof approvalSettings, Record<never, never>, object>) {
  const { email = '', name = '', company = '', token = '' } = settings;
  const isIncomplete = email === '' || name === '' || token === '';
  useEffect(() => host.settled('ready'), [host]);
  useEffect(() => {
    // Only the event: `navigate` would open a dialog without a request of the user.
    if (isIncomplete) host.emit('pricebook-navigate', { to: 'login' });
  }, [host, isIncomplete]);
  const onBackToLogin = () => host.navigate('login');
  if (isIncomplete) {
    const { title, text } = messages.incomplete;
    const texts = [text, messages.forged.advice];
    return <ApprovalResult title={title} texts={texts} takesFocus={false} onBackToLogin={onBackToLogin} />;
  }
  const link = { email, name, company, token };
  return <ApprovalForm key={`${email} ${token}`} host={host} link={link} onBackToLogin={onBackToLogin} />;
}
