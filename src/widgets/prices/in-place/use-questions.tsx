import { type ReactNode, useEffect, useState } from 'react';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import type { Answer } from '../../../machines/price-change.types';
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
 * names the price instead.
 */
export function useQuestions(host: WidgetHost, list: List<PriceRecord>): Questions {
  const [question, setQuestion] = useState<OpenQuestion>();
  const [queue] = useState(() => createQueue(host, list, setQuestion));
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
  let isMounted = false;
  let abandon = () => {};

  async function open(question: PriceQuestion): Promise<Answer> {
    await whenEditorCloses(list);
    const answer = await new Promise<Answer>((resolve) => {
      if (!isMounted) return resolve('abandoned');
      abandon = () => resolve('abandoned');
      setQuestion({ ...question, answer: resolve });
    });
    setQuestion(undefined);
    if (answer === 'abandoned')
      host.toast({ type: 'warning', title: question.title, message: `${question.text} ${draftMessages.abandoned}` });
    return answer;
  }
  return {
    ask(question: PriceQuestion): Promise<Answer> {
      const answer = last.then(() => open(question));
      last = answer;
      return answer;
    },
    start(): () => void {
      isMounted = true;
      return () => {
        isMounted = false;
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
