import { signal } from '@preact/signals-react';
import { createActor, fromPromise } from 'xstate';
import type { UploadPair } from '../../../api/resources/sheet-upload';
import { onSessionEnd, onUserChange, userGeneration } from '../../../api/session/session';
import { userKey } from '../../../api/session/session-record';
import { uploadMachine } from '../../../machines/upload.machine';
import type { ConfirmOutcome } from '../../../machines/upload.types';
import { pairsToConfirm } from '../../../upload/review/review-choices';
import { reviewPairOf } from '../../../upload/review/review-pair';
import { withIdempotencyKeys } from '../../../upload/session/repeated-upload';
import { reviewBeforeSending } from '../../../upload/session/unfinished-review';
import { priceUploadKind } from '../price-upload-kind';
import { blockMessages as messages } from './block.messages';
import type { LeftUnsaved, RecordChange } from './block.types';
import { pairOf, remainingChangeOf } from './block-pairs';
import { failureTexts } from './failure-texts';
import { type BlockContext, type BlockResult, keepAsDrafts, removeDraftsOf, saveBlock } from './save-block';

export type BlockSession = ReturnType<typeof openBlockSession>;

interface SessionOptions extends BlockContext {
  readonly changes: readonly RecordChange[];
  readonly uploadName: string;
  /** Called once, when everything is saved or the user leaves. */
  readonly onEnd: () => void;
}

/**
 * The review of changes of several cells, in the upload's own machine: confirming saves them. When its dialog is removed with the
 * list, changes that are being saved go on, and all others become drafts, which the list offers at the next visit.
 */
export function openBlockSession({ changes, uploadName, onEnd, ...context }: SessionOptions) {
  const { host, unsaved } = context;
  const { apiBase } = host.client;
  let isAttached = true;
  const saver = createBlockSaver(context, { changes, uploadName, isLeft: () => !isAttached });
  const machine = uploadMachine.provide({
    actors: { confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(({ input }) => saver.confirm(input)) },
  });
  const review = reviewBeforeSending(uploadName, changes.map(pairOf));
  const actor = createActor(machine, { input: { file: undefined, review, previous: undefined } });
  /** What is reviewed or waits to be saved becomes drafts, which the list offers. */
  function keepUnsaved(): void {
    const { pairs, excludedFields } = actor.getSnapshot().context;
    const reviewedPairs = pairs.map((pair, index) => reviewPairOf(pair, index, priceUploadKind.shape));
    const kept = saver.waitingChanges() ?? saver.changesOf(pairsToConfirm(reviewedPairs, excludedFields));
    for (const change of kept) keepAsDrafts(unsaved, change);
  }
  const stopWatching = watchLeaving(context, { keep: keepUnsaved, onOtherUser: saver.stop });
  function endIfDetached(): void {
    const snapshot = actor.getSnapshot();
    if (isAttached || snapshot.status !== 'active' || snapshot.hasTag('writing')) return;
    stopWatching();
    keepUnsaved();
    unsaved.refreshShown();
    actor.stop();
  }
  actor.subscribe(({ status }) => {
    if (status === 'done') {
      stopWatching();
      onEnd();
    }
    endIfDetached();
  });
  actor.start();
  actor.send({ type: 'review.resume' });
  return {
    kind: priceUploadKind,
    apiBase,
    actor,
    progress: saver.progress,
    leaveText(): string | undefined {
      const isKept = unsaved.drafts.all
        .peek()
        .some(({ id }) => saver.unsavedChanges().some(({ record }) => String(record.ID) === String(id)));
      return isKept ? messages.leave(actor.getSnapshot().context.isOutcomeUnknown) : undefined;
    },
    /** Ends saving after the record that is being saved. */
    stop: saver.stop,
    /** Ends the session when its dialog is removed; changes that are being saved go on. */
    detach(): void {
      isAttached = false;
      endIfDetached();
    },
  };
}

interface SaverOptions extends Pick<SessionOptions, 'changes' | 'uploadName'> {
  /** Whether the review is gone: a message then says what was not saved. */
  readonly isLeft: () => boolean;
}

