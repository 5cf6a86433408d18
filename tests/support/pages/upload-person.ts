import type { uploadPanel } from './upload.page';

/** A user with a mouse in the upload dialog, whose clicks are counted. */
export function uploadPerson(upload: ReturnType<typeof uploadPanel>) {
  const { panel } = upload;
  let clicks = 0;
  return {
    clicks: () => clicks,
    /** Opens the dialog and chooses a file. */
    async choose(name: string, bytes: Buffer) {
      clicks += 2;
      await upload.open();
      await upload.chooseBytes(name, bytes);
    },
    /** Opens the dialog and chooses the previous file again. */
    async reopen(name: string) {
      clicks += 2;
      await upload.open();
      await panel.getByRole('button', { name: `Use ${name} again` }).click();
    },
    async press(name: string | RegExp) {
      clicks += 1;
      await panel.getByRole('button', { name }).first().click();
    },
    async check(name: string | RegExp) {
      clicks += 1;
      await panel.getByRole('checkbox', { name }).check();
    },
    async pick(name: string) {
      clicks += 1;
      await panel.getByRole('radio', { name }).check();
    },
    /** One click opens the options, another chooses one. */
    async select(label: string | RegExp, choice: string) {
      clicks += 2;
      const select = panel.getByLabel(label);
      await select.focus();
      await select.selectOption(choice);
    },
    /** Submits the file; new records are stored without a review. */
    async submit() {
      clicks += 1;
      await panel.getByText('checked, no errors.').waitFor();
      await upload.submit.click();
      // Thousands of rows take long on a busy machine.
      await panel.waitFor({ state: 'detached', timeout: 90_000 });
    },
  };
}
