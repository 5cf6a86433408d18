import { describe, expect, it, vi } from 'vitest';
import { credentials, signedIn, startLogin, submit } from '../../../tests/support/machines/controlled-login';
import { type LoginState, startLazyLogin } from './lazy-login';
import type { LoginActor } from './login-actor';

const settle = () => new Promise<void>((settled) => setImmediate(settled));

/** A login whose machine the test lets load or fail. */
function open() {
  const login = startLogin();
  const loads: { readonly finish: (actor?: LoginActor) => Promise<void>; readonly fail: () => Promise<void> }[] = [];
  const states: LoginState[] = [];
  const errors: string[] = [];
  const lazy = startLazyLogin({
    input: { form: 'credentials' },
    load: () =>
      new Promise((resolve, reject) => {
        loads.push({
          async finish(actor = login.actor) {
            resolve(actor);
            await settle();
          },
          async fail() {
            reject(new Error('not delivered'));
            await settle();
          },
        });
      }),
    onChange: (state) => states.push(state),
    onFailure: ({ message }) => errors.push(message),
  });
  return { login, loads, states, errors, lazy };
}

describe('A login whose machine is still loading', () => {
  it('is busy after the first event, which is sent once', async () => {
    const { login, loads, states, lazy } = open();
    lazy.send(submit);
    lazy.send({ ...submit, password: 'another' });
    expect(states).toMatchObject([{ isBusy: true, context: { form: 'credentials', problem: undefined } }]);
    await loads[0]?.finish();
    expect(login.calls.map(({ input }) => input)).toEqual([{ ...credentials, kind: 'password' }]);
    expect(states.at(-1)?.isBusy).toBe(true);
  });

  it('fails silently before the first event, which then retries loading', async () => {
    const { login, loads, states, errors, lazy } = open();
    await loads[0]?.fail();
    expect([states, errors]).toEqual([[], []]);
    lazy.send(submit);
    await loads[1]?.finish();
    expect(login.at()).toBe('signingIn');
  });

  it.each([
    [submit, 'password'],
    [{ ...submit, type: 'emailCode.request' }, 'code-request'],
    [{ type: 'reset.open', email: '' }, 'open-reset'],
    [{ type: 'forgotPassword.open' }, 'forgot-password'],
  ] as const)('reports the failed task of %o, and discards the event', async (event, task) => {
    const { login, loads, states, errors, lazy } = open();
    lazy.send(event);
    await loads[0]?.fail();
    const problem = { task, kind: 'unreachable', message: 'not delivered' };
    expect(states.at(-1)).toMatchObject({ isBusy: false, context: { problem } });
    expect(errors).toEqual(['not delivered']);
    lazy.send({ type: 'forgotPassword.open' });
    await loads[1]?.finish();
    expect(login.at()).toBe('forgotPassword');
    expect(loads).toHaveLength(2);
  });

  it('shows that the machine broke, and starts another', { tags: 'OC22' }, async () => {
    const { login, loads, states, errors, lazy } = open();
    await loads[0]?.finish();
    lazy.send(submit);
    vi.spyOn(login.notified, 'push').mockImplementation(() => {
      throw new Error('It broke.');
    });
    await login.respond(signedIn);
    const problem = { task: 'password', kind: 'unreachable', message: 'It broke.' };
    expect(states.at(-1)).toMatchObject({ isBusy: false, context: { form: 'credentials', problem } });
    expect(errors).toEqual(['It broke.']);
    const another = startLogin();
    lazy.send(submit);
    await loads[1]?.finish(another.actor);
    expect(another.at()).toBe('signingIn');
  });

  it('sends nothing once stopped', async () => {
    const { login, loads, lazy } = open();
    lazy.send(submit);
    lazy.stop();
    await loads[0]?.finish();
    expect(login.calls).toEqual([]);
  });
});
