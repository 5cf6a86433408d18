import { assign, fromPromise, setup } from 'xstate';
import type { LoginAnswer } from '../api/auth';
import type { Session } from '../api/session';

/** What the person typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why a try failed: the back end said no, or did not answer. */
export interface LoginProblem {
  readonly kind: 'refused' | 'unreachable';
  /** '' when there were no words for it. */
  readonly message: string;
  /** The back end has had its words shown already. */
  readonly shown?: boolean;
}

/** How a call to sign in ended: with what the back end answered, or without success. */
export type SignInOutcome = LoginAnswer | { readonly step: 'failed'; readonly problem: LoginProblem };

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
 * Signing in. `signIn` is handed in and answers every end that it foresees as an outcome; `keepSession` and
 * `tellProblem` are handed in and called once for each success and failure. An answer that comes after its state was left does nothing, because leaving stops the call.
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
    tellProblem: (_, _params: { readonly problem: LoginProblem }) => {},
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
      entry: { type: 'tellProblem', params: ({ context }) => ({ problem: required(context.problem) }) },
      on: { 'credentials.submit': 'submitting' },
    },
    signedIn: {
      type: 'final',
      entry: { type: 'keepSession', params: ({ context }) => ({ session: required(context.session) }) },
    },
  },
});

/** Any answer that is no success is a refusal, also one that asks for a step that cannot be taken here. */
const problemOf = (outcome: SignInOutcome): LoginProblem =>
  outcome.step === 'failed' ? outcome.problem : { kind: 'refused', message: outcome.message };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('login: a state was entered without what it is about');
  return value;
}
