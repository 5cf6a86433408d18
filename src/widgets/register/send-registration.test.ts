import { expect, onTestFinished, test } from 'vitest';
import { type Reply, startBackend } from '../../../tests/api/backend';
import { listHost } from '../../../tests/support/app/list-host';
import { sendRegistration } from './send-registration';

const typed = { name: 'Ada', email: 'ada@example.test', phone: '1', company: 'Court', password: 'long enough' };

async function registerAgainst(reply: Reply) {
  const backend = await startBackend(() => reply);
  onTestFinished(backend.close);
  const { host, messages } = listHost(backend.url, { ID: 1 });
  return { result: await sendRegistration(host, typed), messages };
}

test('A registration with a 204 response has an unknown outcome', { tags: 'KC06' }, async () => {
  const { result, messages } = await registerAgainst({ status: 204 });
  expect(result).toMatchObject({ step: 'editing', problem: expect.stringMatching(/It is not known whether/) });
  expect(messages).toEqual([expect.stringMatching(/^error: .+ It is not known whether .+inbox/)]);
});

test('A registration with another 2xx response is a refusal', { tags: 'KC06' }, async () => {
  const { result } = await registerAgainst({ json: { status: 200, message: 'Registrations are closed.' } });
  expect(result).toMatchObject({ step: 'editing', problem: 'Registrations are closed.' });
});

test('A registration with a 201 response succeeds', { tags: 'KC06' }, async () => {
  expect((await registerAgainst({ status: 201 })).result).toEqual({ step: 'done' });
});
