import { ApiError } from '../../api/errors';
import { freshDuplicates, type SheetUpload, uploadProblems } from '../../api/sheet-upload';
import type { ConfirmOutcome, SendOutcome, UploadPair, UploadProblem } from '../../api/upload-outcome';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';
import { sheetUploadMessages as messages } from './sheet-upload.messages';

/** How sheets and confirmed changes reach the back end. What came of it is shown as a toast here. */
export function uploadDoor(host: WidgetHost, calls: SheetUpload) {
  return {
    async send(
      file: File,
      { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
    ): Promise<SendOutcome> {
      let sent = 0;
      const progress = (percent: number) => {
        if (percent < 0) return;
        sent = percent;
        onProgress(percent);
      };
      try {
        const { message, created, unchanged, duplicates } = await calls.send(host.client, file, {
          signal,
          onProgress: progress,
        });
        const counts = { created, unchanged };
        if (duplicates.length === 0) {
          if (message !== '') host.toast({ type: 'success', message });
          return { kind: 'accepted', message, counts };
        }
        if (message !== '') host.toast({ type: 'warning', message });
        return { kind: 'duplicates', message, counts, pairs: duplicates };
      } catch (cause) {
        const problem = sendProblem(cause, sent);
        reportFailure(host, 'upload', cause, {
          ...(problem.kind !== 'refused' && { message: () => messages.somethingWrong }),
        });
        return { kind: 'failed', problem };
      }
    },
    async confirm(pairs: readonly UploadPair[]): Promise<ConfirmOutcome> {
      try {
        const message = await calls.confirm(host.client, pairs);
        host.toast({ type: 'success', message: messages.confirmedSuccessfully });
        return { kind: 'confirmed', message };
      } catch (cause) {
        const fresh = cause instanceof ApiError ? freshDuplicates(cause) : [];
        const problem = confirmProblem(cause);
        reportFailure(host, 'confirm', cause, {
          message: () => (problem.kind === 'unknown-outcome' ? messages.unexpectedError : problem.message),
        });
        return fresh.length > 0
          ? { kind: 'conflict', message: messages.conflict, pairs: fresh }
          : { kind: 'failed', problem };
      }
    },
  };
}

/** What a failed upload left behind: without an answer, only a file that had left whole can have been taken. */
function sendProblem(cause: unknown, sent: number): UploadProblem {
  const error = cause instanceof ApiError ? cause : undefined;
  const { somethingWrong } = messages;
  if (error?.kind === 'refused' && (error.status ?? 0) < 500) {
    return { kind: 'refused', message: error.message, rows: uploadProblems(error) };
  }
  const isLost = error === undefined || error.kind === 'unauthorized' || sent < 100;
  if (isLost && error?.status === undefined) {
    return { kind: 'unsent', message: `${somethingWrong} ${messages.nothingSent}` };
  }
  return { kind: 'unknown-outcome', message: `${somethingWrong} ${messages.sendAgain}` };
}

function confirmProblem(cause: unknown): UploadProblem {
  if (cause instanceof ApiError && cause.kind === 'refused' && (cause.status ?? 0) < 500) {
    return { kind: 'unconfirmed', message: cause.message || messages.anErrorOccurred };
  }
  return { kind: 'unknown-outcome', message: `${messages.unexpectedError} ${messages.unknownOutcome}` };
}
