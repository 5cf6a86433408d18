import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { loginMachine } from '../../../src/machines/login.machine';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy, type NetworkProxy } from '../../support/app/proxy';
import { demoPassword, loginPage } from '../../support/pages/login.page';
import { authenticatorCodeAt, expectForm, invite, mailedCode } from '../../support/pages/login-driver';
import { type ModelEvent, type ModelPath, modelPaths, transitionsOf } from './login-model';

/** How far the server's clock is ahead: for each path failed attempts have expired, and authenticator codes are new. */
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();

interface Stage {
  readonly page: Page;
  readonly proxy: NetworkProxy;
  /** Of a new user with a temporary password. */
  readonly invited: { readonly email: string; readonly password: string };
}

/** The real credentials behind the short names of the model. */
const emailOf = ({ invited }: Stage, person: string) =>
  ({ sales: 'sales@pricebook.test', totp: 'totp@pricebook.test', invited: invited.email })[person] ?? person;
const passwordOf = ({ invited }: Stage, person: string, password: string) => {
  if (password !== 'right') return password;
  return person === 'invited' ? invited.password : demoPassword;
};

async function codeOf(email: string, code: string): Promise<string> {
  if (code !== 'right') return '000000';
  return email === 'email' ? mailedCode(app(), 'sales@pricebook.test') : authenticatorCodeAt(Date.now() + aheadMs);
}

/** Performs an event of the model on the page. Calls end without an action of the user. */
async function act(stage: Stage, event: ModelEvent, form: string): Promise<void> {
  const { page } = stage;
  const login = loginPage(page);
  switch (event.type) {
    case 'credentials.submit':
    case 'emailCode.request':
      await login.fillIn(emailOf(stage, event.email), passwordOf(stage, event.email, event.password));
      return event.type === 'credentials.submit' ? login.submit.click() : login.useEmailCode.click();
    case 'reset.open':
      await login.email.fill(emailOf(stage, event.email));
      return login.resetLink.click();
    case 'forgotPassword.open':
      return login.forgotLink.click();
    case 'code.submit':
      if (event.code === '') return login.verify.click();
      return login.code.fill(await codeOf(form === 'emailCode' ? 'email' : 'app', event.code));
    case 'code.request':
      return form === 'emailCode' ? login.sendAgain.click() : login.useEmailCode.click();
    case 'wait.end':
      return page.clock.fastForward(31_000);
    case 'password.submit':
      await login.reset.current.fill(passwordOf(stage, event.email, event.current));
      await login.reset.next.fill(event.next === '' ? '' : 'a password of my own');
      return login.reset.submit.click();
    case 'mail.request':
      await login.email.fill(emailOf(stage, event.email));
      return login.sendMail.click();
    case 'step.cancel':
      return login.back.click();
  }
}

/** A page function that throws is an error that no call expects. */
const breakCalls = (page: Page) =>
  // As text, because the test runner rewrites an import.
  page.evaluate(`import('/embed/pricebook.js').then(({ configure }) =>
    configure({ headers() { throw new Error('The page has no headers.'); } }))`);

async function walk({ start, steps }: ModelPath, number: number): Promise<void> {
  aheadMs += 16 * 60_000;
  const { page, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  const proxy = await createProxy(app().url);
  const email = `invited-${number}@pricebook.test`;
  const isInvited = steps.some(({ event }) => 'email' in event && event.email === 'invited');
  const stage = { page, proxy, invited: { email, password: isInvited ? await invite(app(), email) : '' } };
  try {
    await page.clock.install();
    await page.goto(proxy.url + (start === 'forgotPassword' ? '/?view=forgot' : '/'));
    for (const [place, { event, before, after }] of steps.entries()) {
      const next = steps[place + 1]?.event;
      const isCalling = after.hasTag('busy');
      if (isCalling && next?.type === 'step.cancel') proxy.drop({ only: '/api/auth/' });
      if (isCalling && next?.type.startsWith('xstate.error')) await breakCalls(page);
      await act(stage, event, before.context.form);
      if (after.value === 'signedIn') await page.waitForURL('**/products');
      // The end of the wait notifies nothing, and the page's clock has ended the toasts by then.
      else if (!isCalling) await expectForm(page, after.context, event.type !== 'wait.end');
      if (event.type === 'step.cancel') await proxy.restore();
    }
  } finally {
    await page.context().close();
    await proxy.close();
  }
}

const paths = modelPaths();
const transitions = transitionsOf(loginMachine.root);

test('paths generated from the machine cover every state and transition', {
  tags: ['DL01', 'DL27'],
}, async () => {
  const taken = new Set<object>();
  const visited = new Set<string>();
  for (const [number, path] of paths.entries()) {
    const names = path.steps.map(({ event, after }) => `${event.type} -> ${after.value}`).join(', ');
    await walk(path, number).catch((error: unknown) => {
      throw new Error(`From ${path.start}: ${names}`, { cause: error });
    });
    for (const way of path.transitions) taken.add(way);
    visited.add('restoring').add(path.start);
    for (const { after } of path.steps) visited.add(after.value);
  }
  const states = Object.keys(loginMachine.root.states);
  process.stdout.write(
    `login machine: ${visited.size} of ${states.length} states, ${taken.size} of ${transitions.length} transitions\n`,
  );
  expect([...visited].sort()).toEqual(states.sort());
  expect(taken).toEqual(new Set(transitions));
});
