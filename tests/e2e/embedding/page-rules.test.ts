import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { contrastOf } from '../../engines/contrast';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { changesUnder, notePlainLook, pageRules } from '../../support/page-rules/page-rules';

const app = appForTests();
const openPage = freshPages();

/** A page with one element, which shows the form at once or after a click on 'Sign In'. */
async function open(area: 'login' | 'register' | 'reset' | 'prices') {
  const { page } = await openPage();
  await page.goto(`${app().url}/demo/embed/plain.html`);
  await page.locator('main').evaluate(
    (main, html) => {
      main.innerHTML = html;
    },
    `<pricebook-${area} api-base="/" ${area === 'reset' ? 'email="ada@pricebook.test" token="1"' : ''}></pricebook-${area}>`,
  );
  if (area === 'prices') await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator('form input').first().waitFor();
  return page;
}

/** The texts of the form that are hard to read. */
async function faintTexts(page: Page): Promise<readonly string[]> {
  const { faint, texts } = await contrastOf(
    { evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`) },
    '.pricebook',
  );
  expect(texts).toBeGreaterThan(6);
  return faint;
}

for (const area of ['login', 'register', 'reset', 'prices'] as const) {
  test(`rules of a page for elements change nothing of the form in ${area}`, { tags: 'OH10' }, async () => {
    const page = await open(area);
    expect(await notePlainLook(page, `pricebook-${area}`)).toBeGreaterThan(20);
    const changed: Record<string, readonly string[]> = {};
    const faint: Record<string, readonly string[]> = {};
    for (const { name, css } of pageRules) {
      const changes = await changesUnder(page, css);
      if (changes.length > 0) changed[name] = changes.slice(0, 6);
      const texts = await faintTexts(page);
      if (texts.length > 0) faint[name] = texts;
    }
    expect(pageRules.length).toBe(35);
    expect({ changed, faint }).toEqual({ changed: {}, faint: {} });
  });
}

test('beside them, rules that name our classes and custom properties apply', { tags: 'OH10' }, async () => {
  const page = await open('login');
  await notePlainLook(page, 'pricebook-login');
  const elementRules = pageRules.map(({ css }) => css).join('\n');
  expect(await changesUnder(page, elementRules)).toEqual([]);
  await changesUnder(
    page,
    `${elementRules}
     pricebook-login { --pricebook-line-strong: rgb(0, 0, 9); --pricebook-radius: 3px }
     pricebook-login .pricebook-button.is-primary { background: rgb(1, 2, 3); text-transform: uppercase; padding: 13px }
     pricebook-login .pricebook-button.is-outline:hover { color: rgb(7, 8, 9) }
     pricebook-login .pricebook-label { color: rgb(4, 5, 6); font-size: 17px }
     pricebook-login .pricebook-input { background: rgb(240, 240, 250) }
     pricebook-login .pricebook-login-aside .pricebook-link { display: none }`,
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Use Email OTP').hover();
  const looks = {
    'background-color, text-transform, padding-left, border-radius': button('Login'),
    'color, border-top-color': button('Use Email OTP'),
    'color, font-size': page.getByText('Email', { exact: true }),
    'background-color, border-top-color': page.getByLabel('Email'),
  };
  const values = await Promise.all(
    Object.entries(looks).map(([names, part]) =>
      part.evaluate(
        (element, all) => all.map((name) => getComputedStyle(element).getPropertyValue(name)),
        names.split(', '),
      ),
    ),
  );
  expect(values).toEqual([
    ['rgb(1, 2, 3)', 'uppercase', '13px', '3px'],
    ['rgb(7, 8, 9)', 'rgb(0, 0, 9)'],
    ['rgb(4, 5, 6)', '17px'],
    ['rgb(240, 240, 250)', 'rgb(0, 0, 9)'],
  ]);
  expect(await button('Reset Password').count()).toBe(0);
});
