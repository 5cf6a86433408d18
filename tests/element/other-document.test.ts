import { expect, test } from 'vitest';
import { freshPages } from '../support/app/browser';
import { probeFiles } from './probe-files';
import { siteForTests } from './site';

const site = siteForTests(probeFiles());
const freshPage = freshPages();

test('a move to another document is rejected; moving back starts fresh', { tags: 'JD01' }, async () => {
  const { page, expectComplaints } = await freshPage();
  await page.goto(
    site().page({
      head: '<script type="module" src="/probe/elements.js"></script>',
      body: '<pricebook-probe api-base="/"></pricebook-probe><iframe></iframe>',
    }),
  );
  expectComplaints(/cannot work in another document/);
  await page.getByRole('button', { name: 'Counted' }).click();
  const refused = page.waitForEvent('console', (message) => message.text().includes('cannot work in another document'));
  await page.evaluate(() => {
    const element = document.querySelector('pricebook-probe');
    const inner = document.querySelector('iframe')?.contentDocument;
    if (element && inner) inner.body.append(element);
  });
  expect((await refused).text()).toContain('<pricebook-probe>');
  expect(await page.frameLocator('iframe').getByRole('button').count()).toBe(0);
  await page.evaluate(() => {
    const element = document.querySelector('iframe')?.contentDocument?.querySelector('pricebook-probe');
    if (element) document.body.append(element);
  });
  await page.getByRole('button', { name: 'Counted 0' }).waitFor();
});
