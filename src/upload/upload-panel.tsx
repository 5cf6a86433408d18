import { useSignals } from '@preact/signals-react/runtime';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OpenReview, UploadPair } from '../api/upload-outcome';
import type { UploadStart } from '../machines/upload.context';
import type { UploadEnd } from '../machines/upload.types';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';
import { ChooseFooter, ChooseView } from './choose-view';
import { chosenColumns, firstMapping, type Mapping, MappingFooter, MappingView, mappingObstacle } from './mapping-view';
import { isPlain } from './obstacles';
import { PreviewFooter, type PreviewStep } from './preview-footer';
import { PreviewView } from './preview-view';
import type { Opened } from './reading/reading.types';
import { confirmedPairs, countChoices, type LeftOut, takeAll, withoutGone } from './review/review-choices';
import { AskBigChanges, ReviewFooter } from './review/review-footer';
import { ReviewView } from './review/review-view';
import { useReviewPairs } from './review/use-review-pairs';
import { uploadMessages as messages } from './upload.messages';
import { createUploadSession, type UploadDoor } from './upload-session';
import type { UploadShape } from './upload-shape';

/** What an upload was, when it is over. */
export interface UploadReport extends UploadEnd {
  readonly fileName: string;
  /** Rows of the file. */
  readonly rows: number;
}

/** What an area hands in besides its columns. */
export interface UploadArea extends UploadDoor {
  /** What a record is, besides its name. */
  describe(pair: UploadPair): string;
  /** Asked before a file is sent; `false` stops it. */
  mayUpload(fileName: string, rows: number): boolean;
  /** Told of the review while it is open, and `undefined` when it no longer is. */
  keepReview(review: OpenReview | undefined): void;
}

interface UploadPanelProps {
  readonly shape: UploadShape;
  readonly area: UploadArea;
  /** What to begin with: nothing, a file, or a review that was left open. */
  readonly start: Exclude<UploadStart, { kind: 'review' }> | { readonly kind: 'review'; readonly review: OpenReview };
  readonly onEnd: (report: UploadReport) => void;
}

