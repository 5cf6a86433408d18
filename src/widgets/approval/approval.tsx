import { useEffect } from 'react';
import type { WidgetProps } from '../../embed/widget';
import type { approvalSettings } from './approval.definition';
import { IncompleteLinkView } from './approval.view';
import { ApprovalForm } from './approval-form';

/** Approves who has registered, in the name of the link that an administrator was sent: it needs and touches no session. */
export function Approval({ settings, host }: WidgetProps<typeof approvalSettings, Record<never, never>, object>) {
  const { email = '', name = '', company = '', token = '' } = settings;
  const isIncomplete = email === '' || name === '' || token === '';
  useEffect(() => host.settled('ready'), [host]);
  useEffect(() => {
    // Only says so: unlike `navigate` it opens no dialog that nobody asked for.
    if (isIncomplete) host.emit('pricebook-navigate', { to: 'login' });
  }, [host, isIncomplete]);
  if (isIncomplete) return <IncompleteLinkView onBackToLogin={() => host.navigate('login')} />;
  return <ApprovalForm key={`${email} ${token}`} host={host} link={{ email, name, company, token }} />;
}
