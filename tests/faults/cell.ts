import type { Locator, Page, Request } from 'playwright';
import { expect } from 'vitest';
import { credentials } from '../back-ends/store';
import { loginPage } from '../support/pages/login.page';
import type { FaultyCall } from './call.types';
import type { FaultServer } from './fault-server';
import type { Fault } from './faults';

/** The environment of a cell. */
export interface Stage {
  readonly page: Page;
  readonly host: string;
  readonly server: FaultServer;
}

const busy = '.pricebook-busy, .pricebook-bar, .pricebook-button[aria-busy=true]';
const visibleTexts =
  '.pricebook-toast-text, [role=alert], .pricebook-error, .pricebook-banner, .pricebook-form-end, .pricebook-state, .pricebook-image-field .pricebook-hint, .pricebook-upload [role=status].pricebook-muted';
/** A failure that is shown in place, or as a toast. */
const failure = '.pricebook-toast.is-error, [role=alert], .pricebook-error, .pricebook-banner';
const success =
  /saved|Uploaded|successfully|deleted|accepted|taken back|Email Sent|authentication is on|Done\.|Made\.|Changed\.|Removed\.|has been|Thank you/;

/** Makes a call fail, and checks the message, the preserved input and the retry. Returns the messages. */
export async function playCell(
  { page, host, server }: Stage,
  call: FaultyCall,
  fault: Fault,
): Promise<readonly string[]> {
  await server.clear();
  await page.goto(`${host}${call.path.replace('anonymous ', '')}`);
  const { trigger, typed } = await call.prepare(page);
  const text = await typed?.inputValue();
  await expect.poll(() => page.locator(busy).count()).toBe(0);
  const earlier = await textsOf(page);
  const earlierFailures = await failuresOf(page);
  await server.arm(call.name, fault);
  const ended = endOf(page, call);
  await act(trigger, fault.person === 'clicks twice');
  const outcome = call.outcomes?.[fault.name] ?? fault[call.effect];
  const sent = () => server.requests.filter((one) => call.name.startsWith(one.call));
  if (fault.person === 'leaves') {
    await expect.poll(() => sent().length).toBeGreaterThan(0);
    await page.evaluate(() => document.querySelector('main')?.replaceChildren());
    server.release();
    await ended;
    // Another task of the page, in which it handles the late response.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    if (call.effect === 'write' && !call.isSilentAfterLeaving) await expectSuccess(page, call);
    return textsOf(page);
  }
  if (fault.person === 'presses again') {
    await expect.poll(() => sent().length).toBeGreaterThan(0);
    await pressAgain(page, trigger);
    await page.clock.fastForward(20_000);
    await pressAgain(page, trigger);
    server.release();
  }
  if (fault.name !== 'refused') await expect.poll(() => sent().length, { timeout: 60_000 }).toBeGreaterThan(0);
  if (fault.damage === 'slow headers') await ended;
  if (outcome !== 'done') await page.locator(failure).first().waitFor();
  await expect.poll(() => page.locator(busy).count(), { timeout: 60_000 }).toBe(0);

  const texts = await textsOf(page);
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
  // Each field whose choices failed has its own button.
  const retries = (await retriesOf(page)).and(page.locator(':not(.pricebook-field *)'));
  expect(await retries.count()).toBeLessThanOrEqual(1);
  if (outcome === 'done') {
    expect((await failuresOf(page)).filter((one) => !earlierFailures.includes(one))).toEqual([]);
    if (call.result && fault.damage !== 'data null') await call.result(page).first().waitFor();
  }
  if (outcome === 'unknown') {
    // An upload has failed for certain unless the whole file was sent.
    expect(texts.join('\n')).toMatch(
      fault.effect === 'none'
        ? /not known|Upload the image again|Nothing was changed/
        : /not known|Upload the image again/,
    );
    const isNew = (one: string) => !earlier.includes(one);
    expect(texts.filter((one) => isNew(one) && success.test(one.replace(/whether.*|not saved/g, '')))).toEqual([]);
  }
  if (outcome === 'failed') expect(texts.join('\n')).not.toMatch(/not known/);
  if (outcome === 'done' && call.effect === 'write') await expectSuccess(page, call);
  if (outcome !== 'done' && fault.message) expect(texts.join('\n')).toMatch(fault.message);
  if (call.effect === 'write') expect(sent().length).toBeLessThanOrEqual(1);
  const endsSession = fault.name === '401' && !call.path.startsWith('anonymous ');
  const isFormPreserved = outcome !== 'done' && !endsSession;
  if (isFormPreserved && typed) expect(await typed.inputValue()).toBe(text);
  if (outcome === 'unknown' && call.list !== undefined && fault.name !== 'refused')
    await expect.poll(() => server.requests.some((one) => one.call === call.list)).toBe(true);
  await server.clear();
  if (endsSession) await signInAgain(page, call, { typed, text });
  if (!isFormPreserved) return texts;
  const next = call.restore ? await call.restore(page) : trigger;
  // A retry that finds the change stored already sends nothing more.
  const expected = (fault.effect === 'done' && call.retryBegins) || call.name;
  await again(page, next, () =>
    server.requests.some((one) => expected.startsWith(one.call) && one.status !== undefined),
  );
  return texts;
}

