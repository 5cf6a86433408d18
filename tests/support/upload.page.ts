import type { Page } from 'playwright';

/** The upload panel of the price list, by what it says. */
export const uploadPanel = (page: Page) => {
  const list = page.locator('pricebook-prices');
  const panel = list.getByRole('dialog').first();
  return {
    panel,
    submit: panel.getByRole('button', { name: 'Submit File' }),
    async open() {
      await list.getByRole('button', { name: 'Upload', exact: true }).click();
      await panel.waitFor();
    },
    /** Chooses a text file of these lines. */
    async choose(name: string, lines: readonly string[]) {
      const buffer = Buffer.from(lines.join('\r\n'));
      await panel.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
    },
    /** The first three cells of each row in view. */
    rows: () =>
      panel
        .locator('.rdg-row')
        .evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll('[role=gridcell]')].slice(0, 3).map((cell) => cell.textContent?.trim() ?? ''),
          ),
        ),
    /** Text of what has the focus inside the list. */
    focusedText: () => list.evaluate((element) => element.shadowRoot?.activeElement?.textContent ?? ''),
  };
};
