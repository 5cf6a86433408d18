import { expect, onTestFinished, test } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { latch, type Reply, startBackend } from '../../../tests/api/backend';
import { listHost } from '../../../tests/support/app/list-host';
import { setSession } from '../../api/session/session';
import { enrolmentMachine } from '../../machines/enrolment.machine';
import { enrolmentActors, notifyProblem } from './enrolment-actors';

const session = { accessToken: 'token', userInfo: { EMAIL: 'ann@example.com' } };
const secretReply: Reply = { json: { status: 200, data: { qrCode: '', secret: 'JBSWY3DPEHPK3PXP' } } };

/** An enrolment of a signed-in user, whose requests go to a back end. */
async function enrol(reply: Parameters<typeof startBackend>[0]) {
  const backend = await startBackend(reply);
  onTestFinished(backend.close);
  const { host, messages } = listHost(backend.url, { ID: 1 });
  setSession(session, host.client);
  const machine = enrolmentMachine.provide({
    actors: enrolmentActors(host, session),
    actions: { notifyProblem: (_, { task, problem }) => notifyProblem(host, task, problem) },
  });
  return { actor: createActor(machine, { input: { deviceName: '' } }).start(), messages };
}

/** Stops an actor and its children and starts them from their snapshots, as @xstate/react does under React's StrictMode. */
function restart(actor: AnyActorRef): void {
  const refs: AnyActorRef[] = [actor, ...Object.values<AnyActorRef>(actor.getSnapshot().children)];
  const snapshots = refs.map((ref) => [ref, ref.getSnapshot() as unknown] as const);
  actor.stop();
  for (const [ref, snapshot] of snapshots) Object.assign(ref, { _processingStatus: 0, _snapshot: snapshot });
  actor.start();
}

test('An enrolment that is stopped and started shows the last secret', { tags: 'OC24' }, async () => {
  const { actor, messages } = await enrol(() => secretReply);
  restart(actor);
  const { value } = await waitFor(actor, (state) => !state.matches('loading'));
  expect([value, messages]).toEqual(['showing', []]);
});

test('A failure to enable 2FA is notified after the dialog has closed', { tags: 'OC25' }, async () => {
  const [arrived, held] = [latch(), latch()];
  const { actor, messages } = await enrol(async ({ url }) => {
    if (url !== '/api/auth/enableMFA') return secretReply;
    arrived.open();
    await held.opened;
    return { status: 400, json: { status: 400, message: 'Wrong code.' } };
  });
  await waitFor(actor, (state) => state.matches('showing'));
  actor.send({ type: 'code.submit', deviceName: 'My phone', code: '123456' });
  await arrived.opened;
  actor.stop();
  held.open();
  await expect.poll(() => messages).toEqual(['error: Wrong code.']);
});
