import { assertEvent, assign, cancel, raise } from 'xstate';
import type { Session } from '../api/session';
import { loginSetup } from './login.setup';
import type { Credentials } from './login.types';

/**
 * Signing in: a state for each form, and one for each call. The calls are handed in and answer every end that they foresee
 * as an outcome; leaving a state aborts its call by the actor's signal, so that a late answer does nothing. A change of
 * password cannot be called back, and is waited for. `keepSession`, `tellProblem` and `tellSuccess` are handed in, and
 * called once for each.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    form: input.form,
    request: { kind: 'password', email: '', password: '' },
    message: '',
    problem: undefined,
    success: undefined,
    codesSent: 0,
    canResend: false,
    session: undefined,
  }),
  on: { 'wait.end': { actions: assign({ canResend: true }) } },
  initial: 'returning',
  states: {
    /** To the form that is open. */
    returning: {
      always: [
        { guard: ({ context }) => context.form === 'authenticatorCode', target: 'authenticatorCode' },
        { guard: ({ context }) => context.form === 'emailCode', target: 'emailCode' },
        { guard: ({ context }) => context.form === 'passwordForgotten', target: 'passwordForgotten' },
        { target: 'credentials' },
      ],
    },
    credentials: {
      entry: { type: 'takeForm', params: 'credentials' },
      on: {
        'credentials.submit': {
          target: 'signingIn',
          actions: { type: 'takeRequest', params: ({ event }) => ({ ...typed(event), kind: 'password' }) },
        },
        'emailCode.request': [
          {
            guard: ({ event }) => event.email !== '' && event.password !== '',
            target: 'signingIn',
            actions: { type: 'takeRequest', params: ({ event }) => ({ ...typed(event), kind: 'code-request' }) },
          },
          { actions: [{ type: 'takeIncomplete', params: 'code-request' }, 'tellProblem'] },
        ],
        'reset.open': [
          {
            guard: ({ event }) => event.email !== '',
            target: 'passwordReset',
            actions: [
              'forget',
              { type: 'takeRequest', params: ({ event }) => ({ email: event.email, password: '', kind: 'password' }) },
            ],
          },
          { actions: [{ type: 'takeIncomplete', params: 'reset-link' }, 'tellProblem'] },
        ],
        'forgotten.open': { target: 'passwordForgotten', actions: 'forget' },
      },
    },
    authenticatorCode: {
      entry: { type: 'takeForm', params: 'authenticatorCode' },
      on: {
        'code.submit': [
          {
            guard: ({ event }) => event.code !== '',
            target: 'signingIn',
            actions: {
              type: 'takeRequest',
              params: ({ context, event: { code } }) => ({
                ...typed(context.request),
                kind: 'authenticator-code',
                code,
              }),
            },
          },
          { actions: [{ type: 'takeIncomplete', params: 'authenticator-code' }, 'tellProblem'] },
        ],
        'code.request': {
          target: 'signingIn',
          actions: {
            type: 'takeRequest',
            params: ({ context }) => ({ ...typed(context.request), kind: 'code-request' }),
          },
        },
        'step.leave': { target: 'credentials', actions: 'forget' },
      },
    },
    emailCode: {
      entry: { type: 'takeForm', params: 'emailCode' },
      on: {
        'code.submit': [
          {
            guard: ({ event }) => event.code !== '',
            target: 'signingIn',
            actions: {
              type: 'takeRequest',
              params: ({ context, event: { code } }) => ({ ...typed(context.request), kind: 'email-code', code }),
            },
          },
          { actions: [{ type: 'takeIncomplete', params: 'email-code' }, 'tellProblem'] },
        ],
        'code.request': {
          guard: ({ context }) => context.canResend,
          target: 'signingIn',
          actions: {
            type: 'takeRequest',
            params: ({ context }) => ({ ...typed(context.request), kind: 'code-request' }),
          },
        },
        'step.leave': { target: 'credentials', actions: 'forget' },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: ({ event }) => event.output.step === 'signed-in',
            target: 'signedIn',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          {
            guard: ({ context, event }) =>
              event.output.step === 'authenticator-code' && context.request.kind === 'password',
            target: 'authenticatorCode',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          {
            guard: ({ context, event }) =>
              event.output.step === 'password-reset' && context.request.kind !== 'code-request',
            target: 'passwordReset',
            actions: { type: 'takeAnswer', params: ({ event }) => event.output },
          },
          {
            guard: ({ context, event }) => event.output.step === 'email-code' && !('code' in context.request),
            target: 'emailCode',
            actions: [
              'countCode',
              cancel('wait'),
              raise({ type: 'wait.end' }, { delay: 'resendWait', id: 'wait' }),
              { type: 'tellSuccess', params: 'code-sent' },
            ],
          },
          {
            target: 'returning',
            actions: [
              {
                type: 'takeFailure',
                params: ({ context, event }) => ({ task: context.request.kind, outcome: event.output }),
              },
              'tellProblem',
            ],
          },
        ],
        onError: {
          target: 'returning',
          actions: [
            { type: 'takeError', params: ({ context, event }) => ({ task: context.request.kind, error: event.error }) },
            'tellProblem',
          ],
        },
      },
      on: { 'step.leave': 'credentials' },
    },
    passwordReset: {
      entry: { type: 'takeForm', params: 'passwordReset' },
      on: {
        'password.submit': [
          {
            guard: ({ event }) => event.email !== '' && event.current !== '' && event.next !== '',
            target: 'resettingPassword',
            actions: 'forget',
          },
          { actions: [{ type: 'takeIncomplete', params: 'password-reset' }, 'tellProblem'] },
        ],
        'step.leave': { target: 'credentials', actions: 'forget' },
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
              { type: 'takeSuccess', params: 'password-reset' },
              { type: 'tellSuccess', params: 'password-reset' },
            ],
          },
          {
            target: 'passwordReset',
            actions: [
              { type: 'takeFailure', params: ({ event }) => ({ task: 'password-reset', outcome: event.output }) },
              'tellProblem',
            ],
          },
        ],
        onError: {
          target: 'passwordReset',
          actions: [
            { type: 'takeError', params: ({ event }) => ({ task: 'password-reset', error: event.error }) },
            'tellProblem',
          ],
        },
      },
    },
    passwordForgotten: {
      entry: { type: 'takeForm', params: 'passwordForgotten' },
      on: {
        'mail.request': { target: 'sendingMail', actions: 'forget' },
        'step.leave': { target: 'credentials', actions: 'forget' },
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
              { type: 'takeSuccess', params: 'mail-sent' },
              { type: 'tellSuccess', params: 'mail-sent' },
            ],
          },
          {
            target: 'passwordForgotten',
            actions: [
              { type: 'takeFailure', params: ({ event }) => ({ task: 'password-forgotten', outcome: event.output }) },
              'tellProblem',
            ],
          },
        ],
        onError: {
          target: 'passwordForgotten',
          actions: [
            { type: 'takeError', params: ({ event }) => ({ task: 'password-forgotten', error: event.error }) },
            'tellProblem',
          ],
        },
      },
      on: { 'step.leave': 'credentials' },
    },
    signedIn: {
      type: 'final',
      entry: { type: 'keepSession', params: ({ context }) => required(context.session) },
    },
  },
});

/** The credentials alone, without what they were last sent for. */
const typed = ({ email, password }: Credentials): Credentials => ({ email, password });

function required(session: Session | undefined): Session {
  if (session === undefined) throw new Error('login: signed in without a session');
  return session;
}
