import { ApiError } from '../api/errors';
import { freshDuplicates, type SheetUpload, uploadProblems } from '../api/sheet-upload';
import { reportFailure } from '../embed/report-failure';
import type { WidgetHost } from '../embed/widget';
import type { ConfirmOutcome, SendOutcome, UploadProblem } from '../machines/upload.types';
import { uploadMessages } from './upload.messages';
import type { UploadDoor } from './upload-session';

/** How sheets and confirmed changes reach the back end. What came of it is shown as a toast here. */
export function uploadDoor(host: WidgetHost, calls: SheetUpload): UploadDoor {
  return {
    async send(file, { signal, onProgress }): Promise<SendOutcome> {
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
          ...(problem.kind !== 'refused' && { message: () => uploadMessages.somethingWrong }),
        });
        return { kind: 'failed', problem };
      }
    },
    async confirm(pairs): Promise<ConfirmOutcome> {
      try {
        const message = await calls.confirm(host.client, pairs);
        host.toast({ type: 'success', message: uploadMessages.confirmedSuccessfully });
        return { kind: 'confirmed', message };
      } catch (cause) {
        const fresh = cause instanceof ApiError ? freshDuplicates(cause) : [];
        const problem = confirmProblem(cause);
        reportFailure(host, 'confirm', cause, {
          message: () => (problem.kind === 'unknown-outcome' ? uploadMessages.unexpectedError : problem.message),
        });
        return fresh.length > 0
          ? { kind: 'conflict', message: uploadMessages.conflict, pairs: fresh }
          : { kind: 'failed', problem };
      }
    },
  };
}

/** What a failed upload left behind: without an answer, only a file that had left whole can have been taken. */
function sendProblem(cause: unknown, sent: number): UploadProblem {
  const error = cause instanceof ApiError ? cause : undefined;
  const { somethingWrong } = uploadMessages;
  if (error?.kind === 'refused' && (error.status ?? 0) < 500) {
    return { kind: 'refused', message: error.message, rows: uploadProblems(error) };
  }
  const isLost = error === undefined || error.kind === 'unauthorized' || sent < 100;
  if (isLost && error?.status === undefined) {
    return { kind: 'unsent', message: `${somethingWrong} ${uploadMessages.nothingSent}` };
  }
  return { kind: 'unknown-outcome', message: `${somethingWrong} ${uploadMessages.sendAgain}` };
}

function confirmProblem(cause: unknown): UploadProblem {
  if (cause instanceof ApiError && cause.kind === 'refused' && (cause.status ?? 0) < 500) {
    return { kind: 'unconfirmed', message: cause.message || uploadMessages.anErrorOccurred };
  }
  return { kind: 'unknown-outcome', message: `${uploadMessages.unexpectedError} ${uploadMessages.unknownOutcome}` };
}
