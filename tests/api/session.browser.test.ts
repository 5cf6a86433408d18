import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { openPage, startPageServer } from './page-server';

const apiBase = 'https://api.example.com/shop';
const tokenKey = 'pricebook.accessToken@https://api.example.com';
const userInfoKey = 'pricebook.userInfo@https://api.example.com';
const ann = { accessToken: 'token-a', userInfo: { NAME: 'Ann', EMAIL: 'ann@example.com' } };
const bob = { accessToken: 'token-b', userInfo: { NAME: 'Bob', EMAIL: 'bob@example.com' } };

const freshPage = freshPages();
let server: Awaited<ReturnType<typeof startPageServer>>;
beforeAll(async () => {
  server = await startPageServer();
});
afterAll(() => server.close());

/** One tab. */
async function tab() {
  return { here: await openPage((await freshPage()).page, server.url) };
}

/** Two tabs of one browser. */
async function tabs() {
  const { page, context } = await freshPage();
  const open = async () => openPage(await context.newPage(), server.url);
  return { here: await openPage(page, server.url), there: await open() };
}

const signIn = (page: Page, session: typeof ann) =>
  page.evaluate(([apiBase, session]) => window.one.setSession(session, { apiBase }), [apiBase, session] as const);
const signOut = (page: Page, reason: 'user' | 'unauthorized' = 'user') =>
  page.evaluate(([apiBase, reason]) => window.one.clearSession({ apiBase }, reason), [apiBase, reason] as const);
const session = (page: Page, copy: 'one' | 'two' = 'one') =>
  page.evaluate(([apiBase, copy]) => window[copy].sessionOf(apiBase).value, [apiBase, copy] as const);
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
/** Waits until the tab shows the user as signed in, or none. */
const seesUser = (page: Page, name: string | undefined) =>
  page.waitForFunction(([apiBase, name]) => window.one.sessionOf(apiBase).value?.userInfo?.NAME === name, [
    apiBase,
    name,
  ] as const);

test('A session is stored by API origin and survives a reload', {
  tags: 'A100',
}, async () => {
  const { here } = await tab();
  await signIn(here, ann);
  expect(await stored(here)).toEqual({ [tokenKey]: 'token-a', [userInfoKey]: JSON.stringify(ann.userInfo) });
  await openPage(here, server.url);
  expect(await session(here)).toEqual(ann);
});

test('Signing out removes only Pricebook’s entries from local storage', { tags: 'A102' }, async () => {
  const { here } = await tab();
  await here.evaluate(() => localStorage.setItem('theirs', 'kept'));
  await signIn(here, ann);
  await signOut(here);
  expect(await stored(here)).toEqual({ theirs: 'kept' });
  expect(await session(here)).toBeUndefined();
  expect(await here.evaluate(() => window.signouts)).toEqual(['user']);
});

test('Signing out twice dispatches one event', async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await signOut(here);
  await signOut(here);
  expect(await here.evaluate(() => window.signouts)).toEqual(['user']);
});

test('Sessions of two API origins are independent', async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await here.evaluate(() => window.one.setSession({ accessToken: 'x' }, { apiBase: 'https://other.example.com' }));
  await signOut(here);
  expect(await here.evaluate(() => window.one.sessionOf('https://other.example.com').value)).toEqual({
    accessToken: 'x',
  });
});

test('Another tab follows sign-in, renaming and sign-out, once each', {
  tags: 'A101',
}, async () => {
  const { here, there } = await tabs();
  await session(there);
  await signIn(here, ann);
  await seesUser(there, 'Ann');
  await signIn(here, { ...ann, userInfo: { ...ann.userInfo, NAME: 'Anna' } });
  await seesUser(there, 'Anna');
  await signOut(here, 'unauthorized');
  await seesUser(there, undefined);
  await signIn(here, bob);
  await seesUser(there, 'Bob');
  await signOut(here);
  await seesUser(there, undefined);
  expect(await there.evaluate(() => window.signouts)).toEqual(['unauthorized', 'user']);
});

