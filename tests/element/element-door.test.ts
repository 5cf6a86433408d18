import { expect, test } from 'vitest';
import { probe, probePages, property, script, setAttribute, setProperty, shownProps } from './probe-pages';

const { open, site, freshPage } = probePages();

test('attributes of every kind are parsed into their types', async () => {
  const filters = `{"UNIT":["m"]}`;
  const page = await open(
    `<pricebook-probe readonly note="hi" columns="SKU, UNIT" search="mesh" page="3" filters='${filters}'></pricebook-probe>`,
  );
  expect(await shownProps(page)).toEqual({
    readonly: true,
    note: 'hi',
    columns: ['SKU', 'UNIT'],
    search: 'mesh',
    page: 3,
    filters: { UNIT: ['m'] },
  });
});

test('the text "false" switches a flag off', async () => {
  const page = await open('<pricebook-probe readonly="false"></pricebook-probe>');
  expect(await shownProps(page)).toEqual({ readonly: false });
});

test('changing an attribute takes effect, and removing it restores the default', { tags: 'A123' }, async () => {
  const page = await open('<pricebook-probe note="one" search="two" readonly></pricebook-probe>');
  await setAttribute(page, 'note', 'other');
  await expect.poll(() => shownProps(page)).toMatchObject({ note: 'other' });
  for (const name of ['note', 'search', 'readonly']) await setAttribute(page, name, null);
  await expect.poll(() => shownProps(page)).toEqual({ readonly: false });
});

test('a bad value logs the allowed values and uses the default', {
  tags: 'A124',
}, async () => {
  const page = await open(probe);
  const error = page.waitForEvent('console');
  page.expectComplaints(/Pricebook/);
  await setAttribute(page, 'page', 'many');
  expect((await error).text()).toBe(
    'Pricebook: <pricebook-probe page> allows a whole number from 1; "many" is not, so the default applies.',
  );
  await setAttribute(page, 'filters', '{broken');
  expect(await shownProps(page)).toEqual({ readonly: false });
});

test('a property equals its attribute, as text or as a value', { tags: 'A123' }, async () => {
  const page = await open(probe);
  await setProperty(page, 'columns', ['SKU']);
  await setProperty(page, 'page', '4');
  await expect.poll(() => shownProps(page)).toMatchObject({ columns: ['SKU'], page: 4 });
  await setProperty(page, 'page', undefined);
  await expect.poll(() => shownProps(page)).toEqual({ readonly: false, columns: ['SKU'] });
});

test('a property returns the live value, and attributes do not reflect it', async () => {
  const page = await open('<pricebook-probe search="first"></pricebook-probe>');
  await page.getByLabel('Search').fill('typed');
  expect(await property(page, 'search')).toBe('typed');
  expect(await page.locator('pricebook-probe').getAttribute('search')).toBe('first');
});

test('setting an attribute again applies it again, even with the same text', async () => {
  const page = await open('<pricebook-probe search="first"></pricebook-probe>');
  await page.getByLabel('Search').fill('typed');
  await setAttribute(page, 'search', 'first');
  await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('first');
});

test('properties set before the script has loaded are applied', { tags: 'A125' }, async () => {
  const { page } = await freshPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  site().makeTrouble(async ({ url }) => {
    if (url === '/probe/elements.js') await released;
    return false;
  });
  await page.goto(site().page({ head: script, body: probe }), { waitUntil: 'commit' });
  await page.locator('pricebook-probe').waitFor({ state: 'attached' });
  await setProperty(page, 'note', 'early');
  await setProperty(page, 'search', 'bird');
  release();
  await expect.poll(() => shownProps(page)).toEqual({ readonly: false, note: 'early', search: 'bird' });
});

test('an access token attribute is rejected with advice', { tags: 'A126' }, async () => {
  const page = await open(probe);
  page.expectComplaints(/setSession/);
  for (const name of ['access-token', 'accesstoken', 'authorization']) {
    const error = page.waitForEvent('console');
    await setAttribute(page, name, 'secret');
    expect((await error).text()).toContain('Call setSession instead.');
  }
});

