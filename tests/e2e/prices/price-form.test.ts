import { describe, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { createProxy } from '../../support/app/proxy';
import { isFocused } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';

const app = appForTests();
const openPage = freshPages();

/** The create form, open, with a SKU that has no prices. */
const openCreateForm = async () => {
  const opened = await openPrices(openPage, app());
  const [{ MAIN_SKU: sku, GROUP_NAME: group }] = await opened.wire.unpriced();
  await opened.prices.createNew.click();
  await opened.prices.form.sheet.waitFor();
  return { ...opened, form: opened.prices.form, sku, group };
};

describe('the create form', () => {
  test('starts with three empty inputs for each currency', {
    tags: ['A028', 'A031', 'A032', 'A035', 'A081'],
  }, async () => {
    const { form } = await openCreateForm();
    expect(await form.values('AUD')).toEqual(['', '', '']);
    expect(await form.values('USD')).toEqual(['', '', '']);
    expect(await form.sheet.getByRole('heading', { name: 'add price' }).count()).toBe(1);
    expect(await form.submit.innerText()).toBe('Create');
  });

  test('adds inputs up to 20 a currency and removes to one', {
    tags: ['A033', 'A034', 'A051'],
  }, async () => {
    const { form } = await openCreateForm();
    for (let level = 4; level <= 20; level++) await form.addPrice('AUD').click();
    expect(await form.prices('AUD').count()).toBe(20);
    expect(await form.addPrice('AUD').isEnabled()).toBe(false);
    expect(await form.prices('USD').count()).toBe(3);
    await form.removePrice('USD', 3).click();
    await form.removePrice('USD', 2).click();
    expect(await form.prices('USD').count()).toBe(1);
    await form.prices('USD').first().fill('1');
    expect(await form.removePrice('USD', 1).count()).toBe(0);
  });

  test('submits once a SKU is chosen and every visible price filled', {
    tags: ['A030', 'A050'],
  }, async () => {
    const { form, sku, group } = await openCreateForm();
    expect(await form.submit.isEnabled()).toBe(false);
    await form.chooseSku(sku);
    await expect.poll(() => form.group.inputValue()).toBe(group);
    expect(await form.submit.isEnabled()).toBe(false);
    for (const currency of ['AUD', 'USD'] as const) {
      for (const level of [1, 2, 3]) await form.price(currency, level).fill(`${level}.25`);
    }
    expect(await form.submit.isEnabled()).toBe(true);
    await form.price('USD', 2).fill('  ');
    expect(await form.submit.isEnabled()).toBe(false);
    await form.removePrice('USD', 2).click();
    expect(await form.submit.isEnabled()).toBe(true);
  });

  test('asks before discarding typed input', async () => {
    const { page, form } = await openCreateForm();
    await form.price('AUD', 1).fill('5');
    await form.price('AUD', 1).press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await form.price('AUD', 1).inputValue()).toBe('5');
    await form.cancel.click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await form.sheet.waitFor({ state: 'detached' });
  });
});

