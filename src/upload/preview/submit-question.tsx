import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CheckedFile } from '../../machines/reading.types';
import {
  canSendRefusable,
  countToAsk,
  findingsToAsk,
  nextQuestion,
  type QuestionKind,
} from '../../machines/upload-questions';
import { Button } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlays/dialog';
import type { UploadSession } from '../session/upload-session.types';
import type { StepProps } from '../step-props';
import { uploadMessages } from '../upload.messages';
import { keyLabelsOf } from '../upload-shape';
import { useUpload } from '../use-upload';
import { excludeRefusable, excludeZeros } from './exclusion-choices';
import { unitsText, withPriceUnits } from './price-units';
import { unitMessages } from './price-units.messages';
import { questionMessages as messages } from './questions.messages';

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** Label of the button that sends these rows; `undefined` if they cannot be sent. */
  readonly accept: string | undefined;
  readonly back: string;
  readonly leaveOut?: { readonly label: string; readonly onClick: () => void };
}

/** Asks by count, before sending, about rows and cells that are often sent by mistake. */
export function SubmitQuestion({ session }: Pick<StepProps, 'session'>) {
  const { send } = session.actor;
  const isAsking = useSelector(session.actor, (snapshot) => snapshot.matches({ previewing: 'asking' }));
  const context = useUpload(session);
  const kind = nextQuestion(context);
  if (!isAsking || kind === undefined) return null;
  const { title, text, accept, back, leaveOut } = questionOf(kind, session, context);
  return (
    <Dialog
      // Another question takes the focus again.
      key={kind}
      kind="wide"
      title={title}
      onClose={() => send({ type: 'question.decline' })}
      footer={
        <>
          <Button {...(!leaveOut && { 'data-autofocus': '' })} onClick={() => send({ type: 'question.decline' })}>
            {back}
          </Button>
          {accept !== undefined && (
            <Button variant={leaveOut ? 'outline' : 'primary'} onClick={() => send({ type: 'question.accept' })}>
              {accept}
            </Button>
          )}
          {leaveOut && (
            <Button variant="primary" data-autofocus="" onClick={leaveOut.onClick}>
              {leaveOut.label}
            </Button>
          )}
        </>
      }
    >
      {text}
    </Dialog>
  );
}

function unratedQuestion(
  rows: number,
  { currencies = [], costsReadAs, unnamed = 0 }: Partial<CheckedFile['unrated']> = {},
): Pick<Question, 'title' | 'text' | 'accept'> {
  const { unrated, unratedCosts, unnamedCosts } = messages;
  if (costsReadAs === undefined)
    return { title: unrated.title(rows), text: unrated.text(rows, currencies), accept: unrated.accept(rows) };
  const others = currencies.length > 0 ? [unratedCosts.text(rows - unnamed, currencies, costsReadAs)] : [];
  const { title } = currencies.length > 0 ? unratedCosts : unnamedCosts;
  return {
    title: title(rows),
    text: [...others, ...(unnamed > 0 ? [unnamedCosts.text(unnamed, costsReadAs)] : [])].join(' '),
    accept: unratedCosts.accept(rows),
  };
}

function unitsQuestion(
  session: UploadSession,
  count: number,
  { checked, opened, options }: ReturnType<typeof useUpload>,
): Question {
  return {
    title: unitMessages.title(count),
    text: checked && unitsText(checked.offers.priceUnits, opened),
    accept: unitMessages.takeAsWritten,
    back: messages.back,
    // Back to the preview, which shows the divided prices.
    leaveOut: { label: unitMessages.divide, onClick: () => session.changeOptions(withPriceUnits(options, 'divided')) },
  };
}

function questionOf(kind: QuestionKind, session: UploadSession, context: ReturnType<typeof useUpload>): Question {
  const { shape } = session.kind;
  const { actor } = session;
  const { checked, options } = context;
  const count = countToAsk(checked, kind);
  const findings = findingsToAsk(checked, kind);
  if (kind === 'units') return unitsQuestion(session, count, context);
  if (kind === 'texts') {
    const { title, text, accept, back } = messages.texts;
    return { title: title(count), text, accept: accept(count), back };
  }
  if (kind === 'unrated') {
    return { ...unratedQuestion(count, checked?.unrated), back: messages.back };
  }
  if (kind === 'zeros') {
    const { title, text, accept, leaveOut } = messages.zeros;
    const zeros = checked?.zeros ?? { rows: 0, withOtherPrices: 0 };
    return {
      title: title(count),
      text: text(zeros),
      accept: accept(count),
      back: messages.back,
      leaveOut: {
        label: leaveOut(zeros.rows),
        onClick: () => actor.send({ type: 'question.leaveOut', options: excludeZeros(options, findings) }),
      },
    };
  }
  const { refusable, unsendable } = messages;
  const isSendable = canSendRefusable(options);
  const keyLabels = keyLabelsOf(shape, options.matchBy);
  return {
    title: isSendable ? refusable.title(count) : unsendable.title(count),
    text: (
      <>
        <p>{isSendable ? refusable.text : unsendable.text(keyLabels)}</p>
        <ul className="pricebook-findings">
          {uploadMessages.refusableCounts(findings, keyLabels).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    ),
    accept: isSendable ? refusable.accept : undefined,
    back: messages.back,
    leaveOut: {
      label: refusable.leaveOut,
      onClick: () => actor.send({ type: 'question.leaveOut', options: excludeRefusable(options, findings) }),
    },
  };
}
