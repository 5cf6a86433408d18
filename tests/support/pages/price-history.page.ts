import type { Page } from 'playwright';

/** Page object of the price history dialogs. */
export const priceHistoryPage = (page: Page) => {
  const list = page.locator('pricebook-prices');
  const uploads = list.getByRole('dialog', { name: 'Past uploads' });
  const takeBack = list.getByRole('dialog', { name: 'Take Back This Upload?' });
  const allChanges = list.getByRole('dialog', { name: 'All changes' });
  return {
    historyOf: (sku: string) => list.getByRole('button', { name: `Price history of ${sku}`, exact: true }),
    history: (sku: string) => list.getByRole('dialog', { name: `Price history of ${sku}` }),
    /** The button that sets a price back to a value, such as '11.00'. */
    setBack: (price: string) => list.getByRole('button', { name: new RegExp(`^Set back SP - .* to ${price}$`) }),
    showAllChanges: list.getByRole('button', { name: 'All changes', exact: true }),
    allChanges,
    /** The changes of a SKU among all changes. */
    changesOf: (sku: string) =>
      allChanges.getByRole('list', { name: 'Changes, newest first' }).locator(':scope > li').filter({ hasText: sku }),
    pastUploads: list.getByRole('button', { name: 'Past uploads', exact: true }),
    uploads,
    /** The entry of a file. */
    uploadOf: (fileName: string) =>
      uploads.getByRole('listitem').filter({ has: page.getByText(fileName, { exact: true }) }),
    takeBackOf: (fileName: string) => uploads.getByRole('button', { name: `Take back ${fileName} of` }),
    takeBack,
    confirm: takeBack.getByRole('button', { name: /^Take back/ }),
    cancel: takeBack.getByRole('button', { name: 'Cancel', exact: true }),
  };
};
