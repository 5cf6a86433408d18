import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate';
import { countTransitions } from '../../tests/support/machines/machine-size';
import { enrolmentMachine } from './enrolment.machine';
import type { EnableOutcome, Enrolment, EnrolmentProblem, SecretOutcome } from './enrolment.types';

const secret = { qrCode: 'otpauth://totp/x', secret: 'JBSWY3DPEHPK3PXP' };
const submit = { type: 'code.submit', deviceName: ' My phone ', code: '123 456' } as const;
const problem: EnrolmentProblem = { message: 'No.', isReported: false, fields: { code: 'Is wrong.' } };
const failed = { kind: 'failed', problem } as const;

/** Starts the machine; tests resolve its actors, and read its notifications. */
function start(deviceName = '') {
  const notified: unknown[] = [];
  const calls: {
    input: unknown;
    signal: AbortSignal;
    resolveActor(outcome: unknown): void;
    rejectActor(error: Error): void;
  }[] = [];
  function controlled<T, I>() {
    return fromPromise<T, I>(({ input, signal }) => {
      return new Promise<T>((resolveActor, rejectActor) => {
        // SAFETY: each test resolves an actor with that actor's outcome.
        calls.push({ input, signal, resolveActor: resolveActor as (outcome: unknown) => void, rejectActor });
      });
    });
  }
  const machine = enrolmentMachine.provide({
    actors: {
      fetchSecret: controlled<SecretOutcome, NonReducibleUnknown>(),
      enable: controlled<EnableOutcome, Enrolment>(),
    },
    actions: {
      notifyIncomplete: () => notified.push('missing'),
      notifyProblem: (_, params) => notified.push(params),
      clearDevice: () => notified.push('cleared'),
    },
  });
  const actor = createActor(machine, { input: { deviceName } }).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const last = () => calls.at(-1) ?? expect.fail('nothing was called');
  return {
    actor,
    notified,
    calls,
    last,
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async resolveActor(outcome: SecretOutcome | EnableOutcome) {
      last().resolveActor(outcome);
      await settle();
    },
    async rejectActor() {
      last().rejectActor(new Error('It broke.'));
      await settle();
    },
  };
}

/** Drives the machine to a state. */
const to = {
  async failed() {
    const enrolment = start();
    await enrolment.resolveActor(failed);
    return enrolment;
  },
  async showing() {
    const enrolment = start();
    await enrolment.resolveActor({ kind: 'created', secret });
    return enrolment;
  },
  async enabling() {
    const enrolment = await to.showing();
    enrolment.actor.send(submit);
    return enrolment;
  },
};

/** A test of every transition. */
const walks: Readonly<Record<string, () => Promise<void> | void>> = {
  'starting: with a device -> enrolled, without a call': () => {
    const enrolment = start('My phone');
    expect(enrolment.at()).toBe('enrolled');
    expect(enrolment.calls).toEqual([]);
  },
  'starting: without one -> loading': () => {
    const enrolment = start();
    expect(enrolment.at()).toBe('loading');
    expect(enrolment.actor.getSnapshot().hasTag('busy')).toBe(true);
  },
  'loading: done, made -> showing': async () => {
    const enrolment = await to.showing();
    expect(enrolment.at()).toBe('showing');
    expect(enrolment.context()).toMatchObject({ secret, problem: undefined });
  },
  'loading: done, failed -> failed, and says so': async () => {
    const enrolment = await to.failed();
    expect(enrolment.at()).toBe('failed');
    expect(enrolment.notified).toEqual([{ task: 'secret', problem }]);
  },
  'loading: error -> failed, and says so': async () => {
    const enrolment = start();
    await enrolment.rejectActor();
    expect(enrolment.at()).toBe('failed');
    expect(enrolment.notified).toMatchObject([{ task: 'secret', problem: { message: 'It broke.' } }]);
  },
  'failed: secret.request -> loading': async () => {
    const enrolment = await to.failed();
    enrolment.actor.send({ type: 'secret.request' });
    expect(enrolment.at()).toBe('loading');
    expect(enrolment.context().problem).toBeUndefined();
  },
  'showing: secret.request -> loading': async () => {
    const enrolment = await to.showing();
    enrolment.actor.send({ type: 'secret.request' });
    expect(enrolment.at()).toBe('loading');
    expect(enrolment.context().secret).toBeUndefined();
  },
  'showing: code.submit, complete -> enabling, trimmed': async () => {
    const enrolment = await to.enabling();
    expect(enrolment.at()).toBe('enabling');
    expect(enrolment.last().input).toEqual({ secret: secret.secret, deviceName: 'My phone', code: '123456' });
  },
  'showing: code.submit, with something missing -> showing, and says so': async () => {
    const enrolment = await to.showing();
    enrolment.actor.send({ ...submit, deviceName: '  ' });
    enrolment.actor.send({ ...submit, code: ' ' });
    expect(enrolment.at()).toBe('showing');
    expect(enrolment.notified).toEqual(['missing', 'missing']);
    expect(enrolment.calls).toHaveLength(1);
  },
  'enabling: done, enabled -> enrolled': async () => {
    const enrolment = await to.enabling();
    await enrolment.resolveActor({ kind: 'enabled' });
    expect(enrolment.at()).toBe('enrolled');
    expect(enrolment.context()).toEqual({ deviceName: 'My phone', secret: undefined, problem: undefined });
  },
  'enabling: done, failed -> showing, with the same secret': async () => {
    const enrolment = await to.enabling();
    await enrolment.resolveActor(failed);
    expect(enrolment.at()).toBe('showing');
    expect(enrolment.context()).toMatchObject({ secret, problem });
    expect(enrolment.notified).toEqual([{ task: 'enable', problem }]);
  },
  'enabling: error -> showing': async () => {
    const enrolment = await to.enabling();
    await enrolment.rejectActor();
    expect(enrolment.at()).toBe('showing');
    expect(enrolment.notified).toMatchObject([{ task: 'enable', problem: { message: 'It broke.' } }]);
  },
  'enrolled: device.remove -> loading': () => {
    const enrolment = start('My phone');
    enrolment.actor.send({ type: 'device.remove' });
    expect(enrolment.at()).toBe('loading');
    expect(enrolment.context().deviceName).toBe('');
    expect(enrolment.notified).toEqual(['cleared']);
  },
};

describe('enrolment machine', () => {
  for (const [walk, drive] of Object.entries(walks)) it(`follows ${walk}`, { tags: 'DP11' }, drive);

  const transitions = countTransitions(enrolmentMachine.root);
  const states = Object.keys(enrolmentMachine.root.states);
  it(`has ${states.length} states and ${transitions} transitions, each tested`, () => {
    expect(Object.keys(walks)).toHaveLength(transitions);
    expect([...new Set(Object.keys(walks).map((walk) => walk.slice(0, walk.indexOf(':'))))].sort()).toEqual(
      [...states].sort(),
    );
  });

  it('ignores a second submit while enabling', async () => {
    const enrolment = await to.enabling();
    enrolment.actor.send(submit);
    expect(enrolment.calls).toHaveLength(2);
  });

  it('ignores a secret that arrives after it has stopped', () => {
    const enrolment = start();
    enrolment.actor.stop();
    enrolment.last().resolveActor({ kind: 'created', secret });
    expect(enrolment.at()).toBe('loading');
    expect(enrolment.last().signal.aborted).toBe(true);
  });
});