test('moving an element preserves its state', { tags: 'A125' }, async () => {
  const page = await open(`${probe}<aside></aside>`);
  await page.getByRole('button', { name: 'Counted' }).click();
  const move = (how: 'append' | 'moveBefore') =>
    page.evaluate((way) => {
      const [element, aside] = [document.querySelector('pricebook-probe'), document.querySelector('aside')];
      if (!element || !aside) return;
      const to = element.parentElement === aside ? document.body : aside;
      if (way === 'append') to.append(element);
      else Reflect.apply(Reflect.get(to, 'moveBefore'), to, [element, null]);
    }, how);
  await move('append');
  await page.getByRole('button', { name: 'Counted 1' }).click();
  await move('moveBefore');
  await page.getByRole('button', { name: 'Counted 2' }).click();
  await page.getByRole('button', { name: 'Counted 3' }).waitFor();
});

test('removing an element disposes its content; inserting it again starts fresh', { tags: 'A125' }, async () => {
  const page = await open(probe);
  await page.getByRole('button', { name: 'Counted' }).click();
  const left = await page.locator('pricebook-probe').evaluate(async (element) => {
    element.remove();
    await new Promise((later) => setTimeout(later));
    const inside = element.shadowRoot?.childElementCount;
    document.body.append(element);
    return inside;
  });
  expect(left).toBe(0);
  await page.getByRole('button', { name: 'Counted 0' }).waitFor();
});

test('methods return promises, also before the element is connected', async () => {
  const page = await open('');
  const responses = await page.evaluate(async () => {
    await customElements.whenDefined('pricebook-probe');
    const element = document.createElement('pricebook-probe');
    const call = (name: string, ...args: number[]): Promise<unknown> =>
      Reflect.apply(Reflect.get(element, name), element, args);
    const early = call('double', 21);
    document.body.append(element);
    return [await early, await call('refuse').catch((error: unknown) => String(error))];
  });
  expect(responses).toEqual([42, 'Error: This was refused.']);
});

test('events bubble out of the widget, and preventDefault stops the action', {
  tags: 'A130',
}, async () => {
  const page = await open(probe);
  const heard = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    document.addEventListener('pricebook-before-delete', (event) => {
      seen.push([event.type, event.detail, event.composed]);
      if (seen.length > 2) event.preventDefault();
    });
    document.addEventListener('pricebook-delete', (event) => seen.push([event.type, event.detail, event.composed]));
    return seen;
  });
  await page.getByRole('button', { name: 'Delete' }).click();
  const asked = ['pricebook-before-delete', { record: { ID: 7 } }, true];
  const done = ['pricebook-delete', { record: { ID: 7 } }, true];
  expect(await heard.jsonValue()).toEqual([asked, done]);
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(await heard.jsonValue()).toEqual([asked, done, asked]);
});

test('pricebook-ready is dispatched once, with the state at the first paint', { tags: 'A131' }, async () => {
  const page = await open('');
  const states = await page.evaluate(async () => {
    await customElements.whenDefined('pricebook-probe');
    const seen: string[] = [];
    document.addEventListener('pricebook-ready', ({ detail }) => seen.push(detail.state));
    const element = document.createElement('pricebook-probe');
    const ready = new Promise((resolve) => document.addEventListener('pricebook-ready', resolve, { once: true }));
    document.body.append(element);
    await ready;
    element.setAttribute('api-base', '/elsewhere');
    // A second one would come with the next paint.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return seen;
  });
  expect(states).toEqual(['signed-out']);
});

test('a failing widget shows an error, notifies the page, and can retry', async () => {
  const page = await open(probe);
  page.expectComplaints(/The probe is broken/);
  const errorDetail = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('pricebook-error', ({ detail }) => resolve(detail), { once: true }),
      ),
  );
  await page.getByRole('button', { name: 'Break' }).click();
  await page.getByRole('alert').getByText('The probe is broken.').waitFor();
  expect(await errorDetail).toEqual({ operation: 'render', kind: 'code', message: 'The probe is broken.' });
  await page.evaluate(() => Reflect.set(globalThis, 'mended', true));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Counted 0' }).waitFor();
});

test('focus() moves the focus to the first control inside', async () => {
  const page = await open(probe);
  await page.getByLabel('Search').waitFor();
  await page.locator('pricebook-probe').evaluate((element: HTMLElement) => element.focus());
  expect(await page.getByLabel('Search').evaluate((input) => input.matches(':focus'))).toBe(true);
});
