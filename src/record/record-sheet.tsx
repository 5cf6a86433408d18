import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { adoptingRef } from '../ui/adopt-sheets';
import { Button } from '../ui/controls/button';
import { FailureBanner } from '../ui/feedback/failure-banner';
import { focusedIn } from '../ui/focused-in';
import { focusFirstField, focusIssue, type ValidationIssue, ValidationSummary } from '../ui/form/validation-summary';
import { EditSheet } from '../ui/overlays/edit-sheet';
import { uiMessages } from '../ui/ui.messages';
import type { Identity } from '../wire/field';
import { ConflictView } from './conflict-view';
import { recordMessages as messages } from './record.messages';
import css from './record-form.css?inline';
import { RestoredBanner } from './restored-banner';
import type { RecordForm } from './use-record-form';

const adoptCss = adoptingRef([css]);

interface RecordSheetProps<R extends Identity, D> {
  readonly form: RecordForm<R, D>;
  readonly title: string;
  readonly submitLabel: string;
  readonly issues: readonly ValidationIssue[];
  readonly children: ReactNode;
}

export function RecordSheet<R extends Identity, D>(props: RecordSheetProps<R, D>) {
  const { form, title, submitLabel, issues, children } = props;
  const { result, isSaving } = form;
  const [first] = issues;
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptCss(content.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of a save may unmount the focused button
  useEffect(() => restoreFocus(content.current), [result, isSaving]);

  /** The focused button unmounts with its section, so the focus moves to the first field. */
  function restart(from: R | undefined): void {
    const sheet = content.current?.closest('form');
    flushSync(() => form.restart(from));
    if (sheet) focusFirstField(sheet);
  }

  const decision =
    result?.kind === 'conflict' ? (
      <>
        <Button onClick={() => restart(result.current)}>{messages.conflict.takeTheirs}</Button>
        <Button
          variant="primary"
          disabledReason={first && messages.conflict.completeFirst}
          onClick={() => form.save(result.current)}
        >
          {messages.conflict.keepMine}
        </Button>
      </>
    ) : result?.kind === 'unreadable' ? (
      <Button variant="primary" onClick={form.readAgain}>
        {uiMessages.tryAgain}
      </Button>
    ) : undefined;
  return (
    <EditSheet
      title={title}
      submit={{ label: submitLabel, missing: first && <ValidationSummary issues={issues} />, isSaving }}
      decision={decision}
      isDirty={form.isDirty}
      onSubmit={() => form.save()}
      onInvalid={(sheet) => first && focusIssue(sheet, first)}
      onClose={form.close}
    >
      <div ref={content} className="pricebook-stack">
        {form.isRestored && <RestoredBanner isLocked={isSaving} onDiscard={() => restart(form.record)} />}
        <SaveFailure form={form} />
        {children}
      </div>
    </EditSheet>
  );
}

function SaveFailure<R extends Identity, D>({ form }: Pick<RecordSheetProps<R, D>, 'form'>) {
  const { result } = form;
  if (result === undefined || result.kind === 'saved' || result.kind === 'prevented') return null;
  return (
    <div ref={bringIntoView} className="pricebook-stack">
      {result.kind === 'failed' ? (
        <FailureBanner error={result.error} />
      ) : (
        <ConflictView form={form} conflict={result} />
      )}
    </div>
  );
}

/** Moves a lost focus to the comparison, or to the primary button. */
function restoreFocus(content: HTMLElement | null): void {
  if (content === null || focusedIn(content) !== null) return;
  const dialog = content.closest('dialog');
  const next =
    dialog?.querySelector('.pricebook-conflict') ?? dialog?.querySelector('.pricebook-dialog-footer > :last-child');
  if (next instanceof HTMLElement) next.focus();
}

function bringIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}
