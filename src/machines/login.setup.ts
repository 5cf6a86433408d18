import { assign, fromPromise, setup } from 'xstate';
import type { Session } from '../api/session';
import type { LoginContext, LoginEvent, LoginForm, LoginStart } from './login.context';
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

/** What signing in is made of: the calls that are handed in, and what is remembered and told. */
export const loginSetup = setup({
  types: {
    // SAFETY: XState reads the types alone from these.
    context: {} as LoginContext,
    // SAFETY: as above.
    events: {} as LoginEvent,
    // SAFETY: as above.
    input: {} as LoginStart,
    // SAFETY: as above.
    tags: {} as 'busy',
  },
  actors: {
    signIn: fromPromise<SignInOutcome, SignInRequest>(missing('signIn')),
    resetPassword: fromPromise<CallOutcome, PasswordChange>(missing('resetPassword')),
    sendMail: fromPromise<CallOutcome, { readonly email: string }>(missing('sendMail')),
  },
  delays: { resendWait: resendWaitSeconds * 1000 },
  actions: {
    keepSession: (_, _session: Session) => {},
    tellProblem: (_) => {},
    tellSuccess: (_, _success: LoginSuccess) => {},
    takeForm: assign((_, form: LoginForm) => ({ form })),
    takeRequest: assign((_, request: SignInRequest) => ({ request, problem: undefined, success: undefined })),
    takeAnswer: assign((_, answer: SignInOutcome) => ({
      message: answer.step === 'failed' ? '' : answer.message,
      session: answer.step === 'signed-in' ? answer.session : undefined,
    })),
    takeFailure: assign(
      (_, { task, outcome }: { readonly task: LoginTask; readonly outcome: SignInOutcome | CallOutcome }) => ({
        problem: { task, ...failureOf(outcome) },
      }),
    ),
    takeError: assign((_, { task, error }: { readonly task: LoginTask; readonly error: unknown }) => ({
      problem: { task, kind: 'unreachable', message: error instanceof Error ? error.message : String(error) } as const,
    })),
    takeIncomplete: assign((_, task: LoginTask) => ({ problem: { task, kind: 'incomplete' } as const })),
    takeSuccess: assign((_, success: LoginSuccess) => ({ success })),
    countCode: assign({ codesSent: ({ context }) => context.codesSent + 1, canResend: false }),
    forget: assign({ problem: undefined, success: undefined, message: '' }),
  },
});

function missing(actor: string) {
  return () => Promise.reject(new Error(`${actor} was not handed in`));
}

/** Any answer that was not asked for is a refusal. */
function failureOf(outcome: SignInOutcome | CallOutcome): CallFailure {
  if (outcome.step === 'failed') return outcome.failure;
  return { kind: 'refused', message: 'message' in outcome ? outcome.message : '' };
}
