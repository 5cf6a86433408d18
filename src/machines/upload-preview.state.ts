import { assign, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { errorMessage, outputOf } from './actors';
import { textsToCheck, uploadSetup } from './upload.setup';
import type { ReadOutcome, UploadContext, UploadProblem } from './upload.types';

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

export const previewing = uploadSetup.createStateConfig({
  tags: 'preview',
  initial: 'checking',
  on: {
    'file.choose': chooseFile,
    'mapping.open': 'mapping',
    'options.change': { target: '.rereading', actions: assign({ options: ({ event }) => event.options }) },
    'sendAsRead.change': { actions: assign({ sendAsRead: ({ event }) => event.sendAsRead }) },
    'upload.cancel': 'cancelled',
  },
  states: {
    /** Reads the file with other options, behind the visible preview, so that the focus stays in it. */
    rereading: { tags: 'checking', entry: 'clearCheck', invoke: readFile('checking') },
    checking: {
      tags: 'checking',
      invoke: {
        src: 'checkRows',
        onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
        onError: unreadable,
      },
      on: { 'check.report': { actions: assign({ progress: ({ event }) => event.progress }) } },
    },
    ready: {
      on: {
        'file.submit': [
          { guard: ({ context }) => context.errors === 0 && textsToCheck(context) > 0, target: 'asking' },
          { guard: ({ context }) => context.errors === 0, target: '#upload.submitting', actions: 'assignSubmitted' },
        ],
      },
    },
    asking: {
      on: {
        'texts.accept': { target: '#upload.submitting', actions: ['acceptTexts', 'assignSubmitted'] },
        'texts.decline': 'ready',
      },
    },
  },
});

export function required(file: File | undefined): File {
  if (file === undefined) throw new Error('upload: there is no file to work on');
  return file;
}
