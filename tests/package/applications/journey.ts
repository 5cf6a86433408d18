import type { Page } from 'playwright';
import { loginPage } from '../../support/pages/login.page';

/** The button of the signed-out list. The header has one of that name too. */
export const signedOut = (page: Page) => page.getByRole('button', { name: 'Sign In' }).last();

/** Signs in by the dialog that the signed-out list opens. Resolves once the dialog is closed. */
export async function signInInPlace(page: Page): Promise<void> {
  await signedOut(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Email' }).waitFor();
  await loginPage(page).signIn();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('gridcell').first().waitFor();
}

/** Opens the profile from the header's menu. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile: / }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).first().waitFor();
}

/** A price list of 3 MB, of which no SKU is known. */
export const largeFile = {
  name: 'large.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'MAIN_SKU,SP_AUD_01',
      ...Array.from({ length: 90_000 }, (_, row) => `A-LONGER-SKU-OF-THE-SUPPLIER-${row},12.3456`),
    ].join('\n'),
  ),
};

/** Chooses that file in the upload of a list. */
export async function uploadLargeFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(largeFile);
}
