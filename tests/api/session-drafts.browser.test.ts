import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ann, apiBase, bob, seesUser, sessionTabs, signIn, signOut } from './session-tabs';

const { tab, tabs, reopen } = sessionTabs();

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
  await reopen(here);
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

test('A draft of a closed window is offered to its user, although the session expires before', {
  tags: 'NC108',
}, async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await openForm(here, 'typed before closing');
  await removeForm(here);
  // As the window that was closed has left it.
  await here.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage)) localStorage.setItem(key, text);
    sessionStorage.clear();
  });
  await signOut(here, 'unauthorized');
  await here.evaluate(() => localStorage.clear());
  await signIn(here, { ...ann, accessToken: 'token-a2' });
  expect(await offered(here)).toBe('typed before closing');
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

test('Signing out of an expired session deletes drafts and search terms in every tab', { tags: 'OC20' }, async () => {
  const { here, there } = await tabs();
  await signIn(here, ann);
  await seesUser(there, 'Ann');
  await openForm(here, 'private');
  await openForm(there, 'private');
  await there.evaluate(() => sessionStorage.setItem('pricebook.search.prices', '"net"'));
  await signOut(here, 'unauthorized');
  await seesUser(there, undefined);
  expect([await drafts(here), await drafts(there)]).toEqual([1, 2]);
  await signOut(here);
  expect(await drafts(here)).toBe(0);
  await there.waitForFunction(() => sessionStorage.length === 0);
  await removeForm(here);
  expect(await drafts(here)).toBe(0);
  expect(await here.evaluate(() => window.signouts)).toEqual(['unauthorized']);
});

test('A draft survives a session that expired while the page was cached', { tags: 'OC21' }, async () => {
  const { here } = await tab();
  await signIn(here, ann);
  await openForm(here, 'half typed');
  await here.evaluate(() => {
    // As another tab has left it: a cached page receives no storage events.
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await here.evaluate(() => window.signouts)).toEqual(['unauthorized']);
  await signIn(here, { ...ann, accessToken: 'token-a2' });
  expect(await offered(here)).toBe('half typed');
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