test('Two copies of the script share one session with single notifications', async () => {
  const { here, there } = await tabs();
  await session(there, 'one');
  await session(there, 'two');
  await signIn(here, ann);
  expect(await session(here, 'two')).toEqual(ann);
  await seesUser(there, 'Ann');
  expect(await session(there, 'two')).toEqual(ann);
  await here.evaluate((apiBase) => window.two.clearSession({ apiBase }), apiBase);
  expect(await session(here, 'one')).toBeUndefined();
  await seesUser(there, undefined);
  expect(await here.evaluate(() => window.signouts)).toEqual(['user']);
  expect(await there.evaluate(() => window.signouts)).toEqual(['user']);
});

test('Clearing local storage on the page signs the other tabs out', async () => {
  const { here, there } = await tabs();
  await signIn(here, ann);
  await session(there);
  await here.evaluate(() => localStorage.clear());
  await seesUser(there, undefined);
  expect(await there.evaluate(() => window.signouts)).toEqual(['user']);
});

test('A page restored from the back-forward cache reads the session again', { tags: 'JP01' }, async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await here.evaluate((tokenKey) => {
    localStorage.removeItem(tokenKey);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, tokenKey);
  expect(await session(here)).toBeUndefined();
});

test('A session in memory neither writes nor reads local storage', async () => {
  const { here, there } = await tabs();
  await signIn(there, bob);
  await openPage(here, server.url);
  await here.evaluate(() => window.one.setApiSettings({ storage: 'memory' }));
  expect(await session(here)).toBeUndefined();
  await signIn(here, ann);
  expect(await session(here)).toEqual(ann);
  expect(await stored(there)).toMatchObject({ [tokenKey]: 'token-b' });
});

test.each(['{"NAME":', '[]', '7', 'null'])('Damaged user information in storage (%s) is ignored', async (damaged) => {
  const { here } = await tab();
  await here.evaluate(
    ([tokenKey, userInfoKey, damaged]) => {
      localStorage.setItem(tokenKey, 'token-a');
      localStorage.setItem(userInfoKey, damaged);
    },
    [tokenKey, userInfoKey, damaged] as const,
  );
  const read = await session(here);
  expect(read?.accessToken).toBe('token-a');
  expect(read?.userInfo?.NAME).toBeUndefined();
});

test('The session lasts for the page when the browser blocks storage', async () => {
  const { page } = await freshPage();
  await page.goto(`${server.url}/`);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.src = location.href;
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe').locator('html[data-ready]');
  const read = await frame.evaluate(
    (_, [apiBase, session]) => {
      const blocked = (() => {
        try {
          return localStorage === undefined;
        } catch {
          return true;
        }
      })();
      window.one.setSession(session, { apiBase });
      const during = window.two.sessionOf(apiBase).value;
      window.one.clearSession({ apiBase });
      return { blocked, during, after: window.one.sessionOf(apiBase).value ?? 'none', signouts: window.signouts };
    },
    [apiBase, ann] as const,
  );
  expect(read).toEqual({ blocked: true, during: ann, after: 'none', signouts: ['user'] });
});

test.each(['', 'with space', 'line\nbreak', 'ümlaut'])(
  'A token that no header can contain (%j) is rejected',
  async (accessToken) => {
    const { here } = await tab();
    await expect(signIn(here, { ...ann, accessToken })).rejects.toThrow('setSession needs { accessToken }');
    expect(await stored(here)).toEqual({});
  },
);

/** Opens a form whose text is stored when the session ends or the form is removed. */
const openForm = (page: Page, text: string) =>
  page.evaluate(
    ([apiBase, text]) => {
      const onRemoved = window.one.autosaveDraft({ apiBase, form: 'prices', record: 7 }, () => ({ text }));
      addEventListener('form-taken-away', onRemoved, { once: true });
    },
    [apiBase, text] as const,
  );
