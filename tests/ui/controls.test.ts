import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { pressUntilFocused } from '../support/pages/keyboard';
import { accessibilityFindings } from '../support/views/axe';
import { galleryForTests } from './gallery-page';

const { site, openPage, openGallery, openSheet } = galleryForTests();

/** Name of the focused element in the gallery's shadow root. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector('main')?.shadowRoot?.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  });
const isFocused = (name: string, page: Page) => expect.poll(() => focused(page)).toBe(name);

describe('a dialog', () => {
  test.each([
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
    ['its backdrop', (page: Page) => page.mouse.click(640, 5)],
    ['its cross', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ])('is closed by %s and returns the focus', async (_, close) => {
    const { page, sheet } = await openSheet();
    await close(page);
    await sheet.waitFor({ state: 'detached' });
    await isFocused('Open', page);
  });

  test('focuses its first field, not its close button', async () => {
    const { name } = await openSheet();
    expect(await name.evaluate((input) => input.matches(':focus'))).toBe(true);
  });

  test('remains open with its input when its owner refuses, despite Esc', async () => {
    const { page, sheet, name } = await openSheet();
    await name.fill('typed');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      await isFocused('Cancel', page);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
    }
    expect(await sheet.isVisible()).toBe(true);
    expect(await name.inputValue()).toBe('typed');
  });

  test('is not closed by a text selection that ends outside it', async () => {
    const { page, sheet, name } = await openSheet();
    const box = await name.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    expect(await sheet.isVisible()).toBe(true);
  });

  test('stays open after a double-click on the button that opens it', async () => {
    const page = await openGallery();
    await page.getByRole('button', { name: 'Open' }).dblclick();
    await page.getByRole('dialog').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.mouse.click(640, 5);
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  });

  test('submits on Enter in a field', async () => {
    const { page, name } = await openSheet();
    await name.press('Enter');
    await page.getByText('submitted').waitFor();
  });

  test('prevents the page behind it from scrolling until it closes', async () => {
    const page = await openGallery();
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    const before = await overflow();
    await page.getByRole('button', { name: 'Open' }).click();
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(overflow).toBe(before);
  });

  test('passes axe', async () => {
    const { page } = await openSheet();
    const pageRules = /^(landmark|region|page-has)/;
    expect((await accessibilityFindings(page)).filter((finding) => !pageRules.test(finding))).toEqual([]);
  });
});

describe('a menu', () => {
  test('is navigated by arrows, Home, End and letters, closed by Esc', async () => {
    const page = await openGallery();
    await page.getByRole('button', { name: 'More' }).press('ArrowDown');
    await isFocused('Edit', page);
    const walk = { ArrowUp: 'Delete', Home: 'Edit', End: 'Delete', ArrowDown: 'Edit', c: 'Copy' };
    for (const [key, name] of Object.entries(walk)) {
      await page.keyboard.press(key);
      await isFocused(name, page);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await isFocused('More', page);
  });

  test('runs the chosen action and returns the focus', async () => {
    const page = await openGallery();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    expect(await page.locator('output').innerText()).toBe('Copy');
    await isFocused('More', page);
  });

  test('is closed by a second press of its button', async () => {
    const page = await openGallery();
    const more = page.getByRole('button', { name: 'More' });
    await more.click();
    await page.getByRole('menu').waitFor();
    await more.click();
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a tooltip', () => {
  test('appears at once on keyboard focus, and Esc closes only it', async () => {
    const { page, sheet } = await openSheet();
    await sheet.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('tooltip', { name: 'Rename' }).or(page.getByText('Rename')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await sheet.isVisible()).toBe(true);
  });

  test('of a dialog’s close button lets Esc close the dialog', { tags: 'LS06' }, async () => {
    const { page, sheet } = await openSheet();
    await sheet.getByRole('button', { name: 'Rename' }).focus();
    await pressUntilFocused(page, 'Shift+Tab', sheet.getByRole('button', { name: 'Close' }));
    await page.getByRole('tooltip').getByText('Close').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  test('appears while the pointer rests on its button', async () => {
    const { page, sheet } = await openSheet();
    await sheet.getByRole('button', { name: 'Rename' }).hover();
    await page.getByText('Rename').waitFor();
    await page.mouse.move(640, 5);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
  });
});

test('a disabled button can be focused, shows its reason, and does nothing', async () => {
  const page = await openGallery();
  const blocked = page.getByRole('button', { name: 'Blocked', description: 'Main SKU is missing' });
  await blocked.focus();
  await page.getByRole('tooltip').getByText('Main SKU is missing').waitFor();
  await blocked.press('Enter');
  await blocked.click({ force: true });
  expect(await page.locator('output').innerText()).toBe('');
});

test('a password can be shown and hidden again', async () => {
  const page = await openGallery();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await password.getAttribute('type')).toBe('password');
});

test('colours set on the element or an ancestor take precedence', async () => {
  const { page } = await openPage();
  const style = '<link rel="stylesheet" href="/probe/page.css">';
  site().makeTrouble((request, response) => {
    if (!request.url?.endsWith('page.css')) return false;
    response.setHeader('content-type', 'text/css').end(':root { --pricebook-surface-raised: rgb(1, 2, 3) }');
    return true;
  });
  await page.goto(
    site().page({ head: style, body: '<main></main><script type="module" src="/probe/gallery.js"></script>' }),
  );
  const button = page.getByRole('button', { name: 'Open' });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(1, 2, 3)');
});
