import {
  assertEvent,
  assign,
  cancel,
  type DoneActorEvent,
  type ErrorActorEvent,
  fromPromise,
  raise,
  setup,
} from 'xstate';
import { messageOf, notProvided, outputOf } from './actors';
import {
  initialLoginContext,
  type LoginContext,
  type LoginEvent,
  type LoginForm,
  type LoginInput,
  resendWaitSeconds,
} from './login.context';
import type {
  CallFailure,
  CallOutcome,
  LoginProblem,
  LoginSuccess,
  LoginTask,
  PasswordChange,
  SignInOutcome,
  SignInRequest,
} from './login.types';

/** Types, actors and actions of the login. Callers provide the actors, `storeSession` and the `notify…` actions. */
const loginSetup = setup({
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
    storeSession: (_) => {},
    notifyProblem: (_) => {},
    notifySuccess: (_, _success: LoginSuccess) => {},
    assignForm: assign((_, form: LoginForm) => ({ form })),
    assignRequest: assign(({ context, event }) => ({
      request: requestOf(context, event),
      problem: undefined,
      success: undefined,
    })),
    assignAnswer: assign((_, answer: SignInOutcome) => ({
      message: answer.step === 'failed' ? '' : answer.message,
      session: answer.step === 'signed-in' ? answer.session : undefined,
    })),
    assignProblem: assign((_, problem: LoginProblem) => ({ problem })),
    assignSuccess: assign((_, success: LoginSuccess) => ({ success })),
    noteCodeSent: assign({ codesSent: ({ context }) => context.codesSent + 1, canResend: false }),
    clearMessages: assign({ problem: undefined, success: undefined, message: '' }),
  },
});

/** The transition of a request that failed: assigns and shows its problem, and returns to its form. */
const toProblem = <T extends string>(target: T, task?: LoginTask) =>
  ({
    target,
    actions: [
      {
        type: 'assignProblem',
        params: ({ context, event }: FailedRequest) => ({ task: task ?? context.request.kind, ...failureOf(event) }),
      },
      'notifyProblem',
    ],
  }) as const;

/** Assigns and shows that input is missing for a task. */
const incompleteTransition = (task: LoginTask) =>
  ({ actions: [{ type: 'assignProblem', params: { task, kind: 'incomplete' } }, 'notifyProblem'] }) as const;

interface RequestWithoutData {
  readonly task: LoginTask;
  readonly form: LoginForm;
  readonly success: LoginSuccess;
}

/** Transitions of a request that returns no data: to the credentials after success, else to its form. */
const toCredentials = ({ task, form, success }: RequestWithoutData) =>
  ({
    onDone: [
      {
        guard: ({ event }: { readonly event: DoneActorEvent<CallOutcome> }) => event.output.step === 'done',
        target: 'credentials',
        actions: [
          { type: 'assignSuccess', params: success },
          { type: 'notifySuccess', params: success },
        ],
      },
      toProblem(form, task),
    ],
    onError: toProblem(form, task),
  }) as const;

const cancelStep = { target: 'credentials', actions: 'clearMessages' } as const;

const assignAnswer = { type: 'assignAnswer', params: outputOf<SignInOutcome> } as const;

/** The form for a code. After a code was mailed, another one can be requested once the wait is over. */
const codeForm = (kind: 'authenticator-code' | 'email-code', form: LoginForm) =>
  loginSetup.createStateConfig({
    entry: { type: 'assignForm', params: form },
    on: {
      'code.submit': [
        { guard: ({ event }) => event.code !== '', target: 'signingIn', actions: 'assignRequest' },
        incompleteTransition(kind),
      ],
      // The first mailed code, instead of that of the app, may be requested at once.
      'code.request': {
        guard: ({ context }) => kind === 'authenticator-code' || context.canResend,
        target: 'signingIn',
        actions: 'assignRequest',
      },
      'step.cancel': cancelStep,
    },
  });

