import type { Page } from 'playwright';

/** Page object of the upload panel of a list. */
export const uploadPanel = (page: Page, area: 'prices' | 'products' = 'prices') => {
  const list = page.locator(`pricebook-${area}`);
  const panel = list.getByRole('dialog').first();
  const chooseBytes = (name: string, buffer: Buffer) =>
    panel.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  return {
    panel,
    submit: panel.getByRole('button', { name: 'Submit File' }),
    /** By keyboard, because a message may cover the toolbar, and remains while the pointer is over it. */
    async open() {
      await list.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
      // Until its code has loaded, another dialog takes its place.
      await list.locator('dialog.pricebook-dialog').first().waitFor();
    },
    /** Chooses a text file of these lines. */
    choose: (name: string, lines: readonly string[]) => chooseBytes(name, Buffer.from(lines.join('\r\n'))),
    chooseBytes,
    /** Drops text files with one row each on the dialog, or beside it. Resolves to whether the default action was prevented. */
    drop: (place: 'inside' | 'beside', ...names: readonly string[]) =>
      panel.evaluate(
        (dialog, given) => {
          const dataTransfer = new DataTransfer();
          for (const name of given.names) dataTransfer.items.add(new File([`MAIN_SKU,SP_AUD_01\n${name},1`], name));
          const { left, top } = dialog.getBoundingClientRect();
          const by = given.place === 'inside' ? 5 : -5;
          const init = { dataTransfer, clientX: left + by, clientY: top + by, bubbles: true, composed: true };
          return !dialog.dispatchEvent(new DragEvent('drop', { ...init, cancelable: true }));
        },
        { names, place },
      ),
    /** The line of a matter, such as `Notes`; a click opens its details. */
    matter: (title: string) => panel.locator('summary').filter({ hasText: title }),
    /** Maps a column of the file. Its options are rendered once the select has the focus. */
    async mapTo(column: string, choice: string) {
      const select = panel.getByLabel(`${column} stands for`);
      await select.focus();
      await select.selectOption(choice);
    },
    /** Pastes text as a spreadsheet program copies it. Resolves to whether the default action was prevented. */
    paste: (text: string) =>
      panel.evaluate((dialog, copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', copied);
        const init = { clipboardData, bubbles: true, composed: true, cancelable: true };
        return !dialog.dispatchEvent(new ClipboardEvent('paste', init));
      }, text),
    /** The checkbox of a whole pair. */
    pair: (sku: unknown) => panel.getByRole('checkbox', { name: `Take the changes of ${sku}`, exact: true }),
    /** The table with one line per record, in a review of many. */
    lines: panel.getByRole('grid', { name: 'Changes, one line per record' }),
    /** The checkbox of one change of a pair. */
    change: (sku: unknown, column: string) =>
      panel
        .getByRole('article', { name: String(sku), exact: true })
        .getByRole('checkbox', { name: new RegExp(`^Take ${column}:`) }),
    /** The first three cells of each row in view. */
    rows: () =>
      panel
        .locator('.rdg-row')
        .evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll('[role=gridcell]')].slice(0, 3).map((cell) => cell.textContent?.trim() ?? ''),
          ),
        ),
    /** How many rows are in view from top to bottom. */
    rowsInView: () =>
      panel.locator('.rdg-row').evaluateAll((rows) => {
        const frame = rows[0]?.closest('[role=grid]')?.getBoundingClientRect();
        const body = rows[0]?.closest('.pricebook-dialog-body')?.getBoundingClientRect();
        if (!frame || !body) return 0;
        const bottom = Math.min(frame.bottom, body.bottom);
        return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
      }),
    /** Text of the focused element inside the list. */
    focusedText: () => list.evaluate((element) => element.shadowRoot?.activeElement?.textContent ?? ''),
  };
};
