import { assign, fromPromise, setup } from 'xstate';
import type { Session } from '../api/session/session';
import type { LoginContext, LoginEvent, LoginForm, LoginInput } from './login.context';
import type {
  CallFailure,
  CallOutcome,
  LoginSuccess,
  LoginTask,
  PasswordChange,
  SignInOutcome,
  SignInRequest,
} from './login.types';
import { resendWaitSeconds } from './resend-wait';

/** Types, actors and actions of the login. Callers provide the actors, `storeSession` and the `notify…` actions. */
export const loginSetup = setup({
  // SAFETY: XState reads only the type.
  types: {} as {
    context: LoginContext;
    events: LoginEvent;
    input: LoginInput;
    tags: 'busy';
  },
  actors: {
    signIn: fromPromise<SignInOutcome, SignInRequest>(notProvided),
    resetPassword: fromPromise<CallOutcome, PasswordChange>(notProvided),
    sendMail: fromPromise<CallOutcome, { readonly email: string }>(notProvided),
  },
  delays: { resendWait: resendWaitSeconds * 1000 },
  actions: {
    storeSession: (_, _session: Session) => {},
    notifyProblem: (_) => {},
    notifySuccess: (_, _success: LoginSuccess) => {},
    assignForm: assign((_, form: LoginForm) => ({ form })),
    assignRequest: assign((_, request: SignInRequest) => ({ request, problem: undefined, success: undefined })),
    assignAnswer: assign((_, answer: SignInOutcome) => ({
      message: answer.step === 'failed' ? '' : answer.message,
      session: answer.step === 'signed-in' ? answer.session : undefined,
    })),
    assignFailure: assign(
      (_, { task, outcome }: { readonly task: LoginTask; readonly outcome: SignInOutcome | CallOutcome }) => ({
        problem: { task, ...failureOf(outcome) },
      }),
    ),
    assignError: assign((_, { task, error }: { readonly task: LoginTask; readonly error: unknown }) => ({
      problem: { task, kind: 'unreachable', message: error instanceof Error ? error.message : String(error) } as const,
    })),
    assignIncomplete: assign((_, task: LoginTask) => ({ problem: { task, kind: 'incomplete' } as const })),
    assignSuccess: assign((_, success: LoginSuccess) => ({ success })),
    countCode: assign({ codesSent: ({ context }) => context.codesSent + 1, canResend: false }),
    clearMessages: assign({ problem: undefined, success: undefined, message: '' }),
  },
});

function notProvided() {
  return Promise.reject(new Error('not provided'));
}

/** Returns the reason of a failure; an unexpected step counts as a refusal. */
function failureOf(outcome: SignInOutcome | CallOutcome): CallFailure {
  if (outcome.step === 'failed') return outcome.failure;
  return { kind: 'refused', message: 'message' in outcome ? outcome.message : '' };
}
