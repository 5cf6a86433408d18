import { expect } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Session } from '../../../src/api/session/session';
import type { LoginInput } from '../../../src/machines/login.context';
import { loginMachine } from '../../../src/machines/login.machine';
import type {
  CallOutcome,
  LoginProblem,
  LoginSuccess,
  PasswordChange,
  SignInOutcome,
  SignInRequest,
} from '../../../src/machines/login.types';

/** The session that signing in returns. */
export const session: Session = { accessToken: 'token', userInfo: { NAME: 'Marion Okafor' } };
/** Valid credentials. */
export const credentials = { email: 'marion@example.test', password: 'secret' };
/** The event that submits them. */
export const submit = { type: 'credentials.submit', ...credentials } as const;
/** The outcome of a successful sign-in. */
export const signedIn: SignInOutcome = { step: 'signed-in', session, message: '' };
/** The outcome of a refused call. */
export const refused: SignInOutcome & CallOutcome = { step: 'failed', failure: { kind: 'refused', message: 'No.' } };
/** A change of the password. */
export const change = { email: credentials.email, current: 'secret', next: 'a new one' };

interface Call {
  readonly actor: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  respond(outcome: SignInOutcome | CallOutcome): void;
  breakDown(error: Error): void;
}

/** A login machine with a simulated clock; the test resolves or rejects its calls. */
export function startLogin(input: LoginInput = { form: 'credentials' }) {
  const calls: Call[] = [];
  const notified: (LoginProblem | LoginSuccess | Session)[] = [];
  const clock = new SimulatedClock();
  const controlled = <O extends SignInOutcome | CallOutcome, I>(actor: string) =>
    fromPromise<O, I>(
      ({ input: given, signal }) =>
        new Promise((resolve, reject) => {
          // SAFETY: a test answers a call with an outcome of that call.
          const respond = (outcome: SignInOutcome | CallOutcome) => resolve(outcome as O);
          calls.push({ actor, input: given, signal, respond, breakDown: reject });
        }),
    );
  const machine = loginMachine.provide({
    actors: {
      signIn: controlled<SignInOutcome, SignInRequest>('signIn'),
      resetPassword: controlled<CallOutcome, PasswordChange>('resetPassword'),
      sendMail: controlled<CallOutcome, { readonly email: string }>('sendMail'),
    },
    actions: {
      storeSession: ({ context }) => context.session && notified.push(context.session),
      notifyProblem: ({ context: { problem } }) => problem && notified.push(problem),
      notifySuccess: (_, success) => notified.push(success),
    },
    delays: { resendWait: 100 },
  });
  const actor = createActor(machine, { input, clock });
  actor.start();
  const last = () => calls.at(-1) ?? expect.fail('nothing was called');
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    actor,
    calls,
    notified,
    clock,
    last,
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async respond(outcome: SignInOutcome | CallOutcome) {
      last().respond(outcome);
      await settle();
    },
    async breakDown(message: string) {
      last().breakDown(new Error(message));
      await settle();
    },
  };
}

/** Drives a new login to a state. */
export const to = {
  signingIn() {
    const login = startLogin();
    login.actor.send(submit);
    return login;
  },
  async authenticatorCode() {
    const login = to.signingIn();
    await login.respond({ step: 'authenticator-code', message: 'Code, please.' });
    return login;
  },
  async emailCode() {
    const login = startLogin();
    login.actor.send({ ...submit, type: 'emailCode.request' });
    await login.respond({ step: 'email-code', message: '' });
    return login;
  },
  passwordReset() {
    const login = startLogin();
    login.actor.send({ type: 'reset.open', email: credentials.email });
    return login;
  },
  resettingPassword() {
    const login = to.passwordReset();
    login.actor.send({ type: 'password.submit', ...change });
    return login;
  },
  forgotPassword() {
    const login = startLogin();
    login.actor.send({ type: 'forgotPassword.open' });
    return login;
  },
  sendingMail() {
    const login = to.forgotPassword();
    login.actor.send({ type: 'mail.request', email: credentials.email });
    return login;
  },
};
