import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startHostPage } from '../../demo/server/server';
import { type BackEnd, startBackEnd } from '../back-ends/back-end';
import { sessionToken } from '../back-ends/store';
import { storeSession } from '../support/app/app';
import { freshPages } from '../support/app/browser';
import { faultyCalls } from './calls';
import { type FaultServer, startFaultServer } from './fault-server';
import { faults } from './faults';

const openPage = freshPages();
let backEnd: BackEnd;
let server: FaultServer;
let host: RunningServer;
beforeAll(async () => {
  // On another origin, which allows no Idempotency-Key, and without CAPABILITIES.
  backEnd = await startBackEnd({ name: 'plain' });
  server = await startFaultServer(backEnd.url, {});
  host = await startHostPage(server.url, {});
});
beforeEach(() => backEnd.reset());
afterAll(() => Promise.all([host.close(), server.close(), backEnd.close()]));

const records = { company: 'companies', product: 'products', users: 'users', price: 'prices' } as const;

/** Creates one record of the area; the fault with this name damages the first attempt. */
async function createIn(area: keyof typeof records, faultName?: string) {
  const call = faultyCalls.find(({ name }) => name.startsWith(`POST ${area}/create`));
  if (call === undefined) throw new Error(`${area} has no call that creates.`);
  const { page, context, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource|net::ERR/);
  context.setDefaultTimeout(60_000);
  await storeSession(page, { accessToken: sessionToken, userInfo: backEnd.store().person }, server.url);
  await page.goto(`${host.url}${call.path}`);
  const { trigger } = await call.prepare(page);
  if (typeof trigger === 'function') throw new Error('A form is sent by a button.');
  const fault = faults.find(({ name }) => name === faultName);
  await server.clear();
  if (fault) await server.arm(call.name, fault);
  const before = backEnd.store()[records[area]].length;
  await trigger.click();
  return {
    page,
    submit: trigger,
    added: () => backEnd.store()[records[area]].length - before,
    sent: () => server.requests.filter((one) => one.call === call.name).length,
  };
}

const areas = ['company', 'product', 'users', 'price'] as const;

describe.each(areas)('on a back end that allows only the headers of the specification, %s', (area) => {
  test('a record is created', { tags: 'RH24' }, async () => {
    const { submit, added, sent } = await createIn(area);
    await submit.waitFor({ state: 'detached' });
    expect([added(), sent()]).toEqual([1, 1]);
  });

  test('a record whose response was lost is not created again', { tags: 'RH24' }, async () => {
    const { page, submit, added, sent } = await createIn(area, 'reset after the effect');
    await page.getByText('not known').filter({ visible: true }).first().waitFor();
    await server.clear();
    // By the keyboard, because the message may cover the button.
    await submit.press('Enter');
    await submit.waitFor({ state: 'detached' });
    await page
      .getByText(/The \w+ was saved\./)
      .filter({ visible: true })
      .first()
      .waitFor();
    expect([added(), sent()]).toEqual([1, 0]);
  });

  test('a record whose response was lost is not created again after a reload', { tags: 'RH24' }, async () => {
    const { page, submit, added, sent } = await createIn(area, 'reset after the effect');
    await page.getByText('not known').filter({ visible: true }).first().waitFor();
    await server.clear();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: /^Continue editing the new / }).click();
    // The price categories are fetched again; until then the form cannot be sent.
    await submit.and(page.locator(':not([aria-disabled=true])')).waitFor();
    await submit.press('Enter');
    await submit.waitFor({ state: 'detached' });
    expect([added(), sent()]).toEqual([1, 0]);
  });

  test('a record whose request was lost is created by the next attempt', { tags: 'RH24' }, async () => {
    const { page, submit, added } = await createIn(area, 'reset before');
    await page.getByText('not known').filter({ visible: true }).first().waitFor();
    await server.clear();
    await submit.press('Enter');
    await submit.waitFor({ state: 'detached' });
    expect(added()).toBe(1);
  });
});
