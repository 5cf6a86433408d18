import { assign } from 'xstate';
import { textsToCheck, uploadSetup } from './upload.setup';
import type { UploadProblem } from './upload.types';

/** Checks and shows the rows until the file is submitted; changed options read it again. */
export const previewing = uploadSetup.createStateConfig({
  tags: 'preview',
  initial: 'checking',
  on: {
    'file.choose': { target: 'reading', actions: { type: 'assignFile', params: ({ event }) => event.file } },
    'mapping.open': 'mapping',
    'options.change': {
      target: '.rereading',
      actions: { type: 'assignOptions', params: ({ event }) => event.options },
    },
    'sendAsRead.change': { actions: assign({ sendAsRead: ({ event }) => event.sendAsRead }) },
    'upload.cancel': 'cancelled',
  },
  states: {
    /** Reads the file with other options, behind the visible preview, so that the focus stays in it. */
    rereading: {
      tags: 'checking',
      entry: 'clearCheck',
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: required(context.file), options: context.options }),
        onDone: [
          {
            guard: ({ event }) => event.output.opened.isKnown,
            target: 'checking',
            actions: { type: 'assignRead', params: ({ event }) => event.output },
          },
          { target: '#upload.mapping', actions: { type: 'assignRead', params: ({ event }) => event.output } },
        ],
        onError: {
          target: '#upload.choosing',
          actions: ['removeFile', { type: 'assignProblem', params: ({ event }) => unreadable(event.error) }],
        },
      },
    },
    checking: {
      tags: 'checking',
      invoke: {
        src: 'checkRows',
        onDone: {
          target: 'ready',
          actions: assign(({ event }) => ({ checked: event.output.checked, errors: event.output.errors })),
        },
        onError: {
          target: '#upload.choosing',
          actions: ['removeFile', { type: 'assignProblem', params: ({ event }) => unreadable(event.error) }],
        },
      },
      on: { 'check.report': { actions: assign({ progress: ({ event }) => event.progress }) } },
    },
    ready: {
      on: {
        'file.submit': [
          {
            guard: ({ context }) => context.errors === 0 && textsToCheck(context) > 0,
            target: 'asking',
          },
          {
            guard: ({ context }) => context.errors === 0,
            target: '#upload.submitting',
            actions: 'assignSubmitted',
          },
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

/** Returns the file; throws without one. */
export function required(file: File | undefined): File {
  if (file === undefined) throw new Error('upload: there is no file to work on');
  return file;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const unreadable = (error: unknown): UploadProblem => ({ kind: 'unreadable', message: messageOf(error) });
