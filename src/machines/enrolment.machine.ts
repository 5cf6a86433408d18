import { assign, fromPromise, setup } from 'xstate';
import type { AuthSecret } from '../api/resources/profile';
import { errorMessage, notProvided, outputOf } from './actors';
import type { EnableOutcome, Enrolment, EnrolmentEvent, EnrolmentProblem, SecretOutcome } from './enrolment.types';

export interface EnrolmentContext {
  /** The enrolled device, or the name that was last submitted; '' when there is none. */
  readonly deviceName: string;
  readonly secret: AuthSecret | undefined;
  readonly problem: EnrolmentProblem | undefined;
}

const assignOutcome = { type: 'assignOutcome', params: outputOf<SecretOutcome | EnableOutcome> } as const;
const assignError = { type: 'assignError', params: errorMessage } as const;

type EnrolmentTask = 'secret' | 'enable';

const emptyProblem: EnrolmentProblem = { message: '', isReported: false, fields: {} };

/** Shows the problem that was assigned before. */
const notifyAction = (task: EnrolmentTask) =>
  ({
    type: 'notifyProblem',
    params: ({ context }: { readonly context: EnrolmentContext }) => ({
      task,
      problem: context.problem ?? emptyProblem,
    }),
  }) as const;

/**
 * Setting up an authenticator app. Callers provide actors and actions. Actors never reject for expected failures; they
 * resolve with an outcome.
 */
export const enrolmentMachine = setup({
  // SAFETY: XState reads only the type.
  types: {} as {
    context: EnrolmentContext;
    events: EnrolmentEvent;
    input: { readonly deviceName: string };
    tags: 'busy';
  },
  actors: {
    fetchSecret: fromPromise<SecretOutcome>(notProvided),
    enable: fromPromise<EnableOutcome, Enrolment>(notProvided),
  },
  actions: {
    notifyIncomplete: () => {},
    notifyProblem: (_, _params: { readonly task: EnrolmentTask; readonly problem: EnrolmentProblem }) => {},
    clearDevice: () => {},
    clear: assign({ secret: undefined, problem: undefined }),
    assignOutcome: assign((_, outcome: SecretOutcome | EnableOutcome) => {
      if (outcome.kind === 'failed') return { problem: outcome.problem };
      return outcome.kind === 'created' ? { secret: outcome.secret } : {};
    }),
    assignError: assign((_, message: string) => ({ problem: { ...emptyProblem, message } })),
  },
  guards: {
    isComplete: ({ context, event }) => {
      if (event.type !== 'code.submit' || !context.secret?.secret) return false;
      return event.deviceName.trim() !== '' && event.code.trim() !== '';
    },
  },
}).createMachine({
  id: 'enrolment',
  initial: 'starting',
  context: ({ input: { deviceName } }) => ({ deviceName, secret: undefined, problem: undefined }),
  states: {
    starting: {
      always: [{ guard: ({ context }) => context.deviceName !== '', target: 'enrolled' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      entry: 'clear',
      invoke: {
        src: 'fetchSecret',
        onDone: [
          { guard: ({ event }) => event.output.kind === 'created', target: 'showing', actions: assignOutcome },
          { target: 'failed', actions: [assignOutcome, notifyAction('secret')] },
        ],
        onError: { target: 'failed', actions: [assignError, notifyAction('secret')] },
      },
    },
    failed: { on: { 'secret.request': 'loading' } },
    showing: {
      on: {
        'secret.request': 'loading',
        'code.submit': [
          {
            guard: 'isComplete',
            target: 'enabling',
            actions: assign({ deviceName: ({ event }) => event.deviceName.trim() }),
          },
          { actions: 'notifyIncomplete' },
        ],
      },
    },
    enabling: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        src: 'enable',
        input: ({ context, event }) => ({
          secret: context.secret?.secret ?? '',
          deviceName: context.deviceName,
          code: event.type === 'code.submit' ? event.code.replace(/\s/g, '') : '',
        }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'enabled', target: 'enrolled' },
          { target: 'showing', actions: [assignOutcome, notifyAction('enable')] },
        ],
        onError: { target: 'showing', actions: [assignError, notifyAction('enable')] },
      },
    },
    enrolled: {
      entry: 'clear',
      on: {
        'device.remove': { target: 'loading', actions: ['clearDevice', assign({ deviceName: '' })] },
      },
    },
  },
});
