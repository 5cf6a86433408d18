import { type ReactNode, useEffect, useState } from 'react';
import { onUserChange } from '../../../api/session/session';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import type { Answer } from '../../../machines/price-change.types';
import { useSignOutNotice } from '../../../record/use-sign-out-notice';
import { lazyDialog } from '../../../ui/overlays/lazy-dialog';
import type { PriceRecord } from '../../../wire/price';
import { draftMessages } from './cell-drafts.messages';
import type { PriceQuestion } from './change-price.types';

const ConfirmDialog = lazyDialog(
  'question',
  async () => (await import('../../../ui/overlays/confirm-dialog')).ConfirmDialog,
  ({ onCancel }) => onCancel,
);

interface OpenQuestion extends PriceQuestion {
  readonly answer: (answer: Answer) => void;
}

interface Questions {
  readonly ask: (question: PriceQuestion) => Promise<Answer>;
  readonly dialog: ReactNode;
}

/**
 * Asks one question at a time, and none while a cell is edited, because a dialog takes the focus. After the list is removed, a message
 * names the price instead, and offers to copy it where it is not kept.
 */
export function useQuestions(host: WidgetHost, list: List<PriceRecord>): Questions {
  const [question, setQuestion] = useState<OpenQuestion>();
  const [queue] = useState(() => createQueue(host, list, setQuestion));
  useSignOutNotice(host.client.apiBase, question !== undefined, { text: queue.waitingTexts });
  useEffect(() => queue.start(), [queue]);
  const dialog = question && (
    <ConfirmDialog
      title={question.title}
      confirmLabel={question.confirm}
      cancelLabel={question.cancel}
      onConfirm={() => question.answer('confirmed')}
      onCancel={() => question.answer('cancelled')}
    >
      {question.text}
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

  /** Shows the question once no other one and no editor is open. */
  async function askNext(question: PriceQuestion): Promise<Answer> {
    await whenEditorCloses(list);
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

function whenEditorCloses({ editing }: List<PriceRecord>): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = editing.isOpen.subscribe((isOpen) => {
      if (isOpen) return;
      resolve();
      // `subscribe` calls back before it has returned.
      queueMicrotask(() => unsubscribe());
    });
  });
}
