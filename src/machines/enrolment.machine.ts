import { assign, fromPromise, setup } from 'xstate';
import type { AuthSecret } from '../api/resources/profile';
import type { EnableOutcome, Enrolment, EnrolmentEvent, EnrolmentProblem, SecretOutcome } from './enrolment.types';

/** What is known while an app is set up. */
export interface EnrolmentContext {
  /** The device's name as known or last given; '' where there is none. */
  readonly deviceName: string;
  /** Set from `showing` on. */
  readonly secret: AuthSecret | undefined;
  /** Set where the last try failed. */
  readonly problem: EnrolmentProblem | undefined;
}

/**
 * Setting up an authenticator app. `fetchSecret` and `enable` are handed in and answer every end that they foresee; the
 * actions are handed in too: `notifyIncomplete`, `notifyProblem` and `clearDevice` are called once for each time it happens.
 */
export const enrolmentMachine = setup({
  types: {
    // SAFETY: XState reads the types alone from these.
    context: {} as EnrolmentContext,
    // SAFETY: as above.
    events: {} as EnrolmentEvent,
    // SAFETY: as above.
    input: {} as { readonly deviceName: string },
    // SAFETY: as above.
    tags: {} as 'busy',
  },
  actors: {
    fetchSecret: fromPromise<SecretOutcome>(() => Promise.reject(new Error('fetchSecret was not handed in'))),
    enable: fromPromise<EnableOutcome, Enrolment>(() => Promise.reject(new Error('enable was not handed in'))),
  },
  actions: {
    notifyIncomplete: () => {},
    notifyProblem: (_, _params: { readonly of: 'secret' | 'enable'; readonly problem: EnrolmentProblem }) => {},
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
  initial: 'deciding',
  context: ({ input: { deviceName } }) => ({ deviceName, secret: undefined, problem: undefined }),
  states: {
    deciding: {
      always: [{ guard: ({ context }) => context.deviceName !== '', target: 'on' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      entry: assign({ secret: undefined, problem: undefined }),
      invoke: {
        src: 'fetchSecret',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'made',
            target: 'showing',
            actions: assign({ secret: ({ event }) => secretOf(event.output) }),
          },
          { target: 'failed', actions: assign({ problem: ({ event }) => problemOf(event.output) }) },
        ],
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => unforeseen(event.error) }) },
      },
    },
    failed: {
      entry: { type: 'notifyProblem', params: ({ context }) => ({ of: 'secret', problem: problemIn(context) }) },
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
          { guard: ({ event }) => event.output.kind === 'enabled', target: 'on' },
          { target: 'refused', actions: assign({ problem: ({ event }) => problemOf(event.output) }) },
        ],
        onError: { target: 'refused', actions: assign({ problem: ({ event }) => unforeseen(event.error) }) },
      },
    },
    refused: {
      entry: { type: 'notifyProblem', params: ({ context }) => ({ of: 'enable', problem: problemIn(context) }) },
      always: 'showing',
    },
    on: {
      entry: assign({ secret: undefined, problem: undefined }),
      on: {
        'device.remove': { target: 'loading', actions: ['clearDevice', assign({ deviceName: '' })] },
      },
    },
  },
});

const secretOf = (outcome: SecretOutcome) => (outcome.kind === 'made' ? outcome.secret : undefined);

const wordless: EnrolmentProblem = { message: '', shown: false, fields: {} };

const problemOf = (outcome: SecretOutcome | EnableOutcome) => (outcome.kind === 'failed' ? outcome.problem : wordless);

const unforeseen = (error: unknown): EnrolmentProblem => ({
  ...wordless,
  message: error instanceof Error ? error.message : String(error),
});

const problemIn = ({ problem }: EnrolmentContext): EnrolmentProblem => problem ?? wordless;
