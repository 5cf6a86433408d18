import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Session } from '../api/session';
import { type Credentials, type LoginProblem, loginMachine, type SignInOutcome } from './login.machine';

const session: Session = { accessToken: 'token', userInfo: { NAME: 'Marion Okafor' } };
const submit = { type: 'credentials.submit', email: 'marion@example.test', password: 'secret' } as const;

/** A machine whose calls end when the test says so. */
function start() {
  const calls: Credentials[] = [];
  const ends: { answer(outcome: SignInOutcome): void; breakDown(error: unknown): void }[] = [];
  const kept: Session[] = [];
  const told: LoginProblem[] = [];
  const actor = createActor(
    loginMachine.provide({
      actors: {
        signIn: fromPromise<SignInOutcome, Credentials>(({ input }) => {
          calls.push(input);
          return new Promise((answer, breakDown) => ends.push({ answer, breakDown }));
        }),
      },
      actions: {
        keepSession: (_, { session }) => kept.push(session),
        tellProblem: (_, { problem }) => told.push(problem),
      },
    }),
  );
  actor.start();
  return { actor, calls, ends, kept, told };
}

const left = (actor: ReturnType<typeof start>['actor']) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

/** Every way from one state to another, each driven by the test of its name. */
const walks: Readonly<Record<string, () => Promise<void> | void>> = {
  'editing: credentials.submit -> submitting': () => {
    const { actor, calls } = start();
    actor.send(submit);
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(calls).toEqual([{ email: submit.email, password: submit.password }]);
  },
  'submitting: done with a session -> signedIn': async () => {
    const { actor, ends, kept } = start();
    actor.send(submit);
    ends[0]?.answer({ step: 'signed-in', session, message: '' });
    expect((await left(actor)).value).toBe('signedIn');
    expect(kept).toEqual([session]);
  },
  'submitting: done without a session -> failed': async () => {
    const { actor, ends, kept, told } = start();
    actor.send(submit);
    ends[0]?.answer({ step: 'failed', problem: { kind: 'refused', message: 'The account is pending.' } });
    const snapshot = await left(actor);
    expect(snapshot.value).toBe('failed');
    expect(snapshot.context.problem).toEqual({ kind: 'refused', message: 'The account is pending.' });
    expect(told).toEqual([snapshot.context.problem]);
    expect(kept).toEqual([]);
  },
  'submitting: error -> failed': async () => {
    const { actor, ends } = start();
    actor.send(submit);
    ends[0]?.breakDown(new Error('out of order'));
    const snapshot = await left(actor);
    expect(snapshot.value).toBe('failed');
    expect(snapshot.context.problem).toEqual({ kind: 'unreachable', message: 'out of order' });
  },
  'failed: credentials.submit -> submitting': async () => {
    const { actor, calls, ends } = start();
    actor.send(submit);
    ends[0]?.answer({ step: 'failed', problem: { kind: 'unreachable', message: 'no answer' } });
    await left(actor);
    actor.send({ ...submit, password: 'another' });
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(actor.getSnapshot().context.problem).toBeUndefined();
    expect(calls.map(({ password }) => password)).toEqual(['secret', 'another']);
  },
};

describe('login machine', () => {
  for (const [walk, drive] of Object.entries(walks)) it(`goes ${walk}`, drive);

  it('has no transition that is not walked here', () => {
    const { states } = loginMachine.config;
    const transitions = Object.values(states ?? {}).flatMap(({ on, invoke }) => [
      ...Object.keys(on ?? {}),
      ...[invoke ?? []].flat().flatMap(({ onDone, onError }) => [...[onDone ?? []].flat(), ...[onError ?? []].flat()]),
    ]);
    expect(Object.keys(states ?? {})).toEqual(['editing', 'submitting', 'failed', 'signedIn']);
    expect(transitions).toHaveLength(Object.keys(walks).length);
  });

  it('tells a refusal from an answer that did not come', async () => {
    const { actor, ends } = start();
    actor.send(submit);
    ends[0]?.answer({ step: 'failed', problem: { kind: 'unreachable', message: 'Error in network connection' } });
    expect((await left(actor)).context.problem?.kind).toBe('unreachable');
  });

  it.each(['authenticator-code', 'password-reset', 'email-code'] as const)(
    'takes an answer that asks for %s for a refusal, as there is no such step yet',
    async (step) => {
      const { actor, ends } = start();
      actor.send(submit);
      ends[0]?.answer({ step, message: 'one more step' });
      const snapshot = await left(actor);
      expect(snapshot.value).toBe('failed');
      expect(snapshot.context.problem).toEqual({ kind: 'refused', message: 'one more step' });
    },
  );

  it('does not send twice while the first try is on its way', () => {
    const { actor, calls } = start();
    actor.send(submit);
    actor.send({ ...submit, password: 'another' });
    expect(calls).toHaveLength(1);
  });

  it('ignores an answer that comes after it was stopped', async () => {
    const [stopped, running] = [start(), start()];
    for (const { actor } of [stopped, running]) actor.send(submit);
    stopped.actor.stop();
    for (const { ends } of [stopped, running]) ends[0]?.answer({ step: 'signed-in', session, message: '' });
    await left(running.actor);
    expect([stopped.kept, running.kept]).toEqual([[], [session]]);
  });
});
