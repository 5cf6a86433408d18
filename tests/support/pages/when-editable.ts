import type { Locator, Page } from 'playwright';

/**
 * Waits until the code that selects and edits cells has loaded, and leaves the focus in `cell`. Until then an input without a check of
 * its price stands in for the editor, and keys such as those for copying do nothing.
 */
export async function whenEditable(page: Page, cell: Locator): Promise<void> {
  await page.locator('[role=grid][aria-multiselectable=true]').waitFor();
  await cell.click();
  await page.keyboard.press('F2');
  await cell.locator('input[aria-invalid=false]').waitFor();
  await page.keyboard.press('Escape');
  await cell.locator('input').waitFor({ state: 'detached' });
}
