import { createActor, fromPromise } from 'xstate';
import { setSession } from '../../api/session/session';
import type { WidgetHost } from '../../embed/widget';
import type { LoginInput } from '../../machines/login.context';
import { loginMachine } from '../../machines/login.machine';
import type {
  CallOutcome,
  LoginProblem,
  LoginSuccess,
  LoginTask,
  PasswordChange,
  SignInOutcome,
  SignInRequest,
} from '../../machines/login.types';
import { failureMessages, incompleteMessages, successMessages } from './login.messages';
import { signIn } from './sign-in';

/** The login's machine, connected to the back end and the page. */
export const createLoginActor = (host: WidgetHost, input: LoginInput) =>
  createActor(
    loginMachine.provide({
      actors: {
        signIn: fromPromise<SignInOutcome, SignInRequest>(({ input: request, signal }) =>
          signIn(host, request, signal),
        ),
        resetPassword: fromPromise<CallOutcome, PasswordChange>(async ({ input: change, signal }) => {
          const outcome = await (await import('./login-steps')).changePassword(host, change);
          if (signal.aborted) notifyLate(host, outcome, 'password-reset', 'password-reset');
          return outcome;
        }),
        sendMail: fromPromise<CallOutcome, { readonly email: string }>(async ({ input: { email }, signal }) => {
          const outcome = await (await import('./login-steps')).sendMail(host, email);
          if (signal.aborted) notifyLate(host, outcome, 'mail-sent', 'forgot-password');
          return outcome;
        }),
      },
      actions: {
        storeSession: ({ context: { session } }) => {
          if (session === undefined) return;
          setSession(session, { apiBase: host.client.apiBase });
          host.emit('pricebook-signin', { userInfo: session.userInfo ?? {} });
        },
        notifyProblem: ({ context: { problem } }) => problem && notifyProblem(host, problem),
        notifySuccess: (_, success) => notifySuccess(host, success),
      },
    }),
    { input },
  );

export type LoginActor = ReturnType<typeof createLoginActor>;

/** Shows the outcome of a request whose form was left before the response. */
function notifyLate(host: WidgetHost, outcome: CallOutcome, success: LoginSuccess, task: LoginTask): void {
  if (outcome.step === 'done') notifySuccess(host, success);
  else notifyProblem(host, { task, ...outcome.failure });
}

function notifySuccess(host: WidgetHost, success: LoginSuccess): void {
  const [title, message] = successMessages[success];
  host.toast({ type: 'success', title, message });
}

function notifyProblem(host: WidgetHost, problem: LoginProblem): void {
  if (problem.kind === 'incomplete') {
    const texts = incompleteMessages[problem.task];
    if (texts) host.toast(texts);
  } else {
    const [title, fallback] = failureMessages[problem.task];
    host.toast({ type: 'error', title, message: problem.message || fallback });
  }
}
