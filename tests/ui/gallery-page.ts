import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { probeFiles } from '../element/probe-files';
import { siteForTests } from '../element/site';
import { freshPages } from '../support/app/browser';

/** A site with the gallery of controls, for the tests of a file. */
export function galleryForTests() {
  const site = siteForTests(probeFiles({ gallery: fileURLToPath(new URL('gallery.tsx', import.meta.url)) }));
  const openPage = freshPages();

  /** The gallery on a page that is longer than the window. */
  async function openGallery(head = ''): Promise<Page> {
    const { page } = await openPage();
    const body = '<main></main><p></p><script type="module" src="/probe/gallery.js"></script>';
    await page.goto(site().page({ head, body }));
    await page.getByRole('button', { name: 'Open' }).waitFor();
    return page;
  }

  /** The sheet, opened by its button. */
  async function openSheet() {
    const page = await openGallery();
    await page.getByRole('button', { name: 'Open' }).click();
    const sheet = page.getByRole('dialog', { name: 'edit price' });
    await sheet.waitFor();
    return { page, sheet, name: sheet.getByRole('textbox', { name: 'Name' }) };
  }

  return { site, openPage, openGallery, openSheet };
}
