import { createActor, fromPromise } from 'xstate';
import type { UploadPair } from '../../../api/resources/sheet-upload';
import { userGeneration } from '../../../api/session/session';
import type { WidgetEvents } from '../../../embed/events';
import { uploadMachine } from '../../../machines/upload.machine';
import type { ConfirmOutcome } from '../../../machines/upload.types';
import { createReviewStore } from '../../../upload/session/review-store';
import { reviewBeforeSending, unfinishedReview } from '../../../upload/session/unfinished-review';
import type { DisposableReading } from '../../../upload/worker/remote-reading';
import { type ChangeCallsOptions, createChangeCalls } from './change-calls';
import { removeInterruptedChange, watchInterruptedChange } from './interrupted-change';

/** How the typed rule is stored, for the next visit. */
interface StoredRule {
  readonly keep: () => void;
  readonly forget: () => void;
}

interface ChangeOptions extends ChangeCallsOptions {
  readonly storedRule: StoredRule;
  /** Disposed at the end. */
  readonly reading: DisposableReading;
  /** Called once at the end; `undefined` when nothing was sent. */
  readonly onEnd: (result: WidgetEvents['pricebook-upload'] | undefined) => void;
}

export type ChangeSession = ReturnType<typeof openChangeSession>;

/**
 * The review of changes that are not sent yet, in the upload's own machine: confirming sends them. What the back end returns
 * differently is reviewed next, and then confirmed as in any upload.
 */
export function openChangeSession({ reading, storedRule, onEnd, ...options }: ChangeOptions) {
  const { name, pairs, host, kind } = options;
  const { apiBase } = host.client;
  const user = userGeneration(apiBase);
  const reviews = createReviewStore(apiBase, kind.shape);
  const calls = createChangeCalls({ ...options, reading });
  let isAttached = true;
  const machine = uploadMachine.provide({
    actors: {
      confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(({ input }) => {
        // An earlier visit may have stored it.
        storedRule.forget();
        return calls.confirm(input);
      }),
    },
    actions: {
      removeReview: () => {
        if (calls.isReviewOfReturned()) reviews.remove();
      },
    },
  });
  const review = reviewBeforeSending(name, pairs);
  const actor = createActor(machine, { input: { file: undefined, review, previous: undefined } });
  let stopStoring: (() => void) | undefined;
  const stopWatching = watchInterruptedChange(apiBase, () => {
    const sent = calls.sentChange();
    return sent && { name, ...sent };
  });
  /** Whether the rule can be offered again: applied once more, it would change prices that it has changed already. */
  function isNothingSaved(): boolean {
    const sent = calls.sentChange();
    return sent ? sent.saved === 0 && !sent.isUnknown : !calls.isReviewOfReturned();
  }

  function stopIfDetached(): void {
    const snapshot = actor.getSnapshot();
    // What its user has ended is not interrupted.
    if (isAttached || snapshot.status === 'done' || snapshot.hasTag('writing')) return;
    stopStoring?.();
    stopWatching();
    // Another user may have signed in.
    if (isNothingSaved() && userGeneration(apiBase) === user) storedRule.keep();
    reading.dispose();
    actor.stop();
  }
  actor.subscribe((snapshot) => {
    // Previewed changes are not stored, because they can be calculated again.
    if (calls.isReviewOfReturned() && !stopStoring)
      stopStoring = reviews.watch(() => unfinishedReview(actor.getSnapshot()));
    if (snapshot.status === 'done') {
      stopStoring?.();
      stopWatching();
      reading.dispose();
      removeInterruptedChange(apiBase);
      onEnd(calls.result());
    }
    stopIfDetached();
  });
  actor.start();
  actor.send({ type: 'review.resume' });
  return {
    kind,
    apiBase,
    actor,
    isNothingSaved,
    /** Ends the review when its dialog is removed. Changes that are being sent go on. */
    detach(): void {
      isAttached = false;
      stopIfDetached();
    },
  };
}
