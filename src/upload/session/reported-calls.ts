import { freshDuplicates, type SheetUploadCalls, type UploadPair } from '../../api/resources/sheet-upload';
import { hasCapability } from '../../api/session/session';
import { ApiError } from '../../api/transport/errors';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import type { ConfirmOutcome, SendOutcome } from '../../machines/upload.types';
import type { UploadShape } from '../upload-shape';
import { type SentSheet, withFileRows } from './refused-rows';
import { sessionMessages as messages } from './session.messages';
import { areStored } from './stored-changes';
import { confirmProblem, sendProblem } from './upload-problem';

interface ConfirmOptions {
  /** Shown once the changes are saved. */
  readonly savedMessage: string;
  /** Whether the outcome of an earlier confirmation is unknown. */
  readonly isRepeated: boolean;
  readonly shape: UploadShape;
}

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
  readonly sheet: SentSheet;
}

/** Sends files and confirmed changes, and shows each result as a toast. Never rejects for a failed request. */
export function createReportedCalls(host: WidgetHost, calls: SheetUploadCalls) {
  return {
    async send(file: File, { signal, onProgress, sheet }: SendOptions): Promise<SendOutcome> {
      let sentPercent = 0;
      try {
        const { message, ...uploaded } = await calls.send(host.client, file, {
          signal,
          onProgress(percent) {
            // -1: the request failed; what was sent before counts.
            if (percent < 0) return;
            sentPercent = percent;
            onProgress(percent);
          },
        });
        if (uploaded.pairs.length > 0) {
          if (message !== '') host.toast({ type: 'warning', message });
          return { kind: 'review-needed', ...uploaded };
        }
        host.toast({ type: 'success', message: message || messages.accepted(file.name) });
        return { kind: 'accepted', ...uploaded };
      } catch (cause) {
        const isSafeToRepeat = hasCapability(host.client.apiBase, 'idempotency-key');
        const { problem, toast } = sendProblem(
          cause,
          sentPercent,
          isSafeToRepeat ? messages.submitAgain : messages.sendAgain,
        );
        const shownProblem =
          problem.kind === 'file-refused' ? await withFileRows(problem, sheet).catch(() => problem) : problem;
        notifyError(host, 'upload', cause, {
          message: () => (toast === problem.message ? shownProblem.message : toast),
        });
        return { kind: 'failed', problem: shownProblem };
      }
    },
    async confirm(
      pairs: readonly UploadPair[],
      { savedMessage, isRepeated, shape }: ConfirmOptions,
    ): Promise<ConfirmOutcome> {
      try {
        await calls.confirm(host.client, pairs);
        host.toast({ type: 'success', title: messages.confirmed, message: savedMessage });
        return { kind: 'confirmed' };
      } catch (cause) {
        const currentPairs = cause instanceof ApiError ? freshDuplicates(cause) : [];
        const wasSavedBefore = async () =>
          isGone(cause) ||
          (isRefused(cause) &&
            currentPairs.length === 0 &&
            (await areStored(pairs, { client: host.client, calls, shape })));
        if (isRepeated && (await wasSavedBefore())) {
          host.toast({ type: 'warning', message: messages.nothingPending });
          return { kind: 'nothing-pending' };
        }
        const { problem, toast } = confirmProblem(cause);
        notifyError(host, 'confirm', cause, { message: () => toast });
        if (currentPairs.length > 0) return { kind: 'conflict', message: messages.conflict, pairs: currentPairs };
        return { kind: 'failed', problem };
      }
    },
  };
}

const isRefused = (cause: unknown): boolean => cause instanceof ApiError && cause.kind === 'refused';

/** Whether the back end has no changes any more that wait for confirmation. */
const isGone = (cause: unknown): boolean => cause instanceof ApiError && (cause.status === 404 || cause.status === 410);
