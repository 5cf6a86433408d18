import type { UploadPair } from '../../../api/resources/sheet-upload';
import type { WidgetEvents } from '../../../embed/events';
import type { WidgetHost } from '../../../embed/widget';
import type { ConfirmOutcome } from '../../../machines/upload.types';
import { reviewPairOf } from '../../../upload/review/review-pair';
import { withIdempotencyKeys } from '../../../upload/session/repeated-upload';
import { createReportedCalls } from '../../../upload/session/reported-calls';
import { type ChangesToSend, sendChanges } from '../../../upload/session/send-changes';
import type { UploadKind } from '../../../upload/session/upload-session.types';
import type { DisposableReading } from '../../../upload/worker/remote-reading';
import { changeMessages as messages } from './change-prices.messages';
import { splitReturnedPairs } from './returned-pairs';
import { createSentCounts } from './sent-counts';

export interface ChangeCallsOptions extends ChangesToSend {
  readonly host: WidgetHost;
  readonly kind: UploadKind;
  /** Writes the file. */
  readonly reading: Pick<DisposableReading, 'writeTable'>;
  /** Called after records may have changed. */
  readonly onSent: () => void;
}

/** The requests of one change of many prices. */
export function createChangeCalls({ name, columns, pairs, host, kind, reading, onSent }: ChangeCallsOptions) {
  const totals = { created: 0, unchanged: 0, changed: 0 };
  const sentCounts = createSentCounts();
  const calls = withIdempotencyKeys(kind.calls);
  /** `previewed`: nothing is sent; `sent`: previewed changes are sent; `returned`: pairs whose records have changed since the preview wait for confirmation. */
  let phase: 'previewed' | 'sent' | 'returned' = 'previewed';
  /** Whether an earlier confirmation of returned pairs may have been saved. */
  let isOutcomeUnknown = false;
  /** How many parts were sent before one failed. */
  let earlierParts: ChangesToSend['earlierParts'];
  /** The pairs whose records have changed since the preview, of all attempts. */
  let returned: readonly UploadPair[] = [];

  async function send(chosen: readonly UploadPair[]): Promise<ConfirmOutcome> {
    if (!host.emit('pricebook-before-upload', { fileName: name, rows: chosen.length })) {
      return { kind: 'failed', problem: { kind: 'not-sent', message: messages.stoppedByPage } };
    }
    phase = 'sent';
    sentCounts.start(chosen.length);
    const sender = {
      ...{ host, calls, writeTable: reading.writeTable, splitReturned: splitReturnedPairs },
      onPart: sentCounts.addPart,
    };
    const sentChanges = await sendChanges(sender, { name, columns, pairs: chosen, earlierParts });
    const { changed, failure } = sentChanges;
    returned = [...returned, ...sentChanges.returnedDifferently];
    sentCounts.end(sentChanges);
    onSent();
    for (const count of ['created', 'unchanged', 'changed'] as const) totals[count] += sentChanges[count];
    if (failure) {
      const { problem, unsavedPairs } = failure;
      earlierParts = failure.earlierParts;
      if (unsavedPairs.length === chosen.length) return { kind: 'failed', problem };
      const message = messages.partlyDone(changed, problem.message);
      return { kind: 'remaining', problem: { ...problem, message }, pairs: unsavedPairs };
    }
    if (returned.length === 0) {
      const message = messages.doneText(countPrices(chosen), chosen.length, pairs.length - sentCounts.known().saved);
      host.toast({ type: 'success', title: messages.done, message });
      return { kind: 'confirmed' };
    }
    phase = 'returned';
    const message = messages.remaining(changed, returned.length);
    return { kind: 'remaining', problem: { kind: 'conflict', message }, pairs: returned };
  }
  function countPrices(chosen: readonly UploadPair[]): number {
    return chosen.reduce((sum, pair, index) => sum + reviewPairOf(pair, index, kind.shape).changes.length, 0);
  }
  async function confirmReturned(chosen: readonly UploadPair[]): Promise<ConfirmOutcome> {
    const savedMessage = messages.doneText(countPrices(chosen), chosen.length, 0);
    const options = { savedMessage, isRepeated: isOutcomeUnknown, shape: kind.shape };
    const outcome = await createReportedCalls(host, calls).confirm(chosen, options);
    isOutcomeUnknown ||= outcome.kind === 'failed' && outcome.problem.kind === 'unknown-outcome';
    if (outcome.kind === 'confirmed') totals.changed += chosen.length;
    onSent();
    return outcome;
  }
  return {
    /** Sends the previewed changes; later confirms what the back end has returned differently. Never rejects. */
    confirm: (chosen: readonly UploadPair[]) => (phase === 'returned' ? confirmReturned(chosen) : send(chosen)),
    /** Whether the review shows pairs that the back end has returned. */
    isReviewOfReturned: () => phase === 'returned',
    /** What is known of the previewed changes, once they were sent, until what came back differently is reviewed. */
    sentChange: () => (phase === 'sent' ? sentCounts.known() : undefined),
    /** The detail of `pricebook-upload`; `undefined` when nothing was sent. */
    result(): WidgetEvents['pricebook-upload'] | undefined {
      if (phase === 'previewed') return undefined;
      const outcome = totals.changed > 0 ? 'confirmed' : 'cancelled';
      return { fileName: name, rows: pairs.length, ...totals, outcome };
    },
  };
}