const removeForm = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('form-taken-away')));
const offered = (page: Page, record: string | number = 7) =>
  page.evaluate(
    ([apiBase, record]) =>
      window.one.loadDraft({ apiBase, form: 'prices', record }, window.one.draftSchema)?.text ?? 'nothing',
    [apiBase, record] as const,
  );
const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).length);

test('A draft is offered to the same user after expiry, until deleted', async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await openForm(here, 'half typed');
  await signOut(here, 'unauthorized');
  expect(await offered(here)).toBe('nothing');
  await openPage(here, server.url);
  await signIn(here, { ...ann, accessToken: 'token-a2' });
  expect(await offered(here)).toBe('half typed');
  expect(await offered(here, 8)).toBe('nothing');
  await here.evaluate((apiBase) => window.one.deleteDraft({ apiBase, form: 'prices', record: 7 }), apiBase);
  expect(await offered(here)).toBe('nothing');
});

test('Drafts of all tabs are stored when one session ends', async () => {
  const { here, there } = await tabs();
  await signIn(here, ann);
  await seesUser(there, 'Ann');
  await openForm(there, 'typed there');
  await signOut(here, 'unauthorized');
  await seesUser(there, undefined);
  await signIn(here, ann);
  await seesUser(there, 'Ann');
  expect(await offered(there)).toBe('typed there');
});

test('A draft is deleted when another user signs in', { tags: 'A104' }, async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await openForm(here, 'private');
  await signOut(here, 'unauthorized');
  expect(await drafts(here)).toBe(1);
  await signIn(here, bob);
  expect(await drafts(here)).toBe(0);
  expect(await offered(here)).toBe('nothing');
});

test('A draft of a removed form is offered only to its user', {
  tags: 'FH12',
}, async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await openForm(here, 'half typed');
  await removeForm(here);
  expect(await offered(here)).toBe('half typed');
  await openForm(here, 'private');
  await signIn(here, bob);
  await removeForm(here);
  expect(await drafts(here)).toBe(0);
  await signIn(here, ann);
  expect(await offered(here)).toBe('nothing');
});

test('Signing out deletes all drafts, in any tab', async () => {
  const { here, there } = await tabs();
  await signIn(here, ann);
  await seesUser(there, 'Ann');
  await openForm(there, 'private');
  await signOut(here, 'unauthorized');
  await seesUser(there, undefined);
  expect(await drafts(there)).toBe(1);
  await signIn(here, ann);
  await seesUser(there, 'Ann');
  await openForm(here, 'private');
  await signOut(here);
  await seesUser(there, undefined);
  expect(await drafts(here)).toBe(0);
  expect(await drafts(there)).toBe(0);
});

test('A draft remains stored when a token arrives without its user', async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await openForm(here, 'half typed');
  await signOut(here, 'unauthorized');
  await here.evaluate((apiBase) => window.one.setSession({ accessToken: 'somebody' }, { apiBase }), apiBase);
  expect(await offered(here)).toBe('nothing');
  await signIn(here, ann);
  expect(await offered(here)).toBe('half typed');
});

test('Search terms are deleted at sign-out or another user’s sign-in', {
  tags: 'AF08',
}, async () => {
  const { here } = await tab();
  const search = () => here.evaluate(() => sessionStorage.getItem('pricebook.search.prices'));
  const keepSearch = () => here.evaluate(() => sessionStorage.setItem('pricebook.search.prices', '"net"'));
  await signIn(here, ann);
  await keepSearch();
  await signOut(here, 'unauthorized');
  await signIn(here, { ...ann, accessToken: 'token-a2' });
  expect(await search()).toBe('"net"');
  await signOut(here);
  expect(await search()).toBeNull();
  await signIn(here, ann);
  await keepSearch();
  await signOut(here, 'unauthorized');
  await signIn(here, bob);
  expect(await search()).toBeNull();
});
