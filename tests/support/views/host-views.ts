import { showPrices } from './price-views';
import type { View } from './view';

/** The views of the host around the lists: header, tabs and messages. */
export const hostViews: readonly View[] = [
  {
    name: 'toast',
    async show(stage) {
      const { page, prices, host } = await showPrices(stage);
      await Promise.all([page.waitForEvent('download'), prices.download.click()]);
      // A message below the pointer remains.
      await host.message('Price downloaded successfully!').hover();
    },
  },
  {
    name: 'header-menu',
    async show(stage) {
      const { page, host } = await showPrices(stage);
      await host.profileMenu.click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
    },
  },
  {
    name: 'notifications',
    async show(stage) {
      const { page, prices, host } = await showPrices(stage);
      await Promise.all([page.waitForEvent('download'), prices.download.click()]);
      await host.message('Price downloaded successfully!').waitFor();
      await host.notifications.click();
    },
  },
  {
    name: 'sign-out',
    async show(stage) {
      const { page, host } = await showPrices(stage);
      await host.profileMenu.click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await host.confirmSignOut.waitFor();
    },
  },
  {
    name: 'quotes',
    async show(stage) {
      const { page, host } = await showPrices(stage);
      await host.tab('Quotes').click();
      await page
        .locator('pricebook-quotes')
        .getByText(/next release/)
        .waitFor();
    },
  },
];
