import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { probeFiles } from './probe-files';
import { siteForTests } from './site';

const otherReact = new URL('probe/other-react.tsx', import.meta.url).pathname;
const site = siteForTests(probeFiles({ 'other-react': otherReact }));
const freshPage = freshPages();

test('IDs differ from those of the page’s own React, and of another copy of ours', { tags: 'OH93' }, async () => {
  const { page } = await freshPage();
  const head = ['/probe/other-react.js', '/embed/login.js', '/copy/embed/register.js']
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('');
  const body = '<div id="app"></div><pricebook-login></pricebook-login><pricebook-register></pricebook-register>';
  await page.goto(site().page({ head, body }));
  await page.getByText('Field 19').waitFor();
  const [login, register] = ['pricebook-login', 'pricebook-register'].map((tag) => page.locator(tag));
  for (const form of [login, register]) {
    await form?.locator('label', { hasText: 'Email' }).click();
    expect(
      await form?.getByRole('textbox', { name: 'Email' }).evaluate((input) => input === document.activeElement),
    ).toBe(true);
  }
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
