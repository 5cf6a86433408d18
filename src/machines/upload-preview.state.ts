import { assign, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { errorMessage, outputOf } from './actors';
import { uploadSetup } from './upload.setup';
import type { CheckOutcome, ReadOutcome, UploadContext, UploadProblem } from './upload.types';
import { nextQuestion } from './upload-questions';

/** Starts reading the file, also in place of a reading in progress. */
export const chooseFile = { target: '#upload.reading', reenter: true, actions: 'assignFile' } as const;

/** Assigns the problem that an actor has rejected with. */
export const assignError = (kind: UploadProblem['kind']) =>
  ({
    type: 'assignProblem',
    params: (given: { readonly event: ErrorActorEvent }) => ({ kind, message: errorMessage(given) }),
  }) as const;

const unreadable = { target: '#upload.choosing', actions: ['removeFile', assignError('unreadable')] } as const;

export function readFile(onMapped: string) {
  const actions = { type: 'assignRead', params: outputOf<ReadOutcome> } as const;
  return {
    src: 'readFile',
    input: ({ context: { file, options } }: { readonly context: UploadContext }) => ({ file: required(file), options }),
    onDone: [
      {
        guard: (given: { readonly event: DoneActorEvent<ReadOutcome> }) => outputOf(given).opened.isMappingComplete,
        target: onMapped,
        actions,
      },
      { target: '#upload.mapping', actions },
    ],
    onError: unreadable,
  } as const;
}

const assignCheck = { type: 'assignCheck', params: outputOf<CheckOutcome> } as const;

/** Whether rows left out to send the rest leave another question open. */
const isAskedAgain = ({ isSubmitPending, accepted }: UploadContext, { checked, errors }: CheckOutcome): boolean =>
  isSubmitPending && errors === 0 && nextQuestion({ checked, accepted }) !== undefined;

export const previewing = uploadSetup.createStateConfig({
  tags: 'preview',
  initial: 'checking',
  on: {
    'file.choose': chooseFile,
    'mapping.open': 'mapping',
    'options.change': { target: '.rereading', actions: 'assignOptions' },
    'sendPreviewed.change': { actions: assign({ sendPreviewed: ({ event }) => event.sendPreviewed }) },
    'upload.cancel': 'cancelled',
  },
  states: {
    /** Reads the file with other options, behind the visible preview, so that the focus stays in it. */
    rereading: { tags: 'checking', entry: 'clearCheck', invoke: readFile('checking') },
    checking: {
      tags: 'checking',
      invoke: {
        src: 'checkRows',
        onDone: [
          {
            guard: ({ context, event }) => isAskedAgain(context, event.output),
            target: 'asking',
            actions: assignCheck,
          },
          {
            guard: ({ context, event }) => context.isSubmitPending && event.output.errors === 0,
            target: 'announcing',
            actions: assignCheck,
          },
          { target: 'ready', actions: assignCheck },
        ],
        onError: unreadable,
      },
      on: { 'check.report': { actions: assign({ progress: ({ event }) => event.progress }) } },
    },
    ready: {
      entry: 'clearSubmit',
      on: {
        'file.submit': [
          { guard: ({ context }) => context.errors === 0 && nextQuestion(context) !== undefined, target: 'asking' },
          { guard: ({ context }) => context.errors === 0, target: 'announcing' },
        ],
      },
    },
    asking: {
      on: {
        'question.leaveOut': { target: 'rereading', actions: 'assignOptions' },
        'question.accept': { target: 'accepting', actions: 'acceptQuestion' },
        'question.decline': 'ready',
      },
    },
    accepting: {
      always: [
        { guard: ({ context }) => nextQuestion(context) !== undefined, target: 'asking' },
        { target: 'announcing' },
      ],
    },
    announcing: {
      invoke: {
        src: 'announceFile',
        onDone: [
          { guard: ({ event }) => event.output, target: '#upload.submitting', actions: 'assignSubmitted' },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
  },
});

export function required(file: File | undefined): File {
  if (file === undefined) throw new Error('upload: there is no file to work on');
  return file;
}
