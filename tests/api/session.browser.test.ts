import { expect, test } from 'vitest';
import { ann, apiBase, bob, seesUser, session, sessionTabs, signIn, signOut, stored } from './session-tabs';

const tokenKey = 'pricebook.accessToken@https://api.example.com';
const userInfoKey = 'pricebook.userInfo@https://api.example.com';
const { tab, tabs, freshPage, reopen, address } = sessionTabs();

test('A session is stored by API origin and survives a reload', {
  tags: 'A100',
}, async () => {
  const { here } = await tab();
  await signIn(here, ann);
  expect(await stored(here)).toEqual({ [tokenKey]: 'token-a', [userInfoKey]: JSON.stringify(ann.userInfo) });
  await reopen(here);
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
  await reopen(here);
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
  await page.goto(`${address()}/`);
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
