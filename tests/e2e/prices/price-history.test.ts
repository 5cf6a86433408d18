import { expect, test } from 'vitest';
import { freshPages } from '../../support/app/browser';
import { proxiedApp } from '../../support/app/proxied-app';
import { isFocused } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';
import { priceHistoryPage } from '../../support/pages/price-history.page';
import { uploadPanel } from '../../support/pages/upload.page';
import { uploadPrices } from '../../support/wire/price-uploads-by-wire';

const { app, proxy } = proxiedApp();
const openPage = freshPages();

let products = 0;

/** The list, showing a new record with one price; another SKU has none. */
async function open(prices: readonly string[] = ['10']) {
  const opened = await openPrices(openPage, app(), { at: proxy().url });
  const token = (await app().signIn()).accessToken;
  // The SKUs of other tests have a history already.
  products += 1;
  const [sku, other] = [`HISTORY-${products}-A`, `HISTORY-${products}-B`];
  for (const MAIN_SKU of [sku, other]) await app().call('POST', 'product/createProduct', token, { MAIN_SKU });
  await opened.wire.create(sku, { AUD: prices, USD: [] });
  await opened.prices.search.fill(sku);
  await opened.prices.rowOf(sku).waitFor();
  const upload = (name: string, rows: readonly (readonly [string, string])[]) => uploadPrices(app(), token, name, rows);
  const stored = async (wanted: string) =>
    (await opened.wire.find(wanted)).find(({ MAIN_SKU }) => MAIN_SKU === wanted) ?? null;
  /** SP - AUD - 01, as the list shows it. */
  const shownPrice = async () => {
    const place = await opened.prices.scrollToColumn('SP - AUD - 01');
    return opened.prices.rowOf(sku).locator(`[role=gridcell][aria-colindex="${place}"]`).innerText();
  };
  return { ...opened, sku, other, upload, stored, shownPrice, past: priceHistoryPage(opened.page) };
}

