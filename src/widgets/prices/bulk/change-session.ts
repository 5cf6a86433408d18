import { createActor, fromPromise } from 'xstate';
import type { UploadPair } from '../../../api/resources/sheet-upload';
import type { WidgetEvents } from '../../../embed/events';
import { uploadMachine } from '../../../machines/upload.machine';
import type { ConfirmOutcome } from '../../../machines/upload.types';
import { createReviewStore } from '../../../upload/session/review-store';
import { unfinishedReview } from '../../../upload/session/unfinished-review';
import type { DisposableReading } from '../../../upload/worker/remote-reading';
import { type ChangeCallsOptions, createChangeCalls } from './change-calls';

interface ChangeOptions extends ChangeCallsOptions {
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
export function openChangeSession({ reading, onEnd, ...options }: ChangeOptions) {
  const { name, pairs, host, kind } = options;
  const reviews = createReviewStore(host.client.apiBase, kind.shape);
  const calls = createChangeCalls({ ...options, reading });
  let isAttached = true;
  const machine = uploadMachine.provide({
    actors: {
      confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(({ input }) => calls.confirm(input)),
    },
    actions: {
      removeReview: () => {
        if (calls.isReviewOfReturned()) reviews.remove();
      },
    },
  });
  const review = {
    pairs,
    fileName: name,
    rows: pairs.length,
    isOutcomeUnknown: false,
    counts: { created: undefined, unchanged: undefined },
    excludedFields: new Map(),
  };
  const actor = createActor(machine, { input: { file: undefined, review, previous: undefined } });
  let stopStoring: (() => void) | undefined;

  function stopIfDetached(): void {
    if (isAttached || actor.getSnapshot().hasTag('writing')) return;
    stopStoring?.();
    reading.dispose();
    actor.stop();
  }
  actor.subscribe((snapshot) => {
    // Previewed changes are not stored, because they can be calculated again.
    if (calls.isReviewOfReturned() && !stopStoring)
      stopStoring = reviews.watch(() => unfinishedReview(actor.getSnapshot()));
    if (snapshot.status === 'done') {
      stopStoring?.();
      reading.dispose();
      onEnd(calls.result());
    }
    stopIfDetached();
  });
  actor.start();
  actor.send({ type: 'review.resume' });
  return {
    kind,
    apiBase: host.client.apiBase,
    actor,
    isReviewOfReturned: calls.isReviewOfReturned,
    /** Ends the review when its dialog is removed. Changes that are being sent go on. */
    detach(): void {
      isAttached = false;
      stopIfDetached();
    },
  };
}
