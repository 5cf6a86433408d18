import { assign, fromPromise, setup } from 'xstate';
import type { LoginAnswer } from '../api/auth';
import type { Session } from '../api/session';

/** What the person typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** How a call to sign in ended: what the back end answered, its refusal, or no answer at all. */
export type SignInOutcome =
  | LoginAnswer
  | { readonly step: 'refused' | 'unreachable' /** '' when there were no words for it. */; readonly message: string };

/** Why the last try failed. */
export interface LoginProblem {
  readonly kind: 'refused' | 'unreachable';
  readonly message: string;
}

interface LoginContext {
  /** Set in `failed`. */
  readonly problem: LoginProblem | undefined;
  /** Set in `signedIn`. */
  readonly session: Session | undefined;
}

/** The credentials are complete and shall be sent. */
export interface CredentialsSubmitted extends Credentials {
  readonly type: 'credentials.submit';
}

/**
 * Signing in. `signIn` is handed in and answers every end that it foresees as an outcome; `keepSession` is handed in and
 * is given the session once. An answer that comes after its state was left does nothing, because leaving stops the call.
 *
 * Every way of signing in beyond the credentials is one more state beside these, entered by its own guard in `submitting`.
 */
export const loginMachine = setup({
  types: {
    // SAFETY: XState reads the types alone from these.
    context: {} as LoginContext,
    // SAFETY: as above.
    events: {} as CredentialsSubmitted,
    // SAFETY: as above.
    tags: {} as 'busy',
  },
  actors: {
    signIn: fromPromise<SignInOutcome, Credentials>(() => Promise.reject(new Error('signIn was not handed in'))),
  },
  actions: {
    keepSession: (_, _params: { readonly session: Session }) => {},
  },
}).createMachine({
  id: 'login',
  initial: 'editing',
  context: { problem: undefined, session: undefined },
  states: {
    editing: {
      on: { 'credentials.submit': 'submitting' },
    },
    submitting: {
      tags: 'busy',
      entry: assign({ problem: undefined }),
      invoke: {
        src: 'signIn',
        input: ({ event }) => ({ email: event.email, password: event.password }),
        onDone: [
          {
            guard: ({ event }) => event.output.step === 'signed-in',
            target: 'signedIn',
            actions: assign({
              session: ({ event }) => (event.output.step === 'signed-in' ? event.output.session : undefined),
            }),
          },
          { target: 'failed', actions: assign({ problem: ({ event }) => problemOf(event.output) }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ problem: ({ event }) => ({ kind: 'unreachable', message: wordsOf(event.error) }) }),
        },
      },
    },
    failed: {
      on: { 'credentials.submit': 'submitting' },
    },
    signedIn: {
      type: 'final',
      entry: { type: 'keepSession', params: ({ context }) => ({ session: required(context.session) }) },
    },
  },
});

/** Any answer that is no success is a refusal, also one that asks for a step that cannot be taken here. */
function problemOf({ step, message }: SignInOutcome): LoginProblem {
  return { kind: step === 'unreachable' ? 'unreachable' : 'refused', message };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('login: signedIn was entered without a session');
  return value;
}
