import type { Page } from 'playwright';

/** Page object of the page that a mailed link opens to set a password. */
export const resetPage = (page: Page) => {
  const widget = page.locator('pricebook-reset');
  const email = widget.getByRole('textbox', { name: 'Email' });
  const password = widget.getByLabel('New Password', { exact: true });
  const submit = widget.getByRole('button', { name: 'Submit', exact: true });
  return {
    widget,
    email,
    password,
    submit,
    /** Shown if the link cannot be used. */
    newLink: widget.getByRole('button', { name: 'Send a new link' }),
    /** Fills in the form and sends it. */
    async setPassword(secret: string) {
      await password.fill(secret);
      await submit.click();
    },
  };
};
