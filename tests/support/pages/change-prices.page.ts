import type { Page } from 'playwright';

/** Page object of 'Change prices…'. */
export const changePricesPage = (page: Page) => {
  const list = page.locator('pricebook-prices');
  const form = list.getByRole('dialog', { name: 'Change prices' });
  const review = list.getByRole('dialog', { name: 'Review the changes' });
  return {
    open: list.getByRole('button', { name: 'Change prices…' }),
    form,
    /** A field of the form. */
    field: (label: string) => form.getByLabel(label, { exact: true }),
    level: (level: string) => form.getByRole('checkbox', { name: level, exact: true }),
    preview: form.getByRole('button', { name: 'Preview changes' }),
    review,
    /** The checkbox of one record in the review. */
    pair: (sku: string) => review.getByRole('checkbox', { name: `Take the changes of ${sku}`, exact: true }),
    confirm: review.getByRole('button', { name: 'Confirm Changes' }),
  };
};
