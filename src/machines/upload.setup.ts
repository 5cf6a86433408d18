import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { UploadPair } from '../api/resources/sheet-upload';
import { notProvided } from './actors';
import type { ReadingOptions } from './reading.types';
import type {
  CheckOutcome,
  ConfirmOutcome,
  ReadOutcome,
  SendInput,
  SendOutcome,
  SubmittedFile,
  UploadContext,
  UploadEvent,
  UploadInput,
  UploadProblem,
  UploadResult,
  UploadTag,
} from './upload.types';
import { uploadMachineMessages as messages } from './upload-machine.messages';
import { countToAsk, nextQuestion } from './upload-questions';

/** Reset when the file, its reading or its options change. */
const notChecked = { progress: undefined, checked: undefined, errors: 0 } as const;
/** Reset when the file or its options change, but kept when an answer to a question changes the options. */
const notAsked = { acceptedCounts: {}, isSubmitPending: false } as const;
/** Reset when another file or sheet is read. */
const notRead = {
  ...notChecked,
  ...notAsked,
  opened: undefined,
  keyProblem: undefined,
  matchProblem: undefined,
  productsLoaded: undefined,
  templates: [],
  earlierKeyNames: undefined,
  mapping: undefined,
} as const;

export const noFile = {
  ...notRead,
  file: undefined,
  options: {},
  recalledOptions: {},
  earlierSheets: new Map(),
  costDrafts: undefined,
  hadCompleteMapping: false,
  prefersPreviewedRows: true,
  sentPercent: undefined,
} as const;

const interruptedConfirmation = (): UploadProblem => ({
  kind: 'unknown-outcome',
  message: messages.reviewLeft,
});

/** What changes with the options. A sheet that is opened again gets back what was chosen for it before. */
function optionsAfter(context: UploadContext, options: ReadingOptions): Partial<UploadContext> {
  const isSameSheet = options.sheet === context.options.sheet && options.header === context.options.header;
  if (isSameSheet) return { options };
  const earlierSheets = new Map(context.earlierSheets);
  const left = context.opened?.sheet ?? context.options.sheet ?? 0;
  if (options.sheet !== undefined && options.sheet !== left)
    earlierSheets.set(left, { options: { ...context.options, sheet: left }, costDrafts: context.costDrafts });
  // Choosing a sheet sets only this option.
  const isOnlyOpened = Object.keys(options).join() === 'sheet';
  const restored = isOnlyOpened && options.sheet !== undefined ? earlierSheets.get(options.sheet) : undefined;
  // The problem may name rows of the other sheet, and the cost drafts name columns of it: both mean nothing on this one.
  return { options, problem: undefined, costDrafts: undefined, ...restored, earlierSheets };
}

