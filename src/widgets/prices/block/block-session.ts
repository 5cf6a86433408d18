import { signal } from '@preact/signals-react';
import { createActor, fromPromise } from 'xstate';
import type { UploadPair } from '../../../api/resources/sheet-upload';
import { onSessionEnd } from '../../../api/session/session';
import { userKey } from '../../../api/session/session-record';
import { uploadMachine } from '../../../machines/upload.machine';
import type { ConfirmOutcome } from '../../../machines/upload.types';
import { pairsToConfirm } from '../../../upload/review/review-choices';
import { reviewPairOf } from '../../../upload/review/review-pair';
import { withIdempotencyKeys } from '../../../upload/session/repeated-upload';
import { priceUploadKind } from '../price-upload';
import { blockMessages as messages } from './block.messages';
import type { RecordChange } from './block.types';
import { pairOf, remainingChangeOf } from './block-pairs';
import { type BlockContext, keepAsDrafts, saveBlock } from './save-block';

export type BlockSession = ReturnType<typeof openBlockSession>;

interface SessionOptions extends BlockContext {
  readonly changes: readonly RecordChange[];
  readonly uploadName: string;
  /** Called once, when everything is saved or the user leaves. */
  readonly onEnd: () => void;
}

/** The review of changes of several cells, in the upload's own machine: confirming saves them. */
export function openBlockSession({ changes, uploadName, onEnd, ...context }: SessionOptions) {
  const { host, unsaved } = context;
  /** The number of records that have been tried, of all; `undefined` while none are saved. */
  const progress = signal<{ readonly done: number; readonly total: number }>();
  const calls = withIdempotencyKeys(priceUploadKind.calls);
  let stopController = new AbortController();
  let unsavedChanges = changes;

  const changesOf = (pairs: readonly UploadPair[]): readonly RecordChange[] =>
    pairs.flatMap((pair) => remainingChangeOf(pair, unsavedChanges) ?? []).filter(({ prices }) => prices.size > 0);

  async function confirm(chosen: readonly UploadPair[]): Promise<ConfirmOutcome> {
    const changesToSave = changesOf(chosen);
    const user = userKey(host.session.peek());
    stopController = new AbortController();
    progress.value = { done: 0, total: changesToSave.length };
    const { saved, failures } = await saveBlock(context, changesToSave, {
      name: uploadName,
      calls,
      signal: stopController.signal,
      onProgress: (done) => {
        progress.value = { done, total: changesToSave.length };
      },
    });
    progress.value = undefined;
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
    const reasons = failures.map(({ change, reason }) => messages.failure(change.record.MAIN_SKU, reason));
    const isUnknown = failures.some((failure) => failure.isUnknown);
    const message = messages.partly(saved.length, reasons, isUnknown);
    const problem = { kind: isUnknown ? 'unknown-outcome' : 'conflict', message } as const;
    return { kind: 'remaining', problem, pairs: unsavedChanges.map(pairOf) };
  }
  const machine = uploadMachine.provide({
    actors: { confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(({ input }) => confirm(input)) },
  });
  const review = {
    pairs: changes.map(pairOf),
    fileName: uploadName,
    rows: changes.length,
    isOutcomeUnknown: false,
    counts: { created: undefined, unchanged: undefined },
    excludedFields: new Map(),
  };
  const actor = createActor(machine, { input: { file: undefined, review, previous: undefined } });
  // The list is removed when the session ends. What was not saved becomes drafts, which the list offers after the next sign-in.
  const stopWatching = onSessionEnd(host.client.apiBase, ({ reason }) => {
    if (reason !== 'unauthorized') return;
    const { pairs, excludedFields } = actor.getSnapshot().context;
    const reviewedPairs = pairs.map((pair, index) => reviewPairOf(pair, index, priceUploadKind.shape));
    for (const change of changesOf(pairsToConfirm(reviewedPairs, excludedFields))) keepAsDrafts(unsaved, change);
  });
  actor.subscribe(({ status }) => {
    if (status !== 'done') return;
    stopWatching();
    onEnd();
  });
  actor.start();
  actor.send({ type: 'review.resume' });
  return {
    kind: priceUploadKind,
    apiBase: host.client.apiBase,
    actor,
    progress,
    /** Ends saving after the record that is being saved. */
    stop: () => stopController.abort(),
    /** Ends the session when its dialog is removed. */
    close(): void {
      stopWatching();
      stopController.abort();
    },
  };
}
