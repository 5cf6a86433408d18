import { assign } from 'xstate';
import { noFile, uploadSetup } from './upload.setup';
import type { UploadContext, UploadProblem, UploadResult } from './upload.types';
import { messageOf, previewing, required, unreadable } from './upload-preview.state';

const fileMissing: UploadProblem = { kind: 'no-file', message: 'No file selected for upload.' };

const submitting = uploadSetup.createStateConfig({
  tags: ['preview', 'sending'],
  invoke: {
    src: 'sendFile',
    input: ({ context, self }) => ({
      file: required(context.file),
      sendAsRead: context.sendAsRead,
      report: (percent) => self.send({ type: 'bytes.report', percent }),
    }),
    onDone: [
      {
        guard: ({ event }) => event.output.kind === 'accepted',
        target: 'accepted',
        actions: [{ type: 'assignSendOutcome', params: ({ event }) => event.output }, 'removeFile'],
      },
      {
        guard: ({ event }) => event.output.kind === 'duplicates',
        target: 'reviewing',
        actions: [{ type: 'assignSendOutcome', params: ({ event }) => event.output }, 'removeFile'],
      },
      {
        guard: ({ event }) => event.output.kind === 'failed' && event.output.problem.kind === 'refused',
        target: 'choosing',
        actions: [{ type: 'assignSendOutcome', params: ({ event }) => event.output }, 'removeFile'],
      },
      {
        target: 'previewing.ready',
        actions: { type: 'assignSendOutcome', params: ({ event }) => event.output },
      },
    ],
    onError: {
      target: 'previewing.ready',
      actions: {
        type: 'assignProblem',
        params: ({ event }) => ({ kind: 'unsent', message: messageOf(event.error) }),
      },
    },
  },
  on: {
    'bytes.report': { actions: assign({ sent: ({ event }) => event.percent }) },
    'upload.cancel': {
      target: 'previewing.ready',
      actions: { type: 'assignProblem', params: ({ context }) => cancelledSending(context.sent) },
    },
  },
});

const reviewing = uploadSetup.createStateConfig({
  tags: 'review',
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'exclusions.change': { actions: assign({ excluded: ({ event }) => event.excluded }) },
        'changes.confirm': [
          {
            guard: ({ event }) => event.flagged > 0,
            target: 'asking',
            actions: assign(({ event: { pairs, flagged } }) => ({ confirmed: pairs, flagged })),
          },
          {
            target: '#upload.confirming',
            actions: assign(({ event: { pairs, flagged } }) => ({ confirmed: pairs, flagged })),
          },
        ],
        'upload.cancel': 'leaving',
      },
    },
    asking: { on: { 'flagged.accept': '#upload.confirming', 'flagged.decline': 'choosing' } },
    leaving: {
      on: { 'review.discard': { target: '#upload.cancelled', actions: 'removeReview' }, 'review.continue': 'choosing' },
    },
  },
});

const confirming = uploadSetup.createStateConfig({
  tags: ['review', 'writing'],
  entry: 'clearProblem',
  invoke: {
    src: 'confirmChanges',
    input: ({ context }) => context.confirmed,
    onDone: [
      {
        guard: ({ event }) => event.output.kind === 'confirmed',
        target: 'confirmed',
        actions: 'removeReview',
      },
      { target: 'reviewing', actions: { type: 'assignConfirmOutcome', params: ({ event }) => event.output } },
    ],
    onError: {
      target: 'reviewing',
      actions: {
        type: 'assignProblem',
        params: ({ event }) => ({ kind: 'unknown-outcome', message: messageOf(event.error) }),
      },
    },
  },
});

/**
 * An upload: the file is chosen, read, mapped if columns are unknown, previewed while its rows are checked, and sent; rows
 * that differ from stored records are reviewed and confirmed. Actors never reject for expected failures: they resolve
 * with an outcome. Leaving a state aborts its actor's signal.
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...noFile,
    file: input.file,
    offeredReview: input.review,
    previous: input.previous,
    fileName: '',
    rows: 0,
    counts: undefined,
    pairs: [],
    excluded: new Map(),
    confirmed: [],
    flagged: 0,
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
        'review.resume': {
          target: 'reviewing',
          actions: { type: 'assignReview', params: ({ context }) => context.offeredReview },
        },
        'review.discard': { target: 'choosing', actions: 'removeReview' },
        'upload.cancel': 'cancelled',
      },
    },
    choosing: {
      tags: 'choose',
      on: {
        'file.choose': { target: 'reading', actions: { type: 'assignFile', params: ({ event }) => event.file } },
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
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: required(context.file), options: context.options }),
        onDone: [
          {
            guard: ({ event }) => event.output.opened.isKnown,
            target: 'previewing',
            actions: [{ type: 'assignRead', params: ({ event }) => event.output }, assign({ isMapped: true })],
          },
          { target: 'mapping', actions: { type: 'assignRead', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'choosing',
          actions: ['removeFile', { type: 'assignProblem', params: ({ event }) => unreadable(event.error) }],
        },
      },
      on: {
        'file.choose': {
          target: 'reading',
          reenter: true,
          actions: { type: 'assignFile', params: ({ event }) => event.file },
        },
        'upload.cancel': 'cancelled',
      },
    },
    mapping: {
      tags: 'mapping',
      on: {
        'mapping.change': { actions: assign({ mapping: ({ event }) => event.mapping }) },
        'options.change': {
          target: 'reading',
          actions: { type: 'assignOptions', params: ({ event }) => event.options },
        },
        'mapping.close': [
          { guard: ({ context }) => context.isMapped, target: 'reading' },
          { target: 'choosing', actions: 'removeFile' },
        ],
        'file.choose': { target: 'reading', actions: { type: 'assignFile', params: ({ event }) => event.file } },
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
export function uploadResult({ counts, fileName, rows, outcome, confirmed }: UploadContext): UploadResult | undefined {
  if (counts === undefined) return undefined;
  const { created = 0, unchanged = 0 } = counts;
  const changed = outcome === 'confirmed' ? confirmed.length : 0;
  return { fileName, rows, created, unchanged, changed, outcome };
}

/** The back end may have accepted the file only after all of it was sent. */
function cancelledSending(sent: number): UploadProblem {
  return sent < 100
    ? { kind: 'unsent', message: 'Sending was stopped. Nothing was changed.' }
    : {
        kind: 'unknown-outcome',
        message:
          'Sending was stopped after the whole file had been sent. It is not known whether its new rows were saved: look at the list before you send it again.',
      };
}
