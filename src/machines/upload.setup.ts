import { assign, fromPromise, setup } from 'xstate';
import type { UploadPair } from '../api/resources/sheet-upload';
import { refreshedPairs } from './refreshed-pairs';
import type {
  CheckOutcome,
  ConfirmOutcome,
  OpenReview,
  ReadOutcome,
  SendInput,
  SendOutcome,
  UploadContext,
  UploadEvent,
  UploadInput,
  UploadProblem,
  UploadResult,
  UploadTag,
} from './upload.types';
import type { CheckedFile, ReadingOptions } from './upload-file.types';

/** Reset when the file or its options change. */
const notChecked = { progress: undefined, checked: undefined, errors: 0 } as const;
const notRead = { ...notChecked, opened: undefined, keyProblem: undefined, mapping: undefined } as const;

export const noFile = {
  ...notRead,
  file: undefined,
  options: {},
  isMapped: false,
  sendAsRead: true,
  acceptedTexts: 0,
  sent: 0,
} as const;

/** Number of texts with digits in price columns. */
const countTexts = (checked: CheckedFile | undefined): number =>
  checked?.findings.find(({ kind }) => kind === 'to-check')?.cells ?? 0;

/** Number of texts that the user has to accept before sending; 0 once they are accepted. */
export const textsToCheck = ({ checked, acceptedTexts }: UploadContext): number =>
  countTexts(checked) === acceptedTexts ? 0 : countTexts(checked);

/** Types, actors and actions of the upload. `removeReview` removes the stored review. */
export const uploadSetup = setup({
  // SAFETY: XState reads only the type.
  types: {} as {
    context: UploadContext;
    events: UploadEvent;
    input: UploadInput;
    output: UploadResult | undefined;
    tags: UploadTag;
  },
  actors: {
    readFile: fromPromise<ReadOutcome, { readonly file: File; readonly options: ReadingOptions }>(
      notProvided('readFile'),
    ),
    checkRows: fromPromise<CheckOutcome>(notProvided('checkRows')),
    sendFile: fromPromise<SendOutcome, SendInput>(notProvided('sendFile')),
    confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(notProvided('confirmChanges')),
  },
  actions: {
    removeReview: () => {},
    assignReview: assign((_, review: OpenReview | undefined) => ({ ...review, offeredReview: undefined })),
    removeFile: assign(noFile),
    assignFile: assign((_, file: File) => ({ ...noFile, file, problem: undefined })),
    reopenFile: assign(({ context: { previous } }) => ({ ...noFile, ...previous, problem: undefined })),
    assignOptions: assign((_, options: ReadingOptions) => ({ options })),
    clearReading: assign(notRead),
    clearCheck: assign(notChecked),
    assignRead: assign((_, { opened, options, keyProblem }: ReadOutcome) => ({
      opened,
      options,
      keyProblem,
      mapping: { header: opened.header.index, columns: opened.columns, skuParts: options.skuParts },
    })),
    acceptTexts: assign(({ context: { checked } }) => ({ acceptedTexts: countTexts(checked) })),
    assignSubmitted: assign(({ context: { file, options, progress, previous } }) => ({
      previous: file ? { file, options } : previous,
      fileName: file?.name ?? '',
      rows: progress?.total ?? 0,
      sent: 0,
      problem: undefined,
    })),
    assignSendOutcome: assign((_, outcome: SendOutcome) => {
      if (outcome.kind === 'failed') return { problem: outcome.problem };
      const { created, unchanged, duplicates } = outcome;
      return { problem: undefined, counts: { created, unchanged }, pairs: duplicates };
    }),
    assignConfirmOutcome: assign(({ context }, outcome: ConfirmOutcome) => {
      if (outcome.kind === 'failed') return { problem: outcome.problem };
      if (outcome.kind === 'confirmed') return {};
      return {
        pairs: refreshedPairs(context.pairs, outcome.pairs),
        problem: { kind: 'conflict', message: outcome.message } as const,
      };
    }),
    assignProblem: assign((_, problem: UploadProblem) => ({ problem })),
    clearProblem: assign({ problem: undefined }),
  },
});

function notProvided(actor: string) {
  return () => Promise.reject(new Error(`${actor} was not provided`));
}