describe('the edit form', () => {
  test('shows the stored prices without gaps and the SKU as fixed', {
    tags: ['A028', 'A035', 'A039', 'A052'],
  }, async () => {
    const { prices, wire } = await openPrices(openPage, app());
    const [, { MAIN_SKU: sku }] = await wire.unpriced();
    await wire.create(sku, { AUD: ['4', '3.5'], USD: ['POA'] });
    await prices.search.fill(sku);
    await prices.editOf(sku).click();
    await expect.poll(() => prices.form.values('AUD')).toEqual(['4.00', '3.50']);
    expect(await prices.form.values('USD')).toEqual(['POA']);
    expect(await prices.form.mainSku.isEditable()).toBe(false);
    expect(await prices.form.submit.innerText()).toBe('Save');
    expect(await prices.form.sheet.getByRole('heading', { name: 'edit price' }).count()).toBe(1);
  });

  test('shows a concurrent change and lets the user decide', { tags: 'A097' }, async () => {
    const { prices, wire, sku, conflict } = await openConflict('77');
    const differences = prices.form.sheet.getByRole('region', {
      name: 'Differences between your version and the current price',
    });
    await expect.poll(() => isFocused(differences)).toBe(true);
    expect(await conflict.getByRole('row', { name: /SP - AUD - 01/ }).innerText()).toMatch(/55\.00\s+77\.00/);
    await prices.form.keepMine.click();
    await prices.form.sheet.waitFor({ state: 'detached' });
    expect(await wire.find(sku)).toEqual([expect.objectContaining({ SP_AUD_01: '77' })]);
  });

  test('applies the form’s rule when overwriting a conflict', { tags: 'AF02' }, async () => {
    const { prices, wire, sku } = await openConflict('77');
    await prices.form.price('AUD', 1).fill('');
    expect(await prices.form.keepMine.isEnabled()).toBe(false);
    await prices.form.sheet.getByText(/^Fill or remove/).waitFor();
    await prices.form.keepMine.click({ force: true });
    await prices.form.price('AUD', 1).press('Enter');
    expect(await wire.find(sku)).toEqual([expect.objectContaining({ SP_AUD_01: '55', SP_AUD_02: '' })]);
    await prices.form.price('AUD', 1).fill('78');
    await prices.form.keepMine.click();
    await prices.form.sheet.waitFor({ state: 'detached' });
    expect(await wire.find(sku)).toEqual([expect.objectContaining({ SP_AUD_01: '78' })]);
  });

  test('remains open with the other’s prices, and focuses the first one', { tags: 'AF14' }, async () => {
    const { page, prices } = await openConflict('77');
    await prices.form.takeTheirs.click();
    await expect.poll(() => prices.form.values('AUD')).toEqual(['55.00']);
    expect(await isFocused(prices.form.price('AUD', 1))).toBe(true);
    await page.keyboard.type('4');
    expect(await prices.form.sheet.count()).toBe(1);
  });

  test('shows prices as the list does, and a text for none', async () => {
    const { prices, wire } = await openPrices(openPage, app());
    const [, , { MAIN_SKU: sku } = { MAIN_SKU: '' }] = await wire.unpriced();
    await wire.create(sku, { AUD: ['30.8', '3.1257', '1250', 'POA'], USD: [] });
    await prices.search.fill(sku);
    await prices.editOf(sku).click();
    await expect.poll(() => prices.form.values('AUD')).toEqual(['30.80', '3.1257', '1250.00', 'POA']);
    await prices.form.sheet.getByText('No USD prices').waitFor();
    await prices.form.addPrice('USD').click();
    expect(await prices.form.values('USD')).toEqual(['']);
    expect(await prices.form.sheet.getByText('No USD prices').count()).toBe(0);
  });
});

/** The edit form with an own price, after another user has saved 55 and the own save was refused. */
const openConflict = async (mine: string) => {
  const opened = await openPrices(openPage, app());
  const { prices, wire } = opened;
  opened.expectComplaints(/status of 409/);
  const sku = (await prices.skus())[0] ?? '';
  await prices.editOf(sku).click();
  await prices.form.sheet.waitFor();
  await prices.form.price('AUD', 1).fill(mine);
  while ((await prices.form.prices('AUD').count()) > 1) await prices.form.removePrice('AUD', 2).click();
  while ((await prices.form.prices('USD').count()) > 1) await prices.form.removePrice('USD', 2).click();
  const [record] = await wire.find(sku);
  if (!record) throw new Error(`${sku} is not there.`);
  await wire.change(record, { AUD: ['55'], USD: ['3'] });
  await prices.form.submit.click();
  await prices.form.sheet.getByText('This price was changed by someone else').waitFor();
  return { ...opened, sku, conflict: prices.form.sheet.getByRole('table') };
};

