import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { siteForTests } from './site';

const site = siteForTests();
const freshPage = freshPages();

test('a page replaces texts by key, before and after they are shown', { tags: 'OK01' }, async () => {
  const { page } = await freshPage();
  const calls = `import { configure } from '/embed/pricebook.js';
      configure({ messages: { quotes: { title: 'Bald hier' } } });
    document.querySelector('button').onclick = () =>
        configure({ messages: { quotes: { title: 'Demnächst', text: 7 }, login: { email: 'E-Mail' }, unknown: { text: 'x' } } });`;
  const head = `<script type="module" src="${site().script(calls)}"></script>`;
  const body = '<button>Change</button><pricebook-quotes></pricebook-quotes><pricebook-login></pricebook-login>';
  await page.goto(site().page({ head, body }));
  await page.getByText('Bald hier').waitFor();
  await page.getByText('This feature is under development').waitFor();

  await page.getByLabel('Email').fill('ann@example.test');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Demnächst').waitFor();
  // A text of the wrong type is ignored, and what is typed stays.
  await page.getByText('This feature is under development').waitFor();
  expect(await page.getByLabel('E-Mail').inputValue()).toBe('ann@example.test');
});
