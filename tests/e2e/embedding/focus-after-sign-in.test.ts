import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';

const app = appForTests();
const openPage = freshPages();

/** A page with the sign-in and what else is in `html`; signs in by keyboard, and continues by keyboard. */
async function signInAndContinue(html: string, onNavigate: 'nothing' | 'replace' | 'replace-later') {
  const { page } = await openPage();
  await page.goto(`${app().url}/demo/embed/plain.html`);
  await page.evaluate(
    ([content, reaction]) => {
      const main = document.querySelector('main');
      if (!main) throw new Error('no main');
      main.innerHTML = `<pricebook-login api-base="/"></pricebook-login>${content}`;
      document.addEventListener('pricebook-navigate', (event) => {
        if (reaction === 'nothing') return;
        event.preventDefault();
        const replace = () => main.replaceChildren(document.createElement('pricebook-products'));
        if (reaction === 'replace') replace();
        else queueMicrotask(replace);
      });
    },
    [html, onNavigate] as const,
  );
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type('admin@pricebook.test');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('Pricebook-demo-1');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: /^You are signed in as/ }).waitFor();
  const focusedTag = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return (focused?.closest('pricebook-login, pricebook-products') ?? focused)?.localName;
    });
  await expect.poll(focusedTag).toBe('pricebook-login');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  return { page, focusedTag };
}

const list = '<pricebook-products></pricebook-products>';

test('on a page with form and list, Continue moves the focus into the list', { tags: 'OH90' }, async () => {
  const { focusedTag } = await signInAndContinue(list, 'nothing');
  await expect.poll(focusedTag).toBe('pricebook-products');
});

test('without a list, the focus stays on Continue', { tags: 'OH90' }, async () => {
  const { page, focusedTag } = await signInAndContinue('', 'nothing');
  expect(await focusedTag()).toBe('pricebook-login');
  await page.keyboard.press('Shift+Tab');
  expect(await focusedTag()).toBe('pricebook-login');
});

test.each(['replace', 'replace-later'] as const)(
  'where the page shows the list in place of the form (%s), the focus is in the list, and Tab goes on in it',
  { tags: 'OH90' },
  async (reaction) => {
    const { page, focusedTag } = await signInAndContinue('', reaction);
    await expect.poll(focusedTag).toBe('pricebook-products');
    await page.getByRole('gridcell').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedTag()).toBe('pricebook-products');
  },
);
