import { type ReactNode, useEffect, useState } from 'react';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../list/list-state';
import { lazyDialog } from '../../../ui/overlays/lazy-dialog';
import type { PriceRecord } from '../../../wire/price';
import type { PriceQuestion } from './change-price';

const ConfirmDialog = lazyDialog(
  'question',
  async () => (await import('../../../ui/overlays/confirm-dialog')).ConfirmDialog,
  ({ onCancel }) => onCancel,
);

interface OpenQuestion extends PriceQuestion {
  readonly answer: (isConfirmed: boolean) => void;
}

interface Questions {
  readonly ask: (question: PriceQuestion) => Promise<boolean>;
  readonly dialog: ReactNode;
}

/**
 * Asks one question at a time, and none while a cell is edited, because a dialog takes the focus. Without the list a message
 * says what was not saved.
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
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
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

  async function open(question: PriceQuestion): Promise<boolean> {
    await editorClosed(list);
    const isConfirmed = await new Promise<boolean | undefined>((resolve) => {
      if (!isMounted) return resolve(undefined);
      abandon = () => resolve(undefined);
      setQuestion({ ...question, answer: resolve });
    });
    setQuestion(undefined);
    if (isConfirmed === undefined) host.toast({ type: 'warning', title: question.title, message: question.text });
    return isConfirmed === true;
  }
  return {
    ask(question: PriceQuestion): Promise<boolean> {
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

function editorClosed({ isEditing }: List<PriceRecord>): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = isEditing.subscribe((isOpen) => {
      if (isOpen) return;
      resolve();
      queueMicrotask(() => unsubscribe());
    });
  });
}
