import { type ReactNode, useState } from 'react';
import { onUserChange } from '../../../api/session/session';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import type { Answer } from '../../../machines/price-change.types';
import { useSignOutNotice } from '../../../record/use-sign-out-notice';
import { loadChunk } from '../../../ui/feedback/load-chunk';
import { lazyDialog } from '../../../ui/overlays/lazy-dialog';
import { useKeptEffect } from '../../../ui/use-kept-effect';
import type { PriceRecord } from '../../../wire/price';
import { draftMessages } from './cell-drafts.messages';
import type { PriceQuestion } from './change-price.types';

const loadConfirmDialog = async () => (await import('../../../ui/overlays/confirm-dialog')).ConfirmDialog;

const ConfirmDialog = lazyDialog('question', loadConfirmDialog, ({ onCancel }) => onCancel);

interface OpenQuestion extends PriceQuestion {
  readonly answer: (answer: Answer) => void;
}

interface Questions {
  readonly ask: (question: PriceQuestion) => Promise<Answer>;
  readonly dialog: ReactNode;
}

/**
 * Asks one question at a time, and none while the user types, because a dialog takes the focus. After the list is removed, a message
 * names the price instead, and offers to copy it where it is not kept.
 */
export function useQuestions(host: WidgetHost, list: List<PriceRecord>): Questions {
  const [question, setQuestion] = useState<OpenQuestion>();
  const [queue] = useState(() => createQueue(host, list, setQuestion));
  useSignOutNotice(host.client.apiBase, question !== undefined, { text: queue.waitingTexts });
  useKeptEffect(() => queue.start(), [queue]);
  const dialog = question && (
    <ConfirmDialog
      title={question.title}
      confirmLabel={question.confirm}
      cancelLabel={question.cancel}
      onConfirm={() => question.answer('confirmed')}
      onCancel={() => question.answer('cancelled')}
    >
      {/* Not on a button, which a key that is typed for the next cell would press. */}
      <div data-autofocus="" tabIndex={-1}>
        {question.text}
      </div>
    </ConfirmDialog>
  );
  return { ask: queue.ask, dialog };
}

function createQueue(
  host: WidgetHost,
  list: List<PriceRecord>,
  setQuestion: (question: OpenQuestion | undefined) => void,
) {
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Set<PriceQuestion>();
  let isMounted = false;
  let isDiscarded = false;
  let abandon = () => {};

  /** Shows the question once no other one is open and the user has stopped typing. */
  async function askNext(question: PriceQuestion): Promise<Answer> {
    // Its code first, so that the user is not typing again when it is there. The dialog itself shows a failure.
    await loadChunk('question', loadConfirmDialog).catch(() => undefined);
    await whenTypingPauses(list);
    const answer = await new Promise<Answer>((resolve) => {
      if (!isMounted) return resolve('abandoned');
      abandon = () => resolve('abandoned');
      setQuestion({ ...question, answer: resolve });
    });
    setQuestion(undefined);
    waiting.delete(question);
    if (answer === 'abandoned' && !isDiscarded)
      host.toast({ type: 'warning', title: question.title, message: `${question.text} ${draftMessages.abandoned}` });
    return answer;
  }
  return {
    /** The questions without an answer, one per line. */
    waitingTexts: (): string => [...waiting].map(({ text }) => text).join('\n'),
    ask(question: PriceQuestion): Promise<Answer> {
      waiting.add(question);
      const answer = last.then(() => askNext(question));
      last = answer;
      return answer;
    },
    start(): () => void {
      isMounted = true;
      const stopWatchingUser = onUserChange(host.client.apiBase, () => {
        isDiscarded = true;
      });
      return () => {
        isMounted = false;
        stopWatchingUser();
        abandon();
      };
    },
  };
}

/** Time without a key press, in ms, after which the user has stopped typing. */
const pauseTime = 700;

/** Resolves once no editor is open and no key was pressed for a while. */
function whenTypingPauses({ editing }: List<PriceRecord>): Promise<void> {
  return new Promise((resolve) => {
    const listener = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(endIfClosed, pauseTime);
    };
    const unsubscribe = editing.isOpen.subscribe(restart);
    window.addEventListener('keydown', restart, { capture: true, signal: listener.signal });
    function endIfClosed(): void {
      if (editing.isOpen.peek()) return;
      unsubscribe();
      listener.abort();
      resolve();
    }
  });
}
