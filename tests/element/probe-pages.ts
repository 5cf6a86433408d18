import type { Page } from 'playwright';
import { freshPages } from '../support/app/browser';
import { probeFiles } from './probe-files';
import { siteForTests } from './site';

export const script = '<script type="module" src="/probe/elements.js"></script>';

/** Opens pages of a site that serves the probe, a widget that shows its props. */
export function probePages() {
  const site = siteForTests(probeFiles());
  const freshPage = freshPages();
  const open = async (body: string, head = script): Promise<Page & { expectComplaints(pattern: RegExp): void }> => {
    const { page, expectComplaints } = await freshPage();
    await page.goto(site().page({ head, body }));
    return Object.assign(page, { expectComplaints });
  };
  return { open, site, freshPage };
}

export const probe = '<pricebook-probe api-base="/"></pricebook-probe>';

/** The props of the widget, as it shows them. */
export const shownProps = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('output').first().textContent()) ?? '');

/** Sets, changes or removes an attribute of the first probe. */
export const setAttribute = (page: Page, name: string, text: string | null) =>
  page
    .locator('pricebook-probe')
    .evaluate(
      (element, [key, value]) => (value === null ? element.removeAttribute(key) : element.setAttribute(key, value)),
      [name, text] as const,
    );

export const setProperty = (page: Page, name: string, value: unknown) =>
  page
    .locator('pricebook-probe')
    .evaluate((element, [key, to]) => void Reflect.set(element, key, to), [name, value] as const);

export const property = (page: Page, name: string): Promise<unknown> =>
  page.locator('pricebook-probe').evaluate((element, key) => Reflect.get(element, key) as unknown, name);