test('a wrong upload is shown in the history and taken back', {
  tags: ['L201', 'L202', 'L204', 'L205'],
}, async () => {
  const { page, prices, host, sku, other, past, stored, shownPrice } = await open();
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).fill('11');
  await prices.form.submit.click();
  await prices.form.sheet.waitFor({ state: 'detached' });
  const upload = uploadPanel(page);
  await upload.open();
  await upload.choose('march.csv', ['MAIN_SKU,SP_AUD_01', `${sku},12`, `${other},5`]);
  await upload.submit.click();
  await upload.panel.getByRole('button', { name: 'Confirm Changes' }).click();
  await upload.panel.waitFor({ state: 'detached' });
  expect(await stored(sku)).toMatchObject({ SP_AUD_01: '12' });

  // All price levels, then one of them.
  await past.historyOf(sku).press('Enter');
  const history = past.history(sku);
  const changes = history.getByRole('list', { name: 'Changes, newest first' });
  await changes.waitFor();
  const entries = await changes.locator(':scope > li').allInnerTexts();
  expect(entries.map((text) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(
      /^Changed by Marion Okafor by the upload of march\.csv .*SP - AUD - 01 .*11\.00.*12\.00.*\+9\.1\s%/,
    ),
    expect.stringMatching(/^Changed by Marion Okafor by hand .*10\.00.*11\.00/),
    expect.stringMatching(/^Created by Marion Okafor by hand .*-.*10\.00/),
  ]);
  await changes.getByRole('button', { name: 'SP - AUD - 01: show its history' }).first().press('Enter');
  const level = history.getByRole('combobox', { name: 'Price level' });
  await history
    .getByRole('img', { name: /SP - AUD - 01 over time: 3 changes, lowest 10\.00, highest 12\.00, now 12\.00/ })
    .waitFor();
  expect(await level.evaluate((select) => select.matches(':focus'))).toBe(true);
  const steps = history.getByRole('table', { name: /SP - AUD - 01/ }).getByRole('row');
  expect((await steps.allInnerTexts()).slice(1).map((text) => text.split('\t').slice(1, 3))).toEqual([
    ['11.00', '12.00'],
    ['10.00', '11.00'],
    ['-', '10.00'],
  ]);
  await level.selectOption('SP - USD - 01');
  await history.getByText('This price level was never changed').waitFor();
  await page.keyboard.press('Escape');
  await history.waitFor({ state: 'detached' });

  // The upload: previewed, cancelled, and taken back.
  await past.pastUploads.press('Enter');
  await past.uploadOf('march.csv').getByText('1 added · 1 changed').waitFor();
  await past.takeBackOf('march.csv').press('Enter');
  await past.takeBack
    .getByText(
      '1 record is set back to the prices before the upload. The prices of 1 record that it added are deleted.',
    )
    .waitFor();
  expect(await past.cancel.evaluate((button) => button.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await past.takeBack.waitFor({ state: 'detached' });
  expect(await stored(other)).not.toBeNull();
  await past.takeBackOf('march.csv').press('Enter');
  await past.takeBack.getByRole('button', { name: 'Take back 2 records' }).press('Enter');
  await host.message('Upload taken back: 1 deleted, 1 set back.').waitFor();
  await past
    .uploadOf('march.csv')
    .getByText(/^Taken back by Marion Okafor/)
    .waitFor();
  expect(await past.takeBackOf('march.csv').count()).toBe(0);
  await past.uploads.getByRole('button', { name: 'Close' }).press('Enter');
  await past.uploads.waitFor({ state: 'detached' });
  await expect.poll(shownPrice).toBe('11.00');
  expect(await stored(other)).toBeNull();
});

test('prices that were changed after an upload are listed and remain', { tags: 'L205' }, async () => {
  const { sku, other, upload, stored, past, wire, host, expectComplaints } = await open();
  expectComplaints(/409/);
  await upload('april.csv', [
    [sku, '12'],
    [other, '5'],
  ]);
  const now = await stored(sku);
  if (now === null) throw new Error(`${sku} is not there.`);
  await wire.change(now, { AUD: ['13'], USD: [] });
  await past.pastUploads.click();
  await past.takeBackOf('april.csv').click();
  await past.takeBack.getByText('1 record was changed after the upload and stays as it is').waitFor();
  const since = past.takeBack.getByRole('region', { name: 'What was changed since' });
  expect((await since.innerText()).replace(/\s+/g, ' ')).toMatch(
    new RegExp(`${sku} Changed by Marion Okafor by hand, .*12\\.00.*13\\.00`),
  );
  // Another user changes another price meanwhile: the request is refused, and the preview reloads.
  const added = await stored(other);
  if (added === null) throw new Error(`${other} is not there.`);
  await wire.change(added, { AUD: ['6'], USD: [] });
  await past.confirm.click();
  await past.takeBack.getByText('2 records were changed after the upload and stay as they are').waitFor();
  await past.takeBack
    .getByRole('alert')
    .getByText(/Nothing was taken back/)
    .waitFor();
  // The latest change first.
  expect(await since.getByRole('listitem').first().innerText()).toContain(other);
  expect(await isFocused(past.takeBack.getByRole('button', { name: 'Close', exact: true }).last())).toBe(true);
  expect(await past.confirm.count()).toBe(0);
  await wire.change({ ...added, VERSION: added.VERSION + 1 }, { AUD: ['5'], USD: [] });
  await past.takeBack.getByRole('button', { name: 'Close', exact: true }).last().click();
  await past.takeBackOf('april.csv').click();
  await past.takeBack.getByRole('button', { name: 'Take back 1 record', exact: true }).click();
  await host.message('1 deleted, 0 set back. 1 changed since stays.').waitFor();
  expect(await stored(sku)).toMatchObject({ SP_AUD_01: '13' });
  expect(await stored(other)).toBeNull();
});

test('after loading the last page the focus is on its first upload', { tags: 'LT06' }, async () => {
  const { page, sku, upload, past } = await open();
  // A page has 20 uploads; other tests may have added more.
  for (let number = 1; number <= 21; number += 1) await upload(`week-${number}.csv`, [[sku, String(10 + number)]]);
  await past.pastUploads.click();
  const items = past.uploads.getByRole('listitem');
  await expect.poll(() => items.count()).toBe(20);
  const older = past.uploads.getByRole('button', { name: 'Show older ones' });
  await older.focus();
  await page.keyboard.press('Enter');
  await older.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(items.nth(20))).toBe(true);
});

test('a take-back without a response has an unknown outcome', { tags: 'L207' }, async () => {
  const { sku, upload, past, stored, page, expectComplaints } = await open();
  expectComplaints(/net::ERR|Failed to load resource/);
  await upload('may.csv', [[sku, '12']]);
  proxy().cutAfter('response headers', { only: 'getPriceUploads' });
  await past.pastUploads.click();
  const again = past.uploads.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await proxy().restore();
  await again.click();
  await past.takeBackOf('may.csv').click();
  await past.confirm.waitFor();
  proxy().cutAfter('response headers', { only: 'takeBackUpload' });
  const reload = page.waitForRequest(/getPrice$/);
  await past.confirm.click();
  // The toast in front of the dialog has the same text.
  await past.takeBack.getByRole('alert').getByText('It is not known whether the upload was taken back').waitFor();
  await reload;
  await past.takeBack.getByText(/was taken back already/).waitFor();
  expect(await stored(sku)).toMatchObject({ SP_AUD_01: '10' });
});

