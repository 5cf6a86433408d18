import { useEffect, useRef } from 'react';
import { currentUserKey } from '../api/drafts/draft-key';
import { onSessionEnd, onUserChange, sessionOf } from '../api/session/session';
import { userKey } from '../api/session/session-record';
import { toast } from '../embed/toasts/toast';
import { recordMessages } from './record.messages';

const messages = recordMessages.signedOut;

interface SignOutNotice {
  /** What is lost. @default what was typed here */
  readonly loss?: () => string;
  /** The same for another user, who must not see what was typed. @default `loss` */
  readonly lossForOthers?: () => string;
  /** What was typed, as text; '' for nothing that can be copied. The message offers to copy it. */
  readonly text?: () => string;
}

/**
 * Shows a message when a sign-out in another tab, or another user who signs in, discards what was not saved here. With a text it stays
 * until it is copied or closed: what shows it has to close, because the page now belongs to another session.
 */
export function useSignOutNotice(apiBase: string, isDirty: boolean, notice: SignOutNotice = {}): void {
  const latest = useRef({ isDirty, ...notice });
  useEffect(() => {
    latest.current = { isDirty, ...notice };
  });
  useEffect(() => {
    function show(title: string, user: string, loss: SignOutNotice['loss']): void {
      const { isDirty: isLost, text } = latest.current;
      if (!isLost) return;
      const typed = text?.() ?? '';
      if (typed === '') {
        toast({ apiBase, user, type: 'warning', title, message: loss?.() ?? messages.message });
        return;
      }
      const message = loss?.() ?? messages.messageWithCopy;
      const action = { label: messages.copy, onPick: () => void copy(typed) };
      toast({ apiBase, user, type: 'warning', title, message, action, duration: Number.POSITIVE_INFINITY });
    }
    const stopWatchingEnd = onSessionEnd(apiBase, ({ reason, session, isInOtherTab }) => {
      if (isInOtherTab && reason === 'user') show(messages.title, userKey(session), latest.current.loss);
    });
    // Also called at a sign-out, when there is no user.
    const stopWatchingUser = onUserChange(apiBase, () => {
      const { loss, lossForOthers = loss } = latest.current;
      if (sessionOf(apiBase).peek() !== undefined) show(messages.otherUser, currentUserKey(apiBase), lossForOthers);
    });
    return () => {
      stopWatchingEnd();
      stopWatchingUser();
    };
  }, [apiBase]);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ type: 'success', message: messages.copied });
  } catch {
    toast({ type: 'error', message: messages.notCopied });
  }
}
