import type { Page } from 'playwright';

/** The parts of the demo host around an area: header, tabs, messages. */
export const hostPage = (page: Page) => {
  const profileMenu = page.getByRole('banner').getByRole('button', { name: /Demo|Profile|Admin/ });
  const confirmSignOut = page.getByRole('dialog', { name: 'Do you want to proceed?' });
  const message = (text: string | RegExp) =>
    page
      .getByRole('region', { name: /notifications/i })
      .getByRole('listitem')
      .filter({ hasText: text });
  return {
    tab: (name: string) => page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name, exact: true }),
    profileMenu,
    confirmSignOut,
    notifications: page.getByRole('button', { name: /notifications/i }),
    /** A message of the toaster. */
    message,
    /** Waits for a message of the toaster and dismisses it, unless it disappears by itself before. */
    async takeMessage(text: string | RegExp) {
      await message(text).waitFor();
      await message(text)
        .getByRole('button', { name: 'Dismiss' })
        .click({ timeout: 5_000 })
        .catch(() => undefined);
      await message(text).waitFor({ state: 'detached' });
    },
    /** Opens the profile menu, asks to sign out and confirms or cancels. */
    async signOut(response: 'Yes' | 'No') {
      await profileMenu.click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await confirmSignOut.getByRole('button', { name: response, exact: true }).click();
    },
  };
};