/** The message of a success may appear after the end of the request. */
const expectSuccess = (page: Page, call: FaultyCall) =>
  expect.poll(async () => (await textsOf(page)).join('\n')).toMatch(call.success ?? success);

/** Presses a control once more, if it is still there and can be pressed. */
async function pressAgain(page: Page, trigger: Locator | (() => Promise<unknown>)): Promise<void> {
  if (typeof trigger === 'function') await page.keyboard.press('Enter');
  else if (await trigger.isVisible()) await trigger.press('Enter', { timeout: 1_000 }).catch(() => undefined);
}

/** The same user signs in again: what was open is offered, with the typed text. */
async function signInAgain(
  page: Page,
  { offered }: FaultyCall,
  { typed, text }: { readonly typed: Locator | undefined; readonly text: string | undefined },
): Promise<void> {
  await loginPage(page).signIn(credentials.email, credentials.password);
  if (offered === undefined) return loginPage(page).submit.waitFor({ state: 'detached' });
  await page.getByText(offered).first().waitFor();
  const restore = page.getByRole('button', { name: /^Continue editing / });
  if (!typed || !(await restore.isVisible())) return;
  await restore.click();
  await expect.poll(() => typed.inputValue()).toBe(text);
}

/** Resolves when the page's next request of the call has ended, by its response or by an abort. */
function endOf(page: Page, { name }: FaultyCall): Promise<void> {
  const [method = '', path = ''] = name.split(' ');
  return new Promise((resolve) => {
    const onEnd = (request: Request) => {
      if (request.method() !== method || !request.url().includes(`/api/${path}`)) return;
      page.off('requestfinished', onEnd).off('requestfailed', onEnd);
      resolve();
    };
    page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  });
}

const act = (trigger: Locator | (() => Promise<unknown>), twice: boolean): Promise<unknown> =>
  typeof trigger === 'function' ? trigger() : twice ? trigger.dblclick() : trigger.click();

/** Retries with 'Try again' if offered, else as before. */
async function again(page: Page, trigger: Locator | (() => Promise<unknown>), isServed: () => boolean): Promise<void> {
  const retry = (await retriesOf(page)).first();
  if (await retry.isVisible()) await retry.click();
  // By the keyboard: the failure's message may cover a button, and remains while the pointer is over it.
  else if (typeof trigger === 'function') await trigger();
  else await trigger.press('Enter');
  await expect.poll(isServed, { timeout: 60_000 }).toBe(true);
}

/** The retry buttons of the place that failed: controls behind an open dialog cannot be clicked. */
async function retriesOf(page: Page): Promise<Locator> {
  const dialog = page.locator('dialog[open]').last();
  const place = (await dialog.count()) > 0 ? dialog : page;
  return place.getByRole('button', { name: /^(Try again|New QR code)$/ }).filter({ visible: true });
}

/** The failures that are visible: a banner may also tell a success. */
const failuresOf = (page: Page): Promise<readonly string[]> =>
  page.locator(failure).and(page.locator(':not(.is-positive, .is-info)')).filter({ visible: true }).allInnerTexts();

/** The visible texts, shortened, without duplicates. */
async function textsOf(page: Page): Promise<readonly string[]> {
  const texts = await page.locator(visibleTexts).allInnerTexts();
  return [
    ...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 300)).filter((text) => text !== '')),
  ];
}