test('a price is removed by its own keys, and restored', { tags: 'LS01' }, async () => {
  const { page, prices } = await openPrices(openPage, app());
  const { form } = prices;
  const { keyboard } = page;
  await prices.createNew.click();
  await form.price('AUD', 1).fill('5');
  await form.price('AUD', 2).fill('4');
  await form.price('AUD', 1).focus();
  await keyboard.press('Tab');
  expect(await isFocused(form.price('AUD', 2))).toBe(true);

  await form.removePrice('AUD', 1).click();
  await form.sheet.getByText('SP - AUD - 01 (5) was removed.').waitFor();
  expect(await form.values('AUD')).toEqual(['4', '']);
  await form.sheet.getByRole('button', { name: 'Undo' }).click();
  expect(await form.values('AUD')).toEqual(['5', '4', '']);
  expect(await isFocused(form.price('AUD', 1))).toBe(true);

  // The first Delete clears the text, the second removes the price.
  await keyboard.press('Control+A');
  await keyboard.press('Delete');
  expect(await form.values('AUD')).toEqual(['', '4', '']);
  await keyboard.press('Delete');
  expect(await form.values('AUD')).toEqual(['4', '']);
  expect(await form.sheet.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('Enter in an incomplete form focuses the first missing field', { tags: 'AF14' }, async () => {
  const { prices } = await openPrices(openPage, app());
  await prices.createNew.click();
  await prices.form.price('AUD', 1).fill('5');
  await prices.form.price('AUD', 1).press('Enter');
  // The field's code may load only now, and then gets the focus.
  await expect.poll(() => isFocused(prices.form.mainSku)).toBe(true);
  await prices.form.sheet.waitFor();
});

test('a save completed despite a lost response is reported as saved', { tags: 'AF10' }, async () => {
  const proxy = await createProxy(app().url);
  try {
    const { prices, wire, host, expectComplaints } = await openPrices(openPage, app(), { at: proxy.url });
    expectComplaints(/Failed to load resource|net::ERR|status of 409/);
    const sku = (await prices.skus())[2] ?? '';
    await prices.editOf(sku).click();
    await prices.form.price('AUD', 1).fill('43.21');
    proxy.cutAfter('response headers', { only: 'updatePrice' });
    await prices.form.submit.click();
    await prices.form.problem.getByText(/not known whether/).waitFor();
    await proxy.restore();
    await prices.form.submit.click();
    await prices.form.sheet.waitFor({ state: 'detached' });
    await host.message('The price was saved.').waitFor();
    expect(await wire.find(sku)).toEqual([expect.objectContaining({ SP_AUD_01: '43.21' })]);
  } finally {
    await proxy.close();
  }
});

test('in forced colours, a disabled button looks disabled', { tags: 'AF16' }, async () => {
  const { page, prices } = await openPrices(openPage, app(), { context: { forcedColors: 'active' } });
  await prices.createNew.click();
  const colours = await prices.form.submit.evaluate((button) => {
    const probe = document.createElement('i');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    return [getComputedStyle(button).color, getComputedStyle(probe).color, getComputedStyle(button).borderColor];
  });
  expect(new Set(colours).size).toBe(1);
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
});

test('saving a deleted price shows a message and preserves the input', { tags: 'A096' }, async () => {
  const { prices, wire, expectComplaints } = await openPrices(openPage, app());
  expectComplaints(/status of 404/);
  const [, { MAIN_SKU: sku }] = await wire.unpriced();
  const { ID } = await wire.create(sku, { AUD: ['4'], USD: ['3'] });
  await prices.search.fill(sku);
  await prices.editOf(sku).click();
  await prices.form.price('AUD', 1).fill('5');
  await wire.remove(ID);
  await prices.form.submit.click();
  await prices.form.problem.waitFor();
  expect(await prices.form.problem.innerText()).toContain('This price was deleted meanwhile');
  expect(await prices.form.price('AUD', 1).inputValue()).toBe('5');
});

test('Cancel in the delete dialog deletes nothing', { tags: 'A026' }, async () => {
  const { prices, wire } = await openPrices(openPage, app());
  const sku = (await prices.skus())[0] ?? '';
  await prices.deleteOf(sku).click();
  await prices.deleteDialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await prices.deleteDialog.waitFor({ state: 'detached' });
  expect((await wire.find(sku)).map(({ MAIN_SKU }) => MAIN_SKU)).toContain(sku);
});
