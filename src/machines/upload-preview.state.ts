import { assign } from 'xstate';
import { outputOf } from './actors';
import type { ReadingOptions } from './reading.types';
import { uploadSetup } from './upload.setup';
import { chooseFile, openPricing, readingInvoke, unreadable } from './upload.transitions';
import type { CheckOutcome, UploadContext } from './upload.types';
import { nextQuestion } from './upload-questions';

const assignCheck = { type: 'assignCheck', params: outputOf<CheckOutcome> } as const;

/** After rows were left out, so that the others can be sent: whether another question is open. */
const isAskedAgain = (context: UploadContext, { checked, errors }: CheckOutcome): boolean =>
  context.isSubmitPending && errors === 0 && nextQuestion({ ...context, checked }) !== undefined;

/** What a template has of the options: neither corrected cells nor single rows. */
function savedIn({ corrections: _, exclusions, ...options }: ReadingOptions): ReadingOptions {
  if (exclusions === undefined) return options;
  const { rows: _rows, included: _included, ...reusable } = exclusions;
  return { ...options, exclusions: reusable };
}

export const previewing = uploadSetup.createStateConfig({
  tags: 'preview',
  initial: 'checking',
  on: {
    'file.choose': chooseFile,
    'mapping.open': 'mapping',
    'pricing.open': openPricing,
    'options.change': { target: '.rereading', actions: 'assignOptions' },
    'template.saved': {
      actions: assign(({ context: { options }, event }) => ({
        options: { ...options, template: event.name },
        recalledOptions: savedIn(options),
        // The rules for costs are those of the options.
        costDrafts: undefined,
      })),
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
            target: 'askingPage',
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
          { guard: ({ context }) => context.errors === 0, target: 'askingPage' },
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
        { target: 'askingPage' },
      ],
    },
    askingPage: {
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
