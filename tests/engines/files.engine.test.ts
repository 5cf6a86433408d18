import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import { courtPicture } from '../support/wire/picture';
import { pricesOf } from '../support/wire/prices-by-wire';
import { localDate, workbookOf } from '../support/wire/workbook';
import { chooseFile, click, fill, gone, patience, see, texts } from './drive';
import { inEachEngine } from './engines';

const sales = 'sales@pricebook.test';

inEachEngine(({ app, engine, open, picture }) => {
  /** Writes a file where the browser can read it. */
  const file = (name: string, bytes: Buffer) => {
    const path = join(engine().downloads, name);
    writeFileSync(path, bytes);
    return path;
  };

  test('a spreadsheet is uploaded with a review, and the list downloaded', async () => {
    const wire = pricesOf(app(), (await app().signIn(sales)).accessToken);
    const [first, second] = (await wire.find('')).map(({ MAIN_SKU }) => MAIN_SKU);
    const page = await open('/prices', sales);
    await click(page, { css: 'button', name: 'Upload' });
    const sheet = workbookOf([
      { MAIN_SKU: first, SP_AUD_01: 71.25 },
      { MAIN_SKU: second, SP_AUD_01: 72.5 },
    ]);
    await chooseFile(page, 'dialog input[type=file]', file('prices.xlsx', sheet));
    await expect
      .poll(async () => (await texts(page, 'dialog')).join(), patience)
      .toContain('2 rows checked, no errors.');
    await picture(page, 'upload-rows');
    await click(page, { css: 'dialog button', name: 'Submit File' });
    await see(page, { css: 'dialog h2', name: 'Resolve Duplicates' });
    await picture(page, 'upload-review');
    await click(page, { css: 'dialog input[type=checkbox]', name: `Take the changes of ${second}` });
    await click(page, { css: 'dialog button', name: 'Confirm Changes' });
    await see(page, { css: 'dialog button', name: 'Confirm 1 big change' });
    await click(page, { css: 'dialog button', name: 'Confirm 1 big change' });
    await gone(page, { css: 'dialog' });
    const [changed] = await wire.find(first ?? '');
    expect(changed).toMatchObject({ SP_AUD_01: '71.25' });

    await fill(page, { css: 'input[type=search]' }, first ?? '');
    await expect.poll(async () => (await texts(page, '[role=gridcell]')).join(), patience).not.toContain(second);
    await click(page, { css: 'button', name: 'Download' });
    const path = join(engine().downloads, `prices_${localDate()}.xlsx`);
    await expect.poll(() => existsSync(path) && readFileSync(path).length > 0, patience).toBe(true);
    const { Sheets, SheetNames } = XLSX.read(readFileSync(path));
    const rows = XLSX.utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {});
    expect(rows).toMatchObject([{ MAIN_SKU: first, SP_AUD_01: 71.25 }]);
  });

  test('the profile saves a name and a picture', async () => {
    const page = await open('/quotes', 'customer@pricebook.test');
    await click(page, { css: 'button[popovertarget]', name: 'Profile: Ines Moreau' });
    await click(page, { css: '[role=menuitem]', name: 'Settings' });
    await chooseFile(page, 'dialog input[type=file]', file('me.png', courtPicture(64, 64)));
    await fill(page, { css: 'dialog input', name: 'Name' }, 'Ada Lovegrove');
    await picture(page, 'profile');
    await click(page, { css: 'dialog button', name: 'Save' });
    await gone(page, { css: 'dialog' });
    await see(page, { css: 'button', name: 'Profile: Ada Lovegrove' });
    const isDrawn = () =>
      page.evaluate(() => {
        const image = document.querySelector('pricebook-header')?.shadowRoot?.querySelector('img');
        return image ? image.complete && image.naturalWidth : 0;
      });
    await expect.poll(isDrawn, patience).toBe(64);
    await picture(page, 'profile-picture');
  });
});
