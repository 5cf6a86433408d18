import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

/** A page whose script makes a call and goes to `next`. */
function pageThatLeaves(call: string, next: string): string {
  const text = `import { clearSession, setSession } from '/embed/pricebook.js';\nawait ${call};\nlocation.href = '${next}';`;
  return site().page({ head: `<script type="module" src="${site().script(text)}"></script>`, body: '' });
}

test('a page that awaits its calls can be left right after them', { tags: 'OC31' }, async () => {
  const { page } = await freshPage();
  const [signedIn, signedOut] = ['Signed in', 'Signed out'].map((text) => site().page({ body: `<p>${text}</p>` }));
  const stored = () => page.evaluate(() => localStorage.getItem(`pricebook.accessToken@${location.origin}`));
  await page.goto(pageThatLeaves(`setSession({ accessToken: 'early' })`, signedIn ?? ''));
  await page.getByText('Signed in').waitFor();
  expect(await stored()).toBe('early');
  await page.goto(pageThatLeaves('clearSession()', signedOut ?? ''));
  await page.getByText('Signed out').waitFor();
  expect(await stored()).toBeNull();
});

test('a refused call rejects for a page that awaits it, and is reported once for one that does not', {
  tags: 'OC34',
}, async () => {
  const { page, complaints, expectComplaints } = await freshPage();
  expectComplaints(/options of clearSession are an object/);
  const text = `import { clearSession, setSession } from '/embed/pricebook.js';
    void clearSession('https://api.example.com');
    try {
      await setSession({ accessToken: 'two\\nlines' });
      document.title = 'Accepted';
    } catch (error) {
      document.title = 'Refused: ' + error.message;
    }`;
  await page.goto(site().page({ head: `<script type="module" src="${site().script(text)}"></script>`, body: '' }));
  await expect.poll(() => page.title()).toMatch(/^Refused: .*token/i);
  await expect.poll(() => complaints).toEqual([expect.stringMatching(/the options of clearSession are an object/)]);
});