test('a user without write permission sees a message in place', { tags: 'L201' }, async () => {
  const customer = await openPrices(openPage, app(), { user: 'customer@pricebook.test', hasPermissions: false });
  customer.expectComplaints(/403/);
  const past = priceHistoryPage(customer.page);
  const [sku = ''] = await customer.prices.skus();
  await past.historyOf(sku).click();
  const refusal = past.history(sku).getByRole('alert');
  await refusal.waitFor();
  expect(await refusal.getByRole('button').count()).toBe(0);
});

test('the element has history only with its attribute', { tags: 'L203' }, async () => {
  const { page, prices, sku, upload, past } = await open();
  const id = await upload('june.csv', [[sku, '12']]);
  const list = prices.list;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await list.evaluate((element) => element.removeAttribute('price-history'));
  await past.pastUploads.waitFor({ state: 'detached' });
  expect(await past.historyOf(sku).count()).toBe(0);
  const refused = await list.evaluate(async (element: HTMLElementTagNameMap['pricebook-prices'], uploadId) => {
    const all = await Promise.allSettled([element.history(uploadId), element.takeBack(uploadId)]);
    return all.map((one) => (one.status === 'rejected' ? String(one.reason.message) : one.status));
  }, id);
  expect(refused).toEqual(Array(2).fill('This needs the attribute price-history.'));
  expect(asked.filter((url) => /price-history|getPriceUploads|previewTakeBack/.test(url))).toEqual([]);

  // A read-only list shows the uploads without a button to take them back.
  await list.evaluate((element: HTMLElementTagNameMap['pricebook-prices']) => {
    element.priceHistory = true;
    element.setAttribute('readonly', '');
  });
  await past.historyOf(sku).waitFor();
  expect(await prices.editOf(sku).count()).toBe(0);
  await past.pastUploads.click();
  await past.uploadOf('june.csv').waitFor();
  expect(await past.takeBackOf('june.csv').count()).toBe(0);
});

test('the former attribute name is read, with a warning', { tags: 'OP04' }, async () => {
  const { page, prices, sku, past } = await open();
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await prices.list.evaluate((element) => {
    element.removeAttribute('price-history');
    element.setAttribute('history', '');
  });
  expect((await warning).text()).toContain('is called price-history now');
  await past.historyOf(sku).waitFor();
  await prices.list.evaluate((element) => element.removeAttribute('history'));
  await past.historyOf(sku).waitFor({ state: 'detached' });
  // A method has that name too.
  await prices.list.evaluate((element) => Reflect.set(element, 'history', true));
  await past.historyOf(sku).waitFor();
});

test('methods open the history and take an upload back', { tags: 'L206' }, async () => {
  const { page, sku, upload, past, stored, shownPrice } = await open();
  const id = await upload('july.csv', [[sku, '12']]);
  const element = await page.waitForSelector('pricebook-prices');
  const ID = (await stored(sku))?.ID ?? 0;
  await element.evaluate((list: HTMLElementTagNameMap['pricebook-prices'], record) => {
    void list.history(record).then((outcome) => list.setAttribute('data-history', String(outcome)));
  }, ID);
  await past.history(sku).getByText('by the upload of july.csv').waitFor();
  await past.history(sku).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => element.getAttribute('data-history')).toBe('undefined');
  expect(
    await element.evaluate((list: HTMLElementTagNameMap['pricebook-prices']) =>
      list.history({ ID: 'no such record' }).catch((error: Error) => error.message),
    ),
  ).toMatch(/^history\(\) needs a record/);

  const takeBack = (isPrevented: boolean) =>
    element.evaluateHandle(
      (list: HTMLElementTagNameMap['pricebook-prices'], [uploadId, prevents]) => {
        const said: unknown[] = [];
        for (const type of ['pricebook-before-takeback', 'pricebook-takeback'] as const) {
          list.addEventListener(
            type,
            (event) => {
              said.push([type, event.detail]);
              if (prevents) event.preventDefault();
            },
            { once: true },
          );
        }
        return { said, outcome: list.takeBack(uploadId) };
      },
      [id, isPrevented] as const,
    );
  const outcomeOf = (call: Awaited<ReturnType<typeof takeBack>>) =>
    call.evaluate(async ({ said, outcome }) => ({ said, outcome: await outcome }));
  const detail = { uploadId: id, changed: 1 };

  const prevented = await takeBack(true);
  await past.confirm.click();
  expect(await outcomeOf(prevented)).toEqual({ said: [['pricebook-before-takeback', detail]], outcome: undefined });
  expect(await stored(sku)).toMatchObject({ SP_AUD_01: '12' });
  const done = await takeBack(false);
  await past.confirm.click();
  expect((await outcomeOf(done)).outcome).toEqual(detail);
  expect((await outcomeOf(done)).said).toContainEqual(['pricebook-takeback', detail]);
  await expect.poll(shownPrice).toBe('10.00');
});
