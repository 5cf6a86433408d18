import { createActor, fromPromise } from 'xstate';
import { setSession } from '../../api/session/session';
import type { WidgetHost } from '../../embed/widget';
import type { LoginInput } from '../../machines/login.context';
import { loginMachine } from '../../machines/login.machine';
import type {
  CallOutcome,
  LoginProblem,
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
        resetPassword: fromPromise<CallOutcome, PasswordChange>(async ({ input: change }) =>
          (await import('./login-steps')).changePassword(host, change),
        ),
        sendMail: fromPromise<CallOutcome, { readonly email: string }>(async ({ input: { email } }) =>
          (await import('./login-steps')).sendMail(host, email),
        ),
      },
      actions: {
        storeSession: ({ context: { session } }) => {
          if (session === undefined) return;
          setSession(session, { apiBase: host.client.apiBase });
          host.emit('pricebook-signin', { userInfo: session.userInfo ?? {} });
        },
        notifyProblem: ({ context: { problem } }) => problem && notifyProblem(host, problem),
        notifySuccess: (_, success) => {
          const [title, message] = successMessages[success];
          host.toast({ type: 'success', title, message });
        },
      },
    }),
    { input },
  );

export type LoginActor = ReturnType<typeof createLoginActor>;

function notifyProblem(host: WidgetHost, problem: LoginProblem): void {
  if (problem.kind === 'incomplete') {
    const texts = incompleteMessages[problem.task];
    if (texts) host.toast(texts);
  } else {
    const [title, fallback] = failureMessages[problem.task];
    host.toast({ type: 'error', title, message: problem.message || fallback });
  }
}
