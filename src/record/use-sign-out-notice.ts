import { useEffect, useRef } from 'react';
import { onSessionEnd } from '../api/session/session';
import { toast } from '../embed/toasts/toast';
import { recordMessages } from './record.messages';

const { title, message } = recordMessages.signedOut;

/** Shows a message when a sign-out in another tab discards what was not saved here. */
export function useSignOutNotice(apiBase: string, isDirty: boolean, loss: string = message): void {
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  useEffect(
    () =>
      onSessionEnd(apiBase, ({ reason, isInOtherTab }) => {
        if (isInOtherTab && reason === 'user' && latest.current) toast({ type: 'warning', title, message: loss });
      }),
    [apiBase, loss],
  );
}
