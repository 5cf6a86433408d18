import { assign, fromPromise, setup } from 'xstate';
import type { AuthSecret } from '../api/resources/profile';
import type { EnableOutcome, Enrolment, EnrolmentEvent, EnrolmentProblem, SecretOutcome } from './enrolment.types';

export interface EnrolmentContext {
  /** The enrolled device, or the name that was last submitted; '' when there is none. */
  readonly deviceName: string;
  /** Set from `showing` on. */
  readonly secret: AuthSecret | undefined;
  /** Why the last attempt failed. */
  readonly problem: EnrolmentProblem | undefined;
}

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
    fetchSecret: fromPromise<SecretOutcome>(() => Promise.reject(new Error('fetchSecret was not provided'))),
    enable: fromPromise<EnableOutcome, Enrolment>(() => Promise.reject(new Error('enable was not provided'))),
  },
  actions: {
    notifyIncomplete: () => {},
    notifyProblem: (_, _params: { readonly task: 'secret' | 'enable'; readonly problem: EnrolmentProblem }) => {},
    clearDevice: () => {},
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
      entry: assign({ secret: undefined, problem: undefined }),
      invoke: {
        src: 'fetchSecret',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'created',
            target: 'showing',
            actions: assign({ secret: ({ event }) => secretOf(event.output) }),
          },
          { target: 'failed', actions: assign({ problem: ({ event }) => problemOf(event.output) }) },
        ],
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => unexpectedProblem(event.error) }) },
      },
    },
    failed: {
      entry: { type: 'notifyProblem', params: ({ context }) => ({ task: 'secret', problem: lastProblem(context) }) },
      on: { 'secret.request': 'loading' },
    },
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
          { target: 'refused', actions: assign({ problem: ({ event }) => problemOf(event.output) }) },
        ],
        onError: { target: 'refused', actions: assign({ problem: ({ event }) => unexpectedProblem(event.error) }) },
      },
    },
    refused: {
      entry: { type: 'notifyProblem', params: ({ context }) => ({ task: 'enable', problem: lastProblem(context) }) },
      always: 'showing',
    },
    enrolled: {
      entry: assign({ secret: undefined, problem: undefined }),
      on: {
        'device.remove': { target: 'loading', actions: ['clearDevice', assign({ deviceName: '' })] },
      },
    },
  },
});

const secretOf = (outcome: SecretOutcome) => (outcome.kind === 'created' ? outcome.secret : undefined);

const emptyProblem: EnrolmentProblem = { message: '', isReported: false, fields: {} };

const problemOf = (outcome: SecretOutcome | EnableOutcome) =>
  outcome.kind === 'failed' ? outcome.problem : emptyProblem;

const unexpectedProblem = (error: unknown): EnrolmentProblem => ({
  ...emptyProblem,
  message: error instanceof Error ? error.message : String(error),
});

const lastProblem = ({ problem }: EnrolmentContext): EnrolmentProblem => problem ?? emptyProblem;
