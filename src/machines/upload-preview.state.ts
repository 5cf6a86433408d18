import { assign } from 'xstate';
import { outputOf } from './actors';
import { uploadSetup } from './upload.setup';
import { chooseFile, openPricing, readingInvoke, unreadable } from './upload.transitions';
import type { CheckOutcome, UploadContext } from './upload.types';
import { nextQuestion } from './upload-questions';

const assignCheck = { type: 'assignCheck', params: outputOf<CheckOutcome> } as const;

/** Whether rows left out to send the rest leave another question open. */
const isAskedAgain = (context: UploadContext, { checked, errors }: CheckOutcome): boolean =>
  context.isSubmitPending && errors === 0 && nextQuestion({ ...context, checked }) !== undefined;

export const previewing = uploadSetup.createStateConfig({
  tags: 'preview',
  initial: 'checking',
  on: {
    'file.choose': chooseFile,
    'mapping.open': 'mapping',
    'pricing.open': openPricing,
    'options.change': { target: '.rereading', actions: 'assignOptions' },
    'template.use': {
      actions: assign({ options: ({ context, event }) => ({ ...context.options, template: event.name }) }),
    },
    'prefersPreviewedRows.change': {
      actions: assign({ prefersPreviewedRows: ({ event }) => event.prefersPreviewedRows }),
    },
    'upload.cancel': 'cancelled',
  },
  states: {
    /** Reads the file with other options, behind the visible preview, so that the focus stays in it. */
    rereading: { tags: 'checking', entry: 'clearCheck', invoke: readingInvoke('checking') },
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
        src: 'askPageToSend',
        onDone: [
          { guard: ({ event }) => event.output, target: '#upload.submitting', actions: 'assignSubmitted' },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
  },
});
