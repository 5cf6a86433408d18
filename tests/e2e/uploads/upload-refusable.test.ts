import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();

/** Opens the upload panel, with the SKUs of two products without prices. */
async function start() {
  const { page, wire, expectComplaints } = await openPrices(openPage, app());
  const upload = uploadPanel(page);
  const [one, two] = (await wire.unpriced()).map(({ MAIN_SKU }) => MAIN_SKU);
  if (one === undefined || two === undefined) throw new Error('The demo has two products without prices');
  const priceOf = async (sku: string) =>
    Reflect.get((await wire.find(sku)).find(({ MAIN_SKU }) => MAIN_SKU === sku) ?? {}, 'SP_AUD_01');
  await upload.open();
  return { upload, one, two, priceOf, expectComplaints };
}
type Upload = ReturnType<typeof uploadPanel>;
const question = (upload: Upload, name: string) => upload.panel.page().getByRole('dialog', { name, exact: true });

test('rows that may be refused are left out by count before sending', { tags: 'NU01' }, async () => {
  const { upload, one, two, priceOf } = await start();
  await upload.choose('march.csv', ['MAIN_SKU,SP_AUD_01', 'Pumps,', `${one},11`, 'NO-SUCH-1,5', ',99', `${two},12`]);
  await upload.panel
    .getByText(
      '5 rows checked. 3 of them may be refused: 1 row without a Main SKU, 1 section or repeated header row, 1 unknown Main SKU.',
    )
    .waitFor();
  await upload.panel.getByText('3 rows may be refused', { exact: true }).waitFor();
  await upload.submit.click();
  const asked = question(upload, 'Send 3 rows that may be refused?');
  await asked.getByText('1 unknown Main SKU').waitFor();
  expect(await upload.focusedText()).toBe('Leave them out and send the rest');
  await asked.getByRole('button', { name: 'Back to the preview' }).click();
  await asked.waitFor({ state: 'detached' });
  await upload.panel.getByRole('button', { name: 'Left out 0' }).waitFor();
  await upload.submit.click();
  await asked.getByRole('button', { name: 'Leave them out and send the rest' }).click();
  await upload.panel.waitFor({ state: 'detached' });
  expect([await priceOf(one), await priceOf(two)]).toEqual(['11', '12']);
});

test('a refusal names rows of the file, marks them, and leaves them out', { tags: 'NU02' }, async () => {
  const { upload, one, two, priceOf, expectComplaints } = await start();
  expectComplaints(/422/);
  const lines = ['Price list of March', '', 'Article,Net', 'Pumps,', `${one},21`, 'NO-SUCH-2,5', `${two},22`];
  await upload.choose('supplier.csv', lines);
  await upload.mapTo('Net', 'SP - AUD - 01');
  await upload.panel.getByRole('button', { name: 'Preview' }).click();
  await upload.openLeaveOut();
  await upload.panel.getByRole('checkbox', { name: '1 section or repeated header row' }).check();
  await upload.panel.getByText('1 row is left out.').waitFor();
  await upload.submit.click();
  await question(upload, 'Send 1 row that may be refused?').getByRole('button', { name: 'Send all rows' }).click();

  const refused = upload.panel.getByRole('alert');
  await refused.getByText('The file was refused. Nothing was changed').waitFor();
  await refused.getByText('Row 6: MAIN_SKU “NO-SUCH-2” is no product that exists', { exact: false }).waitFor();
  const link = refused.getByRole('button', { name: 'Row 6, Main SKU' });
  await link.click();
  await upload.panel.getByText('refused: “NO-SUCH-2” is no product that exists').waitFor({ state: 'attached' });
  await upload.panel.getByRole('checkbox', { name: '1 section or repeated header row' }).isChecked();
  await refused.getByRole('button', { name: 'Leave out this row' }).click();
  await upload.panel.getByText('2 rows are left out.').waitFor();
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });
  expect([await priceOf(one), await priceOf(two)]).toEqual(['21', '22']);
});

test('prices of 0 are stored only when a person says so', { tags: 'NU03' }, async () => {
  const { upload, one, two, priceOf } = await start();
  const header = 'MAIN_SKU,SP_AUD_01,SP_AUD_02';
  await upload.choose('april.csv', [header, `${one},31,32`, `${two},41,42`]);
  await upload.submit.click();
  await upload.panel.waitFor({ state: 'detached' });

  await upload.open();
  await upload.choose('may.csv', [header, `${one},0,33`, `${two},0.00,0`]);
  await upload.panel.getByText('3 prices of 0: leave the rows out below if 0 means “no price”').waitFor();
  await upload.submit.click();
  const asked = question(upload, 'Store 3 prices of 0?');
  await asked.getByText('1 of them has other prices too, which are then not sent either', { exact: false }).waitFor();
  await asked.getByRole('button', { name: 'Leave out 2 rows and send the rest' }).click();
  await upload.panel.getByText('Every row is left out: take rows back first').first().waitFor();
  await upload.panel.getByRole('button', { name: 'Include all rows' }).click();
  await upload.panel.getByRole('button', { name: 'Left out 0' }).waitFor();
  await upload.choose('june.csv', [header, `${one},0,33`, `${two},43,42`]);
  await upload.submit.click();
  await question(upload, 'Store 1 price of 0?')
    .getByRole('button', { name: /^Leave out 1 row / })
    .click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.waitFor({ state: 'detached' });
  expect([await priceOf(one), await priceOf(two)]).toEqual(['31', '43']);

  await upload.open();
  await upload.choose('july.csv', [header, `${one},0,33`]);
  await upload.submit.click();
  await question(upload, 'Store 1 price of 0?').getByRole('button', { name: 'Store 1 price of 0' }).click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await question(upload, 'Confirm 1 big change?')
    .getByRole('button', { name: 'Confirm 2 changes, 1 of them big' })
    .click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await priceOf(one)).toBe('0');
});
