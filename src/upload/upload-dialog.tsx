import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { UploadStart } from '../lists/actions/use-sheet-list';
import { useSignOutNotice } from '../record/use-sign-out-notice';
import { classNames } from '../ui/class-names';
import { Banner } from '../ui/feedback/banner';
import { Dialog } from '../ui/overlays/dialog';
import { useDiscardPrompt } from '../ui/overlays/use-discard-prompt';
import { useLeaveWarning } from '../ui/overlays/use-leave-warning';
import { choicesText, hasChoices } from './choices-text';
import { ChooseFooter, ChooseView } from './choose/choose-view';
import { useFileReplacement } from './choose/use-file-replacement';
import { useIncomingFiles } from './choose/use-incoming-files';
import { MappingFooter } from './mapping/mapping-footer';
import { MappingView } from './mapping/mapping-view';
import { PreviewFooter } from './preview/preview-footer';
import { PreviewView } from './preview/preview-view';
import { SubmitQuestion } from './preview/submit-question';
import { pricingMessages } from './pricing/pricing.messages';
import { PricingFooter, PricingView } from './pricing/pricing-view';
import { ReviewFooter } from './review/review-footer';
import { ResumeReview, ReviewQuestions } from './review/review-questions';
import { ReviewView } from './review/review-view';
import { useReview } from './review/use-review';
import type { UploadSession } from './session/upload-session.types';
import type { StepProps } from './step-props';
import { uploadMessages as messages } from './upload.messages';
import { useUpload, useUploadTag } from './use-upload';

interface Step {
  readonly title: () => string;
  readonly Body: ComponentType<StepProps>;
  readonly Footer: ComponentType<StepProps>;
}

const steps = {
  reading: { title: () => messages.title, Body: ChooseView, Footer: ChooseFooter },
  choose: { title: () => messages.title, Body: ChooseView, Footer: ChooseFooter },
  mapping: { title: () => messages.mappingTitle, Body: MappingView, Footer: MappingFooter },
  pricing: { title: () => pricingMessages.title, Body: PricingView, Footer: PricingFooter },
  preview: { title: () => messages.title, Body: PreviewView, Footer: PreviewFooter },
  review: { title: () => messages.reviewTitle, Body: ReviewView, Footer: ReviewFooter },
} satisfies Readonly<Record<string, Step>>;
const stepNames = ['reading', 'choose', 'mapping', 'pricing', 'preview', 'review'] as const;

interface UploadDialogProps {
  readonly session: UploadSession;
  readonly start: UploadStart;
}

export function UploadDialog({ session, start }: UploadDialogProps) {
  const { actor } = session;
  const step = useSelector(actor, (snapshot) => stepNames.find((name) => snapshot.hasTag(name)));
  const isOfferingReview = useUploadTag(session, 'offer');
  const isSending = useUploadTag(session, 'sending');
  const context = useUpload(session);
  const { fileName, counts, pairs } = context;
  const review = useReview(session);
  const hasChanges = hasChoices(step, context);
  useLeaveWarning(isSending || step === 'review' || hasChanges);
  const hasFile = step !== undefined && step !== 'choose';
  useSignOutNotice(session.apiBase, hasFile && !isSending, {
    loss: () => messages.signedOut,
    text: () => choicesText(actor.getSnapshot().context, session.kind.shape),
  });
  const { requestClose, question } = useDiscardPrompt({
    isDirty: hasChanges,
    changes: 'upload',
    onClose: () => actor.send({ type: 'upload.cancel' }),
  });
  if (isOfferingReview) return <ResumeReview session={session} />;
  if (step === undefined) return null;
  const { title, Body, Footer } = steps[step];
  const props = { session, review };
  return (
    <Dialog
      kind="full"
      title={title()}
      {...(step === 'review' && {
        subtitle: messages.reviewFacts(fileName, counts?.created, counts?.unchanged, pairs.length),
      })}
      footer={<Footer {...props} />}
      onClose={requestClose}
    >
      <StepBody name={step} session={session} start={start} hasChanges={hasChanges}>
        <Body {...props} />
      </StepBody>
      {question}
      {step === 'preview' && <SubmitQuestion session={session} />}
      {step === 'review' && <ReviewQuestions {...props} />}
    </Dialog>
  );
}

interface StepBodyProps extends UploadDialogProps {
  readonly name: keyof typeof steps;
  /** Whether another file would discard choices. */
  readonly hasChanges: boolean;
  readonly children: ReactNode;
}

/**
 * The body of a step. Accepts dropped files and pasted rows, after a question where choices would be lost. Takes the focus when
 * the step changes, because the focused element is removed.
 */
function StepBody({ name, hasChanges, session, start, children }: StepBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState(start.kind === 'several' ? messages.severalFiles(start.files) : undefined);
  const { replaceFile, question } = useFileReplacement(session, hasChanges);
  const isOver = useIncomingFiles(body, ([file, ...others]) => {
    if (file === undefined) return;
    if (others.length > 0) setRefusal(messages.severalFiles(others.length + 1));
    else if (!session.actor.getSnapshot().can({ type: 'file.choose', file }))
      setRefusal(messages.fileTooEarly(file.name));
    else {
      setRefusal(undefined);
      replaceFile(file);
    }
  });
  const previous = useRef(name);
  useEffect(() => {
    if (previous.current !== name && body.current) {
      body.current.focus({ preventScroll: true });
      body.current.closest('.pricebook-dialog-body')?.scrollTo({ top: 0 });
    }
    previous.current = name;
  }, [name]);
  return (
    // Without a role and a name, screen readers would read the whole text of the focused element as its name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={body}
      role="group"
      aria-label={steps[name].title()}
      tabIndex={-1}
      className={classNames('pricebook-upload', `is-${name}`, isOver && 'is-over')}
    >
      {refusal !== undefined && <Banner tone="warning">{refusal}</Banner>}
      {children}
      {question}
    </div>
  );
}
