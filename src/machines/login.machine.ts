import { assertEvent, assign, cancel, raise } from 'xstate';
import type { Session } from '../api/session/session';
import { initialLoginContext, type LoginForm } from './login.context';
import { loginSetup } from './login.setup';
import type { Credentials } from './login.types';

/** The form for a code. After a mailed one, the next can be requested once the wait is over. */
const codeForm = (kind: 'authenticator-code' | 'email-code', form: LoginForm) =>
  loginSetup.createStateConfig({
    entry: { type: 'assignForm', params: form },
    on: {
      'code.submit': [
        {
          guard: ({ event }) => event.code !== '',
          target: 'signingIn',
          actions: {
            type: 'assignRequest',
            params: ({ context, event: { code } }) => ({ ...credentialsOf(context.request), kind, code }),
          },
        },
        { actions: [{ type: 'assignIncomplete', params: kind }, 'notifyProblem'] },
      ],
      'code.request': {
        guard: ({ context }) => kind === 'authenticator-code' || context.canResend,
        target: 'signingIn',
        actions: {
          type: 'assignRequest',
          params: ({ context }) => ({ ...credentialsOf(context.request), kind: 'code-request' }),
        },
      },
      'step.cancel': { target: 'credentials', actions: 'clearMessages' },
    },
  });

/**
 * Signing in: one state per form and per request. Actors never reject for expected failures; they resolve with an outcome.
 * Leaving a state aborts its request; a password change is a write that cannot be aborted, so it has no `step.cancel`.
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
        { guard: ({ context }) => context.form === 'passwordForgotten', target: 'passwordForgotten' },
        { target: 'credentials' },
      ],
    },
    credentials: {
      entry: { type: 'assignForm', params: 'credentials' },
      on: {
        'credentials.submit': {
          target: 'signingIn',
          actions: { type: 'assignRequest', params: ({ event }) => ({ ...credentialsOf(event), kind: 'password' }) },
        },
        'emailCode.request': [
          {
            guard: ({ event }) => event.email !== '' && event.password !== '',
            target: 'signingIn',
            actions: {
              type: 'assignRequest',
              params: ({ event }) => ({ ...credentialsOf(event), kind: 'code-request' }),
            },
          },
          { actions: [{ type: 'assignIncomplete', params: 'code-request' }, 'notifyProblem'] },
        ],
        'reset.open': [
          {
            guard: ({ event }) => event.email !== '',
            target: 'passwordReset',
            actions: [
              'clearMessages',
              {
                type: 'assignRequest',
                params: ({ event }) => ({ email: event.email, password: '', kind: 'password' }),
              },
            ],
          },
          { actions: [{ type: 'assignIncomplete', params: 'reset-link' }, 'notifyProblem'] },
        ],
        'forgotPassword.open': { target: 'passwordForgotten', actions: 'clearMessages' },
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
          {
            guard: ({ event }) => event.output.step === 'signed-in',
            target: 'signedIn',
            actions: { type: 'assignAnswer', params: ({ event }) => event.output },
          },
          {
            guard: ({ context, event }) =>
              event.output.step === 'authenticator-code' && context.request.kind === 'password',
            target: 'authenticatorCode',
            actions: { type: 'assignAnswer', params: ({ event }) => event.output },
          },
          {
            guard: ({ context, event }) =>
              event.output.step === 'password-reset' && context.request.kind !== 'code-request',
            target: 'passwordReset',
            actions: { type: 'assignAnswer', params: ({ event }) => event.output },
          },
          {
            guard: ({ context, event }) => event.output.step === 'email-code' && !('code' in context.request),
            target: 'emailCode',
            actions: [
              'countCode',
              cancel('wait'),
              raise({ type: 'wait.end' }, { delay: 'resendWait', id: 'wait' }),
              { type: 'notifySuccess', params: 'code-sent' },
            ],
          },
          {
            target: 'restoring',
            actions: [
              {
                type: 'assignFailure',
                params: ({ context, event }) => ({ task: context.request.kind, outcome: event.output }),
              },
              'notifyProblem',
            ],
          },
        ],
        onError: {
          target: 'restoring',
          actions: [
            {
              type: 'assignError',
              params: ({ context, event }) => ({ task: context.request.kind, error: event.error }),
            },
            'notifyProblem',
          ],
        },
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
          { actions: [{ type: 'assignIncomplete', params: 'password-reset' }, 'notifyProblem'] },
        ],
        'step.cancel': { target: 'credentials', actions: 'clearMessages' },
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
        onDone: [
          {
            guard: ({ event }) => event.output.step === 'done',
            target: 'credentials',
            actions: [
              { type: 'assignSuccess', params: 'password-reset' },
              { type: 'notifySuccess', params: 'password-reset' },
            ],
          },
          {
            target: 'passwordReset',
            actions: [
              { type: 'assignFailure', params: ({ event }) => ({ task: 'password-reset', outcome: event.output }) },
              'notifyProblem',
            ],
          },
        ],
        onError: {
          target: 'passwordReset',
          actions: [
            { type: 'assignError', params: ({ event }) => ({ task: 'password-reset', error: event.error }) },
            'notifyProblem',
          ],
        },
      },
    },
    passwordForgotten: {
      entry: { type: 'assignForm', params: 'passwordForgotten' },
      on: {
        'mail.request': { target: 'sendingMail', actions: 'clearMessages' },
        'step.cancel': { target: 'credentials', actions: 'clearMessages' },
      },
    },
    sendingMail: {
      tags: 'busy',
      invoke: {
        src: 'sendMail',
        input: ({ event }) => {
          assertEvent(event, 'mail.request');
          return event;
        },
        onDone: [
          {
            guard: ({ event }) => event.output.step === 'done',
            target: 'credentials',
            actions: [
              { type: 'assignSuccess', params: 'mail-sent' },
              { type: 'notifySuccess', params: 'mail-sent' },
            ],
          },
          {
            target: 'passwordForgotten',
            actions: [
              { type: 'assignFailure', params: ({ event }) => ({ task: 'password-forgotten', outcome: event.output }) },
              'notifyProblem',
            ],
          },
        ],
        onError: {
          target: 'passwordForgotten',
          actions: [
            { type: 'assignError', params: ({ event }) => ({ task: 'password-forgotten', error: event.error }) },
            'notifyProblem',
          ],
        },
      },
      on: { 'step.cancel': 'credentials' },
    },
    signedIn: {
      type: 'final',
      entry: { type: 'storeSession', params: ({ context }) => required(context.session) },
    },
  },
});

/** The credentials of an event or a request, without its other properties. */
const credentialsOf = ({ email, password }: Credentials): Credentials => ({ email, password });

function required(session: Session | undefined): Session {
  if (session === undefined) throw new Error('no session');
  return session;
}