/** Types, actors and actions of the upload. */
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
    readFile: fromPromise<ReadOutcome, SubmittedFile>(notProvided),
    checkRows: fromPromise<CheckOutcome>(notProvided),
    /** Asks the page; resolves with whether it allows sending. */
    askPageToSend: fromPromise<boolean>(notProvided),
    sendFile: fromPromise<SendOutcome, SendInput>(notProvided),
    confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(notProvided),
  },
  actions: {
    /** Provided by the session: removes the stored review. */
    removeReview: () => {},
    assignReview: assign(({ context: { offeredReview } }) => ({
      ...noFile,
      ...offeredReview,
      offeredReview: undefined,
      problem: offeredReview?.isOutcomeUnknown ? interruptedConfirmation() : undefined,
    })),
    removeFile: assign(noFile),
    assignFile: assign(({ event }): Partial<UploadContext> => {
      assertEvent(event, 'file.choose');
      return { ...noFile, file: event.file, problem: undefined };
    }),
    reopenFile: assign(({ context: { previous } }) => ({
      ...noFile,
      ...previous,
      recalledOptions: previous?.options ?? {},
      problem: undefined,
    })),
    clearReading: assign(notRead),
    clearCheck: assign(notChecked),
    assignRead: assign(({ context }, { opened, options, templates = [], ...outcome }: ReadOutcome) => ({
      opened,
      options,
      // If reading has changed the options, they are those of an earlier file.
      recalledOptions: options === context.options ? context.recalledOptions : options,
      keyProblem: outcome.keyProblem,
      matchProblem: outcome.matchProblem,
      earlierKeyNames: outcome.earlierKeyNames,
      templates,
      productsLoaded: undefined,
      mapping: {
        header: opened.header,
        columns: opened.columns,
        skuParts: options.skuParts,
        fillDown: options.fillDown,
        matchBy: options.matchBy,
        unitColumn: options.unitColumn,
        costColumns: options.costs && [...new Set(options.costs.map(({ column }) => column))],
      },
      hadCompleteMapping: context.hadCompleteMapping || opened.isMappingComplete,
    })),
    assignOptions: assign(({ context, event }): Partial<UploadContext> => {
      assertEvent(event, ['options.change', 'question.leaveOut']);
      const shared = optionsAfter(context, event.options);
      return event.type === 'question.leaveOut' ? { ...shared, isSubmitPending: true } : { ...shared, ...notAsked };
    }),
    assignCheck: assign((_, outcome: CheckOutcome) => outcome),
    acceptQuestion: assign(({ context }) => {
      const { checked, acceptedCounts } = context;
      const kind = nextQuestion(context);
      return kind ? { acceptedCounts: { ...acceptedCounts, [kind]: countToAsk(checked, kind) } } : {};
    }),
    clearSubmit: assign({ isSubmitPending: false }),
    assignSubmitted: assign(({ context: { file, options, progress, previous } }) => ({
      previous: file ? { file, options } : previous,
      fileName: file?.name ?? '',
      rows: progress?.total ?? 0,
      sentPercent: undefined,
      problem: undefined,
    })),
    assignSendOutcome: assign((_, outcome: SendOutcome): Partial<UploadContext> => {
      if (outcome.kind !== 'failed') {
        const { created, unchanged, pairs } = outcome;
        return { ...noFile, problem: undefined, counts: { created, unchanged }, pairs };
      }
      return { problem: outcome.problem };
    }),
    assignChosenPairs: assign(({ event }): Partial<UploadContext> => {
      assertEvent(event, 'changes.confirm');
      return { confirmedPairs: event.pairs, flaggedCount: event.flaggedCount };
    }),
    assignConfirmOutcome: assign(({ context }, outcome: ConfirmOutcome): Partial<UploadContext> => {
      if (outcome.kind === 'confirmed' || outcome.kind === 'nothing-pending') return {};
      if (outcome.kind === 'failed') {
        const { problem } = outcome;
        // A refusal says nothing about an earlier request whose response was lost.
        return { problem, isOutcomeUnknown: context.isOutcomeUnknown || problem.kind === 'unknown-outcome' };
      }
      if (outcome.kind === 'remaining') {
        const { pairs, problem } = outcome;
        return { pairs, problem, excludedFields: new Map(), isOutcomeUnknown: problem.kind === 'unknown-outcome' };
      }
      return {
        isOutcomeUnknown: false,
        pairs: refreshedPairs(context.pairs, outcome.pairs),
        problem: { kind: 'conflict', message: outcome.message } as const,
      };
    }),
    assignProblem: assign((_, problem: UploadProblem) => ({ problem })),
    clearProblem: assign({ problem: undefined }),
  },
});

/**
 * Replaces the stored record of each pair by that in `fresh`: the pairs of a confirmation that was refused, with their current records. All
 * changes of the file are kept, because the user may still confirm those that were excluded. Pairs that are only in `fresh` are appended.
 */
export function refreshedPairs(pairs: readonly UploadPair[], fresh: readonly UploadPair[]): readonly UploadPair[] {
  const byId = new Map(fresh.map((pair) => [idOf(pair), pair]));
  const refreshed = pairs.map((pair) => {
    const update = byId.get(idOf(pair));
    byId.delete(idOf(pair));
    return update ? { existingData: update.existingData, newData: { ...update.newData, ...changedBy(pair) } } : pair;
  });
  return [...refreshed, ...byId.values()];
}

/** The record's ID, or its SKU where the back end leaves the ID out. */
const idOf = ({ existingData, newData }: UploadPair): string =>
  String(existingData.ID ?? existingData.MAIN_SKU ?? newData.MAIN_SKU);

function changedBy({ existingData, newData }: UploadPair): UploadPair['newData'] {
  const isChanged = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(existingData[key]);
  return Object.fromEntries(Object.entries(newData).filter(isChanged));
}