/** Saves the changes that are confirmed, and knows what is left of them. */
function createBlockSaver(context: BlockContext, { changes, uploadName, isLeft }: SaverOptions) {
  const { host, unsaved } = context;
  const { apiBase } = host.client;
  const generation = userGeneration(apiBase);
  /** The number of records that have been tried, of all; `undefined` while none are saved. */
  const progress = signal<{ readonly done: number; readonly total: number }>();
  const calls = withIdempotencyKeys(priceUploadKind.calls);
  let stopController = new AbortController();
  let unsavedChanges = changes;
  let waitingChanges: readonly RecordChange[] | undefined;

  const changesOf = (pairs: readonly UploadPair[]): readonly RecordChange[] =>
    pairs.flatMap((pair) => remainingChangeOf(pair, unsavedChanges) ?? []).filter(({ prices }) => prices.size > 0);

  async function save(changesToSave: readonly RecordChange[]): Promise<BlockResult> {
    stopController = new AbortController();
    const onProgress = (done: number) => {
      progress.value = { done, total: changesToSave.length };
      waitingChanges = changesToSave.slice(done);
    };
    const result = await saveBlock(context, changesToSave, {
      name: uploadName,
      calls,
      signal: stopController.signal,
      onProgress,
      onFailure: ({ change }) => keepAsDrafts(unsaved, change),
      onSaved: (change) => removeDraftsOf(unsaved, change),
    });
    progress.value = undefined;
    waitingChanges = undefined;
    return result;
  }
  return {
    progress,
    changesOf,
    unsavedChanges: () => unsavedChanges,
    /** What was confirmed and has not been tried yet; `undefined` while nothing is saved. */
    waitingChanges: () => waitingChanges,
    stop: () => stopController.abort(),
    async confirm(chosen: readonly UploadPair[]): Promise<ConfirmOutcome> {
      const changesToSave = changesOf(chosen);
      const user = userKey(host.session.peek());
      const { saved, failures } = await save(changesToSave);
      if (saved.length > 0) unsaved.undoHistory.add({ cells: saved, user });
      if (failures.length === 0) {
        host.toast({
          type: 'success',
          title: messages.done,
          message: messages.doneText(saved.length, changesToSave.length),
        });
        return { kind: 'confirmed' };
      }
      unsavedChanges = failures.map(({ change }) => change);
      const texts = failureTexts(failures.map(({ change, reason }) => ({ sku: change.record.MAIN_SKU, reason })));
      const isUnknown = failures.some((failure) => failure.isUnknown);
      const message = messages.partly(
        saved.length,
        { total: failures.length, texts },
        isUnknown,
        isLeft() ? leftUnsaved(unsavedChanges) : undefined,
      );
      const isSameUser = host.session.peek() !== undefined && userGeneration(apiBase) === generation;
      if (isLeft() && isSameUser) host.toast({ type: 'warning', message });
      const problem = { kind: isUnknown ? 'unknown-outcome' : 'conflict', message } as const;
      return { kind: 'remaining', problem, pairs: unsavedChanges.map(pairOf) };
    },
  };
}

function leftUnsaved(changes: readonly RecordChange[]): LeftUnsaved {
  const texts = changes.flatMap(({ prices }) => [...prices.values()]);
  return { hasPrices: texts.some((text) => text !== ''), hasEmptied: texts.includes('') };
}

interface LeavingOptions {
  /** Keeps what is not saved for its user. */
  readonly keep: () => void;
  /** Somebody else must not save it. */
  readonly onOtherUser: () => void;
}

/** Watches what takes a review away: the end of the session, another user, and the page itself. Returns a function that stops this. */
function watchLeaving({ host, unsaved }: BlockContext, { keep, onOtherUser }: LeavingOptions): () => void {
  const { apiBase } = host.client;
  const stops = [
    onSessionEnd(apiBase, ({ reason }) => {
      if (reason === 'unauthorized') keep();
    }),
    onUserChange(apiBase, onOtherUser),
    unsaved.drafts.onPageHide(keep),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
