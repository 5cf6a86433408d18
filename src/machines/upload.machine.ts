import { assign } from 'xstate';
import { errorMessage, outputOf } from './actors';
import { noFile, uploadSetup } from './upload.setup';
import { assignError, chooseFile, openPricing, readingInvoke, requireFile } from './upload.transitions';
import type { SendOutcome, UploadContext, UploadProblem, UploadResult } from './upload.types';
import { uploadMachineMessages as messages } from './upload-machine.messages';
import { previewing } from './upload-preview.state';

const fileMissing = (): UploadProblem => ({ kind: 'no-file', message: messages.noFile });

const assignSendOutcome = { type: 'assignSendOutcome', params: outputOf<SendOutcome> } as const;

const submitting = uploadSetup.createStateConfig({
  tags: ['preview', 'sending'],
  invoke: {
    src: 'sendFile',
    input: ({ context, self }) => ({
      file: requireFile(context.file),
      report: (percent) => self.send({ type: 'sent.report', percent }),
    }),
    onDone: [
      { guard: ({ event }) => event.output.kind === 'accepted', target: 'accepted', actions: assignSendOutcome },
      { guard: ({ event }) => event.output.kind === 'review-needed', target: 'reviewing', actions: assignSendOutcome },
      { target: 'previewing.ready', actions: assignSendOutcome },
    ],
    onError: { target: 'previewing.ready', actions: assignError('not-sent') },
  },
  on: {
    'sent.report': { actions: assign({ sentPercent: ({ event }) => event.percent }) },
    'upload.cancel': {
      target: 'previewing.ready',
      actions: { type: 'assignProblem', params: ({ context }) => cancelledSending(context.sentPercent) },
    },
  },
});

const reviewing = uploadSetup.createStateConfig({
  tags: 'review',
  initial: 'choosingChanges',
  states: {
    choosingChanges: {
      on: {
        'changes.exclude': { actions: assign({ excludedFields: ({ event }) => event.excludedFields }) },
        'changes.confirm': [
          { guard: ({ event }) => event.flaggedCount > 0, target: 'askingAboutFlagged', actions: 'assignChosenPairs' },
          { target: '#upload.confirming', actions: 'assignChosenPairs' },
        ],
        'upload.cancel': 'leaving',
      },
    },
    askingAboutFlagged: { on: { 'flagged.accept': '#upload.confirming', 'flagged.decline': 'choosingChanges' } },
    leaving: {
      on: {
        'review.discard': { target: '#upload.cancelled', actions: 'removeReview' },
        'review.continue': 'choosingChanges',
      },
    },
  },
});

const confirming = uploadSetup.createStateConfig({
  tags: ['review', 'writing'],
  entry: 'clearProblem',
  invoke: {
    src: 'confirmChanges',
    input: ({ context }) => context.confirmedPairs,
    onDone: [
      { guard: ({ event }) => event.output.kind === 'confirmed', target: 'confirmed', actions: 'removeReview' },
      { guard: ({ event }) => event.output.kind === 'nothing-pending', target: 'cancelled', actions: 'removeReview' },
      { target: 'reviewing', actions: { type: 'assignConfirmOutcome', params: ({ event }) => event.output } },
    ],
    onError: {
      target: 'reviewing',
      actions: {
        type: 'assignConfirmOutcome',
        params: (given) => ({
          kind: 'failed',
          problem: { kind: 'unknown-outcome', message: errorMessage(given) },
        }),
      },
    },
  },
});

/**
 * An upload: the file is chosen, read, mapped if columns are unknown, priced by
 * rules if it has costs, previewed while its rows are checked, and sent; rows
 * that differ from stored records are reviewed and confirmed. Actors never reject for expected failures: they resolve
 * with an outcome. Leaving a state aborts its actor's signal.
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input: { file, previous, review } }) => ({
    ...noFile,
    file,
    offeredReview: review,
    previous,
    fileName: '',
    rows: 0,
    counts: undefined,
    pairs: [],
    excludedFields: new Map(),
    isOutcomeUnknown: false,
    confirmedPairs: [],
    flaggedCount: 0,
    problem: undefined,
    outcome: 'cancelled',
  }),
  output: ({ context }) => uploadResult(context),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: ({ context }) => context.offeredReview !== undefined, target: 'offering' },
        { guard: ({ context }) => context.file !== undefined, target: 'reading' },
        { target: 'choosing' },
      ],
    },
    offering: {
      tags: 'offer',
      on: {
        'review.resume': { target: 'reviewing', actions: 'assignReview' },
        'review.discard': [
          { guard: ({ context }) => context.file !== undefined, target: 'reading', actions: 'removeReview' },
          { target: 'choosing', actions: 'removeReview' },
        ],
        'upload.cancel': 'cancelled',
      },
    },
    choosing: {
      tags: 'choose',
      on: {
        'file.choose': chooseFile,
        'file.reopen': {
          guard: ({ context }) => context.previous !== undefined,
          target: 'reading',
          actions: 'reopenFile',
        },
        'file.submit': { actions: { type: 'assignProblem', params: fileMissing } },
        'upload.cancel': 'cancelled',
      },
    },
    reading: {
      tags: 'reading',
      entry: 'clearReading',
      invoke: readingInvoke('previewing'),
      on: {
        'products.report': { actions: assign({ productsLoaded: ({ event }) => event.products }) },
        'file.choose': chooseFile,
        'upload.cancel': 'cancelled',
      },
    },
    mapping: {
      tags: 'mapping',
      on: {
        'mapping.change': { actions: assign({ mapping: ({ event }) => event.mapping }) },
        'options.change': { target: 'reading', actions: 'assignOptions' },
        'pricing.open': openPricing,
        'mapping.close': [
          { guard: ({ context }) => context.hadCompleteMapping, target: 'reading' },
          { target: 'choosing', actions: 'removeFile' },
        ],
        'file.choose': chooseFile,
        'upload.cancel': 'cancelled',
      },
    },
    pricing: {
      tags: 'pricing',
      on: {
        'pricing.change': { actions: assign({ costDrafts: ({ event }) => event.drafts }) },
        'options.change': { target: 'reading', actions: 'assignOptions' },
        'pricing.close': 'mapping',
        'file.choose': chooseFile,
        'upload.cancel': 'cancelled',
      },
    },
    previewing,
    submitting,
    reviewing,
    confirming,
    accepted: { type: 'final', entry: assign({ outcome: 'accepted' }) },
    confirmed: { type: 'final', entry: assign({ outcome: 'confirmed' }) },
    cancelled: { type: 'final' },
  },
});

/** The result so far; `undefined` when the back end has not accepted a file. */
function uploadResult({ counts, fileName, rows, outcome, confirmedPairs }: UploadContext): UploadResult | undefined {
  if (counts === undefined) return undefined;
  const { created = 0, unchanged = 0 } = counts;
  const changed = outcome === 'confirmed' ? confirmedPairs.length : 0;
  return { fileName, rows, created, unchanged, changed, outcome };
}

/**
 * Until all of it is sent, the back end cannot have accepted the file. Browsers report the first share a tenth of a second after
 * sending began, when a small file is sent already.
 */
const cancelledSending = (sentPercent: number | undefined): UploadProblem =>
  sentPercent === undefined || (sentPercent > 0 && sentPercent < 100)
    ? { kind: 'not-sent', message: messages.sendingStopped }
    : { kind: 'unknown-outcome', message: messages.sendingStoppedLate };