/**
 * Signing in: one state per form and per request. Actors never reject for expected failures; they resolve with an outcome.
 * Leaving a state aborts its request, except the one for a mail, which goes on. A password change cannot be aborted either,
 * and has no `step.cancel`.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => initialLoginContext(input),
  on: { 'wait.end': { actions: assign({ canResend: true }) } },
  initial: 'restoring',
  states: {
    /** Transient: returns to the form that was shown. */
    restoring: {
      always: [
        { guard: ({ context }) => context.form === 'authenticatorCode', target: 'authenticatorCode' },
        { guard: ({ context }) => context.form === 'emailCode', target: 'emailCode' },
        { guard: ({ context }) => context.form === 'forgotPassword', target: 'forgotPassword' },
        { target: 'credentials' },
      ],
    },
    credentials: {
      entry: { type: 'assignForm', params: 'credentials' },
      on: {
        'credentials.submit': { target: 'signingIn', actions: 'assignRequest' },
        'emailCode.request': [
          {
            guard: ({ event }) => event.email !== '' && event.password !== '',
            target: 'signingIn',
            actions: 'assignRequest',
          },
          incompleteTransition('code-request'),
        ],
        'reset.open': [
          {
            guard: ({ event }) => event.email !== '',
            target: 'passwordReset',
            actions: ['clearMessages', 'assignRequest'],
          },
          incompleteTransition('open-reset'),
        ],
        'forgotPassword.open': { target: 'forgotPassword', actions: 'clearMessages' },
      },
    },
    authenticatorCode: codeForm('authenticator-code', 'authenticatorCode'),
    emailCode: codeForm('email-code', 'emailCode'),
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.request,
        onDone: [
          { guard: ({ event }) => event.output.step === 'signed-in', target: 'signedIn', actions: assignAnswer },
          {
            guard: ({ context, event }) =>
              event.output.step === 'authenticator-code' && context.request.kind === 'password',
            target: 'authenticatorCode',
            actions: assignAnswer,
          },
          {
            guard: ({ context, event }) =>
              event.output.step === 'password-reset' && context.request.kind !== 'code-request',
            target: 'passwordReset',
            actions: assignAnswer,
          },
          {
            guard: ({ context, event }) => event.output.step === 'email-code' && !('code' in context.request),
            target: 'emailCode',
            actions: [
              'noteCodeSent',
              cancel('wait'),
              raise({ type: 'wait.end' }, { delay: 'resendWait', id: 'wait' }),
              { type: 'notifySuccess', params: 'code-sent' },
            ],
          },
          toProblem('restoring'),
        ],
        onError: toProblem('restoring'),
      },
      on: { 'step.cancel': 'credentials' },
    },
    passwordReset: {
      entry: { type: 'assignForm', params: 'passwordReset' },
      on: {
        'password.submit': [
          {
            guard: ({ event }) => event.email !== '' && event.current !== '' && event.next !== '',
            target: 'resettingPassword',
            actions: 'clearMessages',
          },
          incompleteTransition('password-reset'),
        ],
        'step.cancel': cancelStep,
      },
    },
    resettingPassword: {
      tags: 'busy',
      invoke: {
        src: 'resetPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          return event;
        },
        ...toCredentials({ task: 'password-reset', form: 'passwordReset', success: 'password-reset' }),
      },
    },
    forgotPassword: {
      entry: { type: 'assignForm', params: 'forgotPassword' },
      on: { 'mail.request': { target: 'sendingMail', actions: 'clearMessages' }, 'step.cancel': cancelStep },
    },
    sendingMail: {
      tags: 'busy',
      invoke: {
        src: 'sendMail',
        input: ({ event }) => {
          assertEvent(event, 'mail.request');
          return event;
        },
        ...toCredentials({ task: 'forgot-password', form: 'forgotPassword', success: 'mail-sent' }),
      },
      on: { 'step.cancel': 'credentials' },
    },
    signedIn: { type: 'final', entry: 'storeSession' },
  },
});

/** The sign-in request of an event. A code, or a request for one, is sent with the credentials of the last request. */
function requestOf({ form, request: { email, password } }: LoginContext, event: LoginEvent): SignInRequest {
  switch (event.type) {
    case 'credentials.submit':
      return { email: event.email, password: event.password, kind: 'password' };
    case 'emailCode.request':
      return { email: event.email, password: event.password, kind: 'code-request' };
    case 'code.request':
      return { email, password, kind: 'code-request' };
    case 'code.submit':
      return { email, password, kind: form === 'emailCode' ? 'email-code' : 'authenticator-code', code: event.code };
    default:
      assertEvent(event, 'reset.open');
      // This request is never sent: it keeps the email for the form.
      return { email: event.email, password: '', kind: 'password' };
  }
}

interface FailedRequest {
  readonly context: LoginContext;
  readonly event: DoneActorEvent<SignInOutcome | CallOutcome> | ErrorActorEvent;
}

/** Returns why a request failed; an unexpected step counts as a refusal. */
function failureOf(event: FailedRequest['event']): CallFailure {
  if ('error' in event) return { kind: 'unreachable', message: messageOf(event.error) };
  const { output } = event;
  if (output.step === 'failed') return output.failure;
  return { kind: 'refused', message: 'message' in output ? output.message : '' };
}
