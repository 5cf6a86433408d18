import { describe, expect, it } from 'vitest';
import {
  change,
  credentials,
  refused,
  session,
  signedIn,
  startLogin,
  submit,
  to,
} from '../../tests/support/machines/controlled-login';
import { countTransitions } from '../../tests/support/machines/machine-size';
import { loginMachine } from './login.machine';

/** A test of every transition. */
const walks: Readonly<Record<string, () => Promise<void> | void>> = {
  'login: wait.end, and another code can be asked for': async () => {
    const login = await to.emailCode();
    expect(login.context().canResend).toBe(false);
    login.clock.increment(100);
    expect(login.at()).toBe('emailCode');
    expect(login.context().canResend).toBe(true);
  },
  'restoring: with the authenticator form open -> authenticatorCode': async () => {
    const login = await to.authenticatorCode();
    login.actor.send({ type: 'code.submit', code: '123456' });
    await login.respond(refused);
    expect(login.at()).toBe('authenticatorCode');
    expect(login.notified).toEqual([{ task: 'authenticator-code', kind: 'refused', message: 'No.' }]);
  },
  'restoring: with the email code form open -> emailCode, and the wait goes on': async () => {
    const login = await to.emailCode();
    login.clock.increment(60);
    login.actor.send({ type: 'code.submit', code: '123456' });
    await login.respond(refused);
    expect(login.at()).toBe('emailCode');
    expect(login.context()).toMatchObject({ codesSent: 1, canResend: false, problem: { task: 'email-code' } });
    login.clock.increment(40);
    expect(login.context().canResend).toBe(true);
  },
  'restoring: begun with a forgotten password -> forgotPassword': () => {
    expect(startLogin({ form: 'forgotPassword' }).at()).toBe('forgotPassword');
  },
  'restoring: otherwise -> credentials': () => {
    expect(startLogin().at()).toBe('credentials');
  },
  'credentials: credentials.submit -> signingIn': () => {
    const login = to.signingIn();
    expect(login.at()).toBe('signingIn');
    expect(login.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(login.last()).toMatchObject({ actor: 'signIn', input: { ...credentials, kind: 'password' } });
  },
  'credentials: emailCode.request -> signingIn, for a code': () => {
    const login = startLogin();
    login.actor.send({ ...submit, type: 'emailCode.request' });
    expect(login.at()).toBe('signingIn');
    expect(login.last().input).toEqual({ ...credentials, kind: 'code-request' });
  },
  'credentials: emailCode.request without email or password stays, and notifies the problem': () => {
    const login = startLogin();
    login.actor.send({ type: 'emailCode.request', email: 'a@b.test', password: '' });
    login.actor.send({ type: 'emailCode.request', email: '', password: 'x' });
    expect(login.at()).toBe('credentials');
    expect(login.calls).toEqual([]);
    expect(login.notified).toEqual(Array(2).fill({ task: 'code-request', kind: 'incomplete' }));
  },
  'credentials: reset.open -> passwordReset, without the old password': () => {
    const login = to.passwordReset();
    expect(login.at()).toBe('passwordReset');
    expect(login.context().request).toMatchObject({ email: credentials.email, password: '' });
  },
  'credentials: reset.open without an email stays, and notifies the problem': () => {
    const login = startLogin();
    login.actor.send({ type: 'reset.open', email: '' });
    expect(login.at()).toBe('credentials');
    expect(login.notified).toEqual([{ task: 'open-reset', kind: 'incomplete' }]);
  },
  'credentials: forgotPassword.open -> forgotPassword': () => {
    expect(to.forgotPassword().at()).toBe('forgotPassword');
  },
  'authenticatorCode: code.submit -> signingIn, with the credentials again': async () => {
    const login = await to.authenticatorCode();
    login.actor.send({ type: 'code.submit', code: '123456' });
    expect(login.at()).toBe('signingIn');
    expect(login.last().input).toEqual({ ...credentials, kind: 'authenticator-code', code: '123456' });
  },
  'authenticatorCode: code.submit without a code stays, and notifies the problem': async () => {
    const login = await to.authenticatorCode();
    login.actor.send({ type: 'code.submit', code: '' });
    expect(login.at()).toBe('authenticatorCode');
    expect(login.notified).toEqual([{ task: 'authenticator-code', kind: 'incomplete' }]);
  },
  'authenticatorCode: code.request -> signingIn, for a code': async () => {
    const login = await to.authenticatorCode();
    login.actor.send({ type: 'code.request' });
    expect(login.at()).toBe('signingIn');
    expect(login.last().input).toEqual({ ...credentials, kind: 'code-request' });
    expect(login.context().form).toBe('authenticatorCode');
  },
  'authenticatorCode: step.cancel -> credentials': async () => {
    const login = await to.authenticatorCode();
    login.actor.send({ type: 'step.cancel' });
    expect(login.at()).toBe('credentials');
    expect(login.context().message).toBe('');
  },
  'emailCode: code.submit -> signingIn, with the credentials again': async () => {
    const login = await to.emailCode();
    login.actor.send({ type: 'code.submit', code: '123456' });
    expect(login.at()).toBe('signingIn');
    expect(login.last().input).toEqual({ ...credentials, kind: 'email-code', code: '123456' });
  },
  'emailCode: code.submit without a code stays, and notifies the problem': async () => {
    const login = await to.emailCode();
    login.actor.send({ type: 'code.submit', code: '' });
    expect(login.at()).toBe('emailCode');
    expect(login.notified).toEqual(['code-sent', { task: 'email-code', kind: 'incomplete' }]);
  },
  'emailCode: code.request after the wait -> signingIn, and the wait begins anew': async () => {
    const login = await to.emailCode();
    login.actor.send({ type: 'code.request' });
    expect(login.calls).toHaveLength(1);
    login.clock.increment(100);
    login.actor.send({ type: 'code.request' });
    expect(login.at()).toBe('signingIn');
    await login.respond({ step: 'email-code', message: '' });
    expect(login.context()).toMatchObject({ codesSent: 2, canResend: false });
    expect(login.notified).toEqual(['code-sent', 'code-sent']);
  },
  'emailCode: step.cancel -> credentials': async () => {
    const login = await to.emailCode();
    login.actor.send({ type: 'step.cancel' });
    expect(login.at()).toBe('credentials');
  },
  'signingIn: done, signed in -> signedIn': async () => {
    const login = to.signingIn();
    await login.respond(signedIn);
    expect(login.at()).toBe('signedIn');
    expect(login.notified).toEqual([session]);
  },
  'signingIn: done, an authenticator code is asked for -> authenticatorCode': async () => {
    const login = await to.authenticatorCode();
    expect(login.at()).toBe('authenticatorCode');
    expect(login.context().message).toBe('Code, please.');
  },
  'signingIn: done, another password is asked for -> passwordReset, with the one that is known': async () => {
    const login = to.signingIn();
    await login.respond({ step: 'password-reset', message: 'Choose your own.' });
    expect(login.at()).toBe('passwordReset');
    expect(login.context()).toMatchObject({ message: 'Choose your own.', request: credentials });
  },
  'signingIn: done, a code was mailed -> emailCode': async () => {
    const login = await to.emailCode();
    expect(login.at()).toBe('emailCode');
    expect(login.context().codesSent).toBe(1);
    expect(login.notified).toEqual(['code-sent']);
  },
  'signingIn: done without success -> restoring': async () => {
    const login = to.signingIn();
    await login.respond(refused);
    expect(login.at()).toBe('credentials');
    expect(login.notified).toEqual([{ task: 'password', kind: 'refused', message: 'No.' }]);
    login.actor.send({ ...submit, password: 'another' });
    expect(login.context().problem).toBeUndefined();
  },
  'signingIn: error -> restoring': async () => {
    const login = to.signingIn();
    await login.breakDown('out of order');
    expect(login.at()).toBe('credentials');
    expect(login.notified).toEqual([{ task: 'password', kind: 'unreachable', message: 'out of order' }]);
  },
  'signingIn: step.cancel -> credentials, and the call is stopped': async () => {
    const login = await to.authenticatorCode();
    login.actor.send({ type: 'code.submit', code: '123456' });
    login.actor.send({ type: 'step.cancel' });
    expect(login.at()).toBe('credentials');
    expect(login.last().signal.aborted).toBe(true);
    await login.respond(signedIn);
    expect(login.at()).toBe('credentials');
    expect(login.notified).toEqual([]);
  },
  'passwordReset: password.submit -> resettingPassword': () => {
    const login = to.resettingPassword();
    expect(login.at()).toBe('resettingPassword');
    expect(login.last()).toMatchObject({ actor: 'resetPassword', input: change });
  },
  'passwordReset: password.submit with an empty field stays, and notifies the problem': () => {
    const login = to.passwordReset();
    for (const field of ['email', 'current', 'next'])
      login.actor.send({ type: 'password.submit', ...change, [field]: '' });
    expect(login.at()).toBe('passwordReset');
    expect(login.calls).toEqual([]);
    expect(login.notified).toEqual(Array(3).fill({ task: 'password-reset', kind: 'incomplete' }));
  },
  'passwordReset: step.cancel -> credentials': () => {
    const login = to.passwordReset();
    login.actor.send({ type: 'step.cancel' });
    expect(login.at()).toBe('credentials');
  },
  'resettingPassword: done -> credentials': async () => {
    const login = to.resettingPassword();
    await login.respond({ step: 'done' });
    expect(login.at()).toBe('credentials');
    expect(login.context().success).toBe('password-reset');
    expect(login.notified).toEqual(['password-reset']);
  },
  'resettingPassword: done without success -> passwordReset': async () => {
    const login = to.resettingPassword();
    await login.respond(refused);
    expect(login.at()).toBe('passwordReset');
    expect(login.notified).toEqual([{ task: 'password-reset', kind: 'refused', message: 'No.' }]);
  },
  'resettingPassword: error -> passwordReset': async () => {
    const login = to.resettingPassword();
    await login.breakDown('out of order');
    expect(login.at()).toBe('passwordReset');
    expect(login.notified).toEqual([{ task: 'password-reset', kind: 'unreachable', message: 'out of order' }]);
  },
  'forgotPassword: mail.request -> sendingMail': () => {
    const login = to.sendingMail();
    expect(login.at()).toBe('sendingMail');
    expect(login.last()).toMatchObject({ actor: 'sendMail', input: { email: credentials.email } });
  },
  'forgotPassword: step.cancel -> credentials': () => {
    const login = to.forgotPassword();
    login.actor.send({ type: 'step.cancel' });
    expect(login.at()).toBe('credentials');
  },
  'sendingMail: done -> credentials': async () => {
    const login = to.sendingMail();
    await login.respond({ step: 'done' });
    expect(login.at()).toBe('credentials');
    expect(login.context().success).toBe('mail-sent');
    expect(login.notified).toEqual(['mail-sent']);
  },
  'sendingMail: done without success -> forgotPassword': async () => {
    const login = to.sendingMail();
    await login.respond(refused);
    expect(login.at()).toBe('forgotPassword');
    expect(login.notified).toEqual([{ task: 'forgot-password', kind: 'refused', message: 'No.' }]);
  },
  'sendingMail: error -> forgotPassword': async () => {
    const login = to.sendingMail();
    await login.breakDown('out of order');
    expect(login.at()).toBe('forgotPassword');
    expect(login.notified).toEqual([{ task: 'forgot-password', kind: 'unreachable', message: 'out of order' }]);
  },
  'sendingMail: step.cancel -> credentials, and a late answer does nothing': async () => {
    const login = to.sendingMail();
    login.actor.send({ type: 'step.cancel' });
    await login.respond({ step: 'done' });
    expect(login.at()).toBe('credentials');
    expect(login.notified).toEqual([]);
  },
};

describe('login machine', () => {
  for (const [walk, drive] of Object.entries(walks)) it(`follows ${walk}`, { tags: ['DL04', 'DL25'] }, drive);

  const states = Object.values(loginMachine.root.states);
  const transitions = countTransitions(loginMachine.root);
  it(`has ${states.length} states and ${transitions} transitions, each tested`, () => {
    expect(Object.keys(walks)).toHaveLength(transitions);
    const named = new Set(Object.keys(walks).map((walk) => walk.slice(0, walk.indexOf(':'))));
    const leaving = states.filter(({ type }) => type !== 'final').map(({ key }) => key);
    expect([...named].sort()).toEqual(['login', ...leaving].sort());
  });

  it.each([
    ['a code where one was sent', 'code.submit', 'email-code'],
    ['the authenticator where a code was wanted', 'code.request', 'authenticator-code'],
    ['another password where a code was wanted', 'code.request', 'password-reset'],
  ] as const)('treats a response that requests %s as a refusal', async (_, event, step) => {
    const login = await to.authenticatorCode();
    login.actor.send(event === 'code.submit' ? { type: event, code: '1' } : { type: event });
    await login.respond({ step, message: 'one more step' });
    expect(login.at()).toBe('authenticatorCode');
    expect(login.context().problem).toMatchObject({ kind: 'refused', message: 'one more step' });
  });

  it('does not send twice while a request is pending', () => {
    const login = to.signingIn();
    login.actor.send(submit);
    expect(login.calls).toHaveLength(1);
  });

  it('cannot be cancelled while a password change is pending', () => {
    const login = to.resettingPassword();
    login.actor.send({ type: 'step.cancel' });
    expect(login.at()).toBe('resettingPassword');
  });

  it('ignores a response that arrives after it has stopped', async () => {
    const login = to.signingIn();
    login.actor.stop();
    await login.respond(signedIn);
    expect(login.notified).toEqual([]);
  });
});
