import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { EditSheet } from '../../ui/edit-sheet';
import { focusedIn } from '../../ui/focused-in';
import { focusObstacle, focusStart, MissingText, type Obstacle } from '../../ui/missing-text';
import { ConflictView } from './conflict-view';
import { recordMessages as messages } from './record.messages';
import type { AnyRecord } from './record.types';
import type { RecordForm } from './use-record-form';

interface RecordSheetProps<R extends AnyRecord, D> {
  readonly form: RecordForm<R, D>;
  readonly title: string;
  readonly submit: string;
  /** What keeps the draft from being sent. */
  readonly obstacles: readonly Obstacle[];
  /** The fields. */
  readonly children: ReactNode;
}

/** The create and edit panel of a record: its fields, what became of a save, and what the person is to decide. */
export function RecordSheet<R extends AnyRecord, D>(props: RecordSheetProps<R, D>) {
  const { form, title, submit, obstacles, children } = props;
  const { result, isSaving } = form;
  const [first] = obstacles;
  const content = useRef<HTMLDivElement>(null);
  // A button that was pressed may have made way for others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step of a save
  useEffect(() => keepFocus(content.current), [result, isSaving]);

  /** What was pressed goes with what it belongs to: the typing goes on at the first field. */
  function restart({ currentTarget }: MouseEvent<HTMLElement>, from: R | undefined): void {
    const sheet = currentTarget.closest('form');
    flushSync(() => form.restart(from));
    if (sheet) focusStart(sheet);
  }

  const decision =
    result?.kind === 'conflict' ? (
      <>
        <Button onClick={(event) => restart(event, result.current)}>{messages.conflict.takeTheirs}</Button>
        <Button
          variant="primary"
          disabledReason={first && messages.conflict.firstComplete}
          onClick={() => form.save(result.current)}
        >
          {messages.conflict.keepMine}
        </Button>
      </>
    ) : result?.kind === 'unread' ? (
      <Button variant="primary" onClick={form.readAgain}>
        {messages.conflict.tryAgain}
      </Button>
    ) : undefined;
  return (
    <EditSheet
      title={title}
      submit={{ label: submit, missing: first && <MissingText obstacles={obstacles} />, isSaving }}
      decision={decision}
      isDirty={form.isDirty}
      onSubmit={() => form.save()}
      onMissing={(sheet) => first && focusObstacle(sheet, first)}
      onClose={form.close}
    >
      <div ref={content} className="pricebook-stack">
        {form.isRestored && (
          <Banner
            title={messages.draft.title}
            actions={
              <button type="button" className="pricebook-link" onClick={(event) => restart(event, form.record)}>
                {messages.draft.discard}
              </button>
            }
          >
            {messages.draft.text}
          </Banner>
        )}
        <Outcome form={form} />
        {children}
      </div>
    </EditSheet>
  );
}

/** What became of the last save, where that is to be said in the form. */
function Outcome<R extends AnyRecord, D>({ form: { kind, draft, result } }: Pick<RecordSheetProps<R, D>, 'form'>) {
  if (result === undefined || result.kind === 'saved' || result.kind === 'prevented') return null;
  return (
    <div ref={bringIntoView} className="pricebook-stack">
      {result.kind === 'failed' ? (
        <Banner tone="danger">{result.error.message}</Banner>
      ) : (
        <ConflictView kind={kind} draft={draft} conflict={result} />
      )}
    </div>
  );
}

/** Where the focus was lost, it goes to what is to be compared, else to the button that now leads on. */
function keepFocus(content: HTMLElement | null): void {
  if (content === null || focusedIn(content) !== null) return;
  const dialog = content.closest('dialog');
  const next =
    dialog?.querySelector('.pricebook-conflict') ?? dialog?.querySelector('.pricebook-dialog-footer > :last-child');
  if (next instanceof HTMLElement) next.focus();
}

/** In a long form it would stand above what is in view. */
function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