/** The dialog in which a file is chosen, previewed, sent and reviewed. */
export function UploadPanel({ shape, area, start, onEnd }: UploadPanelProps) {
  useSignals();
  const [session] = useState(() => createUploadSession(shape, area));
  const [state, send] = useMachine(session.machine, {
    input: start.kind === 'review' ? { kind: 'review', ...start.review } : start,
  });
  const { context } = state;
  const [sent, setSent] = useState({ fileName: start.kind === 'review' ? start.review.fileName : '', rows: 0 });
  const [asRead, setAsRead] = useState(true);
  const [mapped, setMapped] = useState<{ readonly of: Opened; readonly mapping: Mapping }>();
  const [chosen, setChosen] = useState<LeftOut>(start.kind === 'review' ? start.review.leftOut : takeAll);
  const [isLeaving, setLeaving] = useState(false);
  const pairs = useReviewPairs(context.pairs, shape);
  const leftOut = useMemo(() => (pairs ? withoutGone(pairs, chosen) : chosen), [pairs, chosen]);
  const isReview = state.hasTag('review');
  const { opened, choice, checked, total } = session.view;
  const open = opened.value;

  useEffect(() => () => session.dispose(), [session]);
  // A layout effect: it ends before the machine does.
  useLayoutEffect(
    () =>
      session.show((outcome) => {
        if (outcome.kind === 'failed') return;
        const { kind, message, counts } = outcome;
        // Changes that nobody is there to confirm are not made.
        onEnd({ outcome: kind === 'accepted' ? kind : 'cancelled', counts, changed: 0, message, ...sent });
      }),
    [session, onEnd, sent],
  );
  useEffect(() => {
    if (state.status === 'done' && state.output) onEnd({ ...state.output, ...sent });
  }, [state, sent, onEnd]);
  useEffect(() => {
    const { counts } = context;
    area.keepReview(
      isReview && counts ? { pairs: context.pairs, counts, fileName: sent.fileName, leftOut: chosen } : undefined,
    );
  }, [area, isReview, context, sent, chosen]);
  useLeaveWarning(isReview || state.matches('submitting'));

  const submit = () => {
    const { file } = context;
    if (file && !state.matches('choosing')) {
      const next = { fileName: file.name, rows: total.value ?? 0 };
      if (context.errors > 0 || !area.mayUpload(next.fileName, next.rows)) return;
      setSent(next);
    }
    send({
      type: 'file.submit',
      sendAsRead: asRead && open !== undefined && !isPlain(open, checked.value, choice.value),
    });
  };
  const cancel = () => send({ type: 'upload.cancel' });
  const leave = () => {
    if (state.hasTag('write')) return;
    if (isReview) setLeaving(true);
    else cancel();
  };
  const chooseFile = (file: File) => send({ type: 'file.choose', file });

  function step(): Step {
    if (isReview) {
      const counts = pairs && countChoices(pairs, leftOut);
      return {
        name: 'review',
        title: messages.reviewTitle,
        subtitle: `${sent.fileName}: ${messages.reviewFacts(context.counts?.created, context.counts?.unchanged, context.pairs.length)}`,
        body: (
          <ReviewView
            pairs={pairs}
            shape={shape}
            leftOut={leftOut}
            describe={area.describe}
            problem={context.problem}
            onChoose={setChosen}
          />
        ),
        footer: (
          <ReviewFooter
            counts={counts}
            isConfirming={state.hasTag('write')}
            onCancel={leave}
            onConfirm={() =>
              send({
                type: 'changes.confirm',
                pairs: confirmedPairs(pairs ?? [], leftOut),
                calledOut: counts?.calledOutTaken ?? 0,
              })
            }
          />
        ),
      };
    }
    if (state.matches('mapping') && open && context.file) {
      const mapping = mapped?.of === open ? mapped.mapping : firstMapping(open);
      return {
        name: 'mapping',
        title: messages.mappingTitle,
        body: (
          <MappingView
            opened={open}
            fileName={context.file.name}
            shape={shape}
            mapping={mapping}
            onChange={(next) => setMapped({ of: open, mapping: next })}
          />
        ),
        footer: (
          <MappingFooter
            obstacle={mappingObstacle(mapping, shape)}
            onBack={() => send({ type: 'mapping.leave' })}
            onUse={() =>
              send({
                type: 'reading.choose',
                choice: { ...choice.value, header: mapping.header, columns: chosenColumns(mapping) },
              })
            }
          />
        ),
      };
    }
    if (state.hasTag('preview') && context.file) {
      return {
        name: 'preview',
        title: messages.title,
        body: (
          <PreviewView
            session={session}
            shape={shape}
            file={context.file}
            problem={context.problem}
            asRead={asRead}
            actions={{
              onFile: chooseFile,
              onChoose: (next) => send({ type: 'reading.choose', choice: next }),
              onMap: () => send({ type: 'mapping.open' }),
              onSendAsRead: setAsRead,
            }}
          />
        ),
        footer: (
          <PreviewFooter
            view={session.view}
            step={previewStep(state.matches('submitting'), state.matches({ previewing: 'checking' }), context)}
            onCancel={cancel}
            onSubmit={submit}
          />
        ),
      };
    }
    return {
      // The button that had the focus goes when reading begins, and what comes of it may be this view again.
      name: context.file ? 'reading' : 'choose',
      title: messages.title,
      body: <ChooseView readingFile={context.file?.name} problem={context.problem} onFile={chooseFile} />,
      footer: <ChooseFooter isReading={context.file !== undefined} onCancel={cancel} onSubmit={submit} />,
    };
  }

  if (state.status === 'done') return null;
  const { name, title, subtitle, body, footer } = step();
  return (
    <Dialog kind="full" title={title} subtitle={subtitle} footer={footer} onClose={leave}>
      <StepBody name={name}>{body}</StepBody>
      {state.matches('asking') && pairs && (
        <AskBigChanges
          pairs={pairs}
          leftOut={leftOut}
          count={context.calledOut}
          onAccept={() => send({ type: 'calledOut.accept' })}
          onDecline={() => send({ type: 'calledOut.decline' })}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          title={messages.discardTitle}
          confirmLabel={messages.discard}
          cancelLabel={messages.keepReviewing}
          tone="danger"
          onConfirm={cancel}
          onCancel={() => setLeaving(false)}
        >
          {messages.discardText(context.counts?.created)}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** One view of the dialog. */
interface Step {
  readonly name: 'choose' | 'reading' | 'mapping' | 'preview' | 'review';
  readonly title: string;
  readonly subtitle?: string;
  readonly body: ReactNode;
  readonly footer: ReactNode;
}

/** The place of a view. The focus goes there when the view changes, since what had it is gone. */
function StepBody({ name, children }: { readonly name: Step['name']; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(name);
  useEffect(() => {
    if (before.current !== name && place.current) {
      place.current.focus({ preventScroll: true });
      place.current.closest('.pricebook-dialog-body')?.scrollTo({ top: 0 });
    }
    before.current = name;
  }, [name]);
  return (
    <div ref={place} tabIndex={-1} className={`pricebook-upload is-${name}`}>
      {children}
    </div>
  );
}

function previewStep(
  isSending: boolean,
  isChecking: boolean,
  { sent, errors }: { readonly sent: number; readonly errors: number },
): PreviewStep {
  if (isSending) return { kind: 'sending', percent: sent };
  return isChecking ? { kind: 'checking' } : { kind: 'ready', errors };
}

/** The browser's own question before the page is left. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
