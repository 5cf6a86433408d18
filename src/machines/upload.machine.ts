import { assign, fromPromise, setup } from 'xstate';
import type { ConfirmOutcome, SendOutcome, UploadPair, UploadProblem } from '../api/upload-outcome';
import { freshened } from './freshened-pairs';
import type { UploadContext, UploadEvent, UploadStart } from './upload.context';
import type { CheckOutcome, ReadingChoice, ReadOutcome, UploadEnd } from './upload.types';

const noFile = { file: undefined, choice: {}, isMapped: false, errors: 0, sent: 0, sendAsRead: false } as const;
const noFileProblem: UploadProblem = { kind: 'no-file', message: 'No file selected for upload.' };

/**
 * A file on its way into a list: chosen, read, mapped where its columns are not known, previewed while its rows are
 * checked, sent, and where rows differ from what is stored, reviewed and confirmed. Actors are handed in and answer every
 * end that they foresee as an outcome; leaving a state aborts what it started, by the actor's signal.
 */
export const uploadMachine = setup({
  types: {
    // SAFETY: XState reads the types alone from these.
    context: {} as UploadContext,
    // SAFETY: as above.
    events: {} as UploadEvent,
    // SAFETY: as above.
    input: {} as UploadStart,
    // SAFETY: as above.
    output: {} as UploadEnd,
    // SAFETY: as above. `write`: what is under way cannot be called back; `review`: leaving would lose choices.
    tags: {} as 'busy' | 'preview' | 'review' | 'write',
  },
  actors: {
    readFile: fromPromise<ReadOutcome, { readonly file: File; readonly choice: ReadingChoice }>(missing('readFile')),
    checkRows: fromPromise<CheckOutcome>(missing('checkRows')),
    sendFile: fromPromise<
      SendOutcome,
      { readonly file: File; readonly sendAsRead: boolean; readonly report: (percent: number) => void }
    >(missing('sendFile')),
    confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(missing('confirmChanges')),
  },
  actions: {
    forgetFile: assign(noFile),
    takeFile: assign((_, file: File) => ({ ...noFile, file, problem: undefined })),
    takeProblem: assign((_, problem: UploadProblem) => ({ problem })),
    takeSendOutcome: assign((_, outcome: SendOutcome) =>
      outcome.kind === 'failed'
        ? { problem: outcome.problem }
        : {
            problem: undefined,
            counts: outcome.counts,
            message: outcome.message,
            pairs: outcome.kind === 'duplicates' ? outcome.pairs : [],
          },
    ),
    takeConfirmOutcome: assign(({ context }, outcome: ConfirmOutcome) => {
      if (outcome.kind === 'failed') return { problem: outcome.problem };
      if (outcome.kind === 'confirmed') return { message: outcome.message };
      return {
        pairs: freshened(context.pairs, outcome.pairs),
        problem: { kind: 'conflict', message: outcome.message } as const,
      };
    }),
    forgetProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...noFile,
    file: input.kind === 'file' ? input.file : undefined,
    pairs: input.kind === 'review' ? input.pairs : [],
    counts: input.kind === 'review' ? input.counts : undefined,
    confirmed: [],
    calledOut: 0,
    problem: undefined,
    message: '',
    outcome: 'cancelled',
  }),
  output: ({ context: { outcome, counts, confirmed, message } }) => ({
    outcome,
    counts,
    changed: outcome === 'confirmed' ? confirmed.length : 0,
    message,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: ({ context }) => context.pairs.length > 0, target: 'reviewing' },
        { guard: ({ context }) => context.file !== undefined, target: 'reading' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        'file.choose': { target: 'reading', actions: { type: 'takeFile', params: ({ event }) => event.file } },
        'file.submit': { actions: { type: 'takeProblem', params: noFileProblem } },
        'upload.cancel': 'cancelled',
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: chosen(context), choice: context.choice }),
        onDone: [
          {
            guard: ({ event }) => event.output.columns === 'known',
            target: 'previewing',
            actions: assign({ isMapped: true }),
          },
          { target: 'mapping' },
        ],
        onError: {
          target: 'choosing',
          actions: ['forgetFile', { type: 'takeProblem', params: ({ event }) => unreadable(event.error) }],
        },
      },
      on: {
        'file.choose': {
          target: 'reading',
          reenter: true,
          actions: { type: 'takeFile', params: ({ event }) => event.file },
        },
        'upload.cancel': 'cancelled',
      },
    },
    mapping: {
      on: {
        'reading.choose': { target: 'reading', actions: assign({ choice: ({ event }) => event.choice }) },
        'mapping.leave': [
          { guard: ({ context }) => context.isMapped, target: 'reading' },
          { target: 'choosing', actions: 'forgetFile' },
        ],
        'file.choose': { target: 'reading', actions: { type: 'takeFile', params: ({ event }) => event.file } },
        'upload.cancel': 'cancelled',
      },
    },
    previewing: {
      tags: 'preview',
      initial: 'checking',
      on: {
        'file.choose': { target: 'reading', actions: { type: 'takeFile', params: ({ event }) => event.file } },
        'mapping.open': 'mapping',
        'reading.choose': { target: 'reading', actions: assign({ choice: ({ event }) => event.choice }) },
        'upload.cancel': 'cancelled',
      },
      states: {
        checking: {
          invoke: {
            src: 'checkRows',
            onDone: { target: 'ready', actions: assign({ errors: ({ event }) => event.output.errors }) },
            onError: {
              target: '#upload.choosing',
              actions: ['forgetFile', { type: 'takeProblem', params: ({ event }) => unreadable(event.error) }],
            },
          },
        },
        ready: {
          on: {
            'file.submit': {
              guard: ({ context }) => context.errors === 0,
              target: '#upload.submitting',
              actions: ['forgetProblem', assign({ sendAsRead: ({ event }) => event.sendAsRead, sent: 0 })],
            },
          },
        },
      },
    },
    submitting: {
      tags: ['busy', 'preview'],
      invoke: {
        src: 'sendFile',
        input: ({ context, self }) => ({
          file: chosen(context),
          sendAsRead: context.sendAsRead,
          report: (percent) => self.send({ type: 'bytes.report', percent }),
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'accepted',
            target: 'accepted',
            actions: [{ type: 'takeSendOutcome', params: ({ event }) => event.output }, 'forgetFile'],
          },
          {
            guard: ({ event }) => event.output.kind === 'duplicates',
            target: 'reviewing',
            actions: [{ type: 'takeSendOutcome', params: ({ event }) => event.output }, 'forgetFile'],
          },
          {
            guard: ({ event }) => event.output.kind === 'failed' && event.output.problem.kind === 'refused',
            target: 'choosing',
            actions: [{ type: 'takeSendOutcome', params: ({ event }) => event.output }, 'forgetFile'],
          },
          {
            target: 'previewing.ready',
            actions: { type: 'takeSendOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'previewing.ready',
          actions: { type: 'takeProblem', params: ({ event }) => ({ kind: 'unsent', message: wordsOf(event.error) }) },
        },
      },
      on: {
        'bytes.report': { actions: assign({ sent: ({ event }) => event.percent }) },
        'upload.cancel': {
          target: 'previewing.ready',
          actions: { type: 'takeProblem', params: ({ context }) => stopped(context.sent) },
        },
      },
    },
    reviewing: {
      tags: 'review',
      on: {
        'changes.confirm': [
          {
            guard: ({ event }) => event.calledOut > 0,
            target: 'asking',
            actions: assign({ confirmed: ({ event }) => event.pairs, calledOut: ({ event }) => event.calledOut }),
          },
          { target: 'confirming', actions: assign({ confirmed: ({ event }) => event.pairs }) },
        ],
        'upload.cancel': 'cancelled',
      },
    },
    asking: {
      tags: 'review',
      on: {
        'calledOut.accept': 'confirming',
        'calledOut.decline': 'reviewing',
      },
    },
    confirming: {
      tags: ['busy', 'review', 'write'],
      entry: 'forgetProblem',
      invoke: {
        src: 'confirmChanges',
        input: ({ context }) => context.confirmed,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'confirmed',
            target: 'confirmed',
            actions: { type: 'takeConfirmOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'reviewing',
            actions: { type: 'takeConfirmOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'reviewing',
          actions: {
            type: 'takeProblem',
            params: ({ event }) => ({ kind: 'unknown-outcome', message: wordsOf(event.error) }),
          },
        },
      },
    },
    accepted: { type: 'final', entry: assign({ outcome: 'accepted' }) },
    confirmed: { type: 'final', entry: assign({ outcome: 'confirmed' }) },
    cancelled: { type: 'final' },
  },
});

function missing(actor: string) {
  return () => Promise.reject(new Error(`${actor} was not handed in`));
}

function chosen({ file }: UploadContext): File {
  if (file === undefined) throw new Error('upload: there is no file to work on');
  return file;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const unreadable = (error: unknown): UploadProblem => ({ kind: 'unreadable', message: wordsOf(error) });

/** What a cancel in the middle of sending leaves behind: only the whole file can have been taken. */
function stopped(sent: number): UploadProblem {
  return sent < 100
    ? { kind: 'unsent', message: 'Sending was stopped. Nothing was changed.' }
    : {
        kind: 'unknown-outcome',
        message:
          'Sending was stopped after the whole file had left. It is not known whether its new rows were saved: look at the list before you send it again.',
      };
}
