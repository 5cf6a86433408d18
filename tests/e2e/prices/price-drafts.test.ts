import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { loginPage } from '../../support/pages/login.page';
import { openOnePrice } from '../../support/pages/one-price';
import { whenEditable } from '../../support/pages/when-editable';
import { pricesOf } from '../../support/wire/prices-by-wire';

const tokenLifeMs = 12 * 60 * 60 * 1000 + 1;
/** How far the server's clock is ahead: advancing it expires the sessions. */
let aheadMs = 0;
const app = appForTests({ clock: () => new Date(Date.now() + aheadMs) });
const openPage = freshPages();

/** A person's typing speed, in milliseconds per key. */
const delay = 60;

/** One price record, with a text typed into the editor of SP - AUD - 01. */
async function typePrice(text: string) {
  const opened = await openOnePrice(openPage, app());
  const { page, prices, cell, editor, sku, typeInto } = opened;
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    return question.accept();
  });
  const first = await cell('SP - AUD - 01');
  await whenEditable(page, first);
  await typeInto('SP - AUD - 01', text, delay);
  const next = prices
    .rowOf(sku)
    .locator(`[role=gridcell][aria-colindex="${Number(await first.getAttribute('aria-colindex')) + 1}"]`);
  const name = `SP - AUD - 01 of ${sku}`;
  return {
    ...opened,
    /** The browser's own questions, which are confirmed. */
    asked,
    first,
    list: prices.list,
    /** The text of SP - AUD - 01, scrolled into view; screen readers get all of it. */
    shown: async () => (await cell('SP - AUD - 01')).textContent(),
    next,
    name,
    field: editor('SP - AUD - 01'),
    offer: prices.list.getByRole('status').filter({ hasText: name }),
    save: prices.button(`Save ${text} as ${name}`),
    discard: prices.button(`Discard ${text} of ${name}`),
  };
}

type Typed = Awaited<ReturnType<typeof typePrice>>;

/** Ends the session by a request of the list, and returns to it by signing in. */
async function expireAndSignIn({ page, prices, expectComplaints }: Typed, user?: string) {
  expectComplaints(/status of 401/);
  aheadMs += tokenLifeMs;
  await prices.list.evaluate(async (list) => {
    if ('refresh' in list && typeof list.refresh === 'function') await list.refresh().catch(() => undefined);
  });
  await loginPage(page).signIn(user);
  await page.waitForURL(/products|prices/);
}

test.each(['84,20', '1.23456'])(
  'the text %s stays in its cell when another is clicked',
  { tags: 'NC03' },
  async (text) => {
    const { first, shown, next, name, field, host, page, stored } = await typePrice(text);
    await next.click();
    const message = host.message(`${name}: ${text}`);
    await message.getByText('The text stays in its cell.').waitFor();
    await expect.poll(shown).toBe(`${text}, not saved`);
    expect(await stored()).toMatchObject({ SP_AUD_01: '10' });

    await message.getByRole('button', { name: 'Go on editing' }).click();
    expect(await field.inputValue()).toBe(text);
    await page.keyboard.press('Escape');
    await expect.poll(shown).toBe('10.00');

    await page.keyboard.type(text, { delay });
    await next.click();
    await first.dblclick();
    expect(await field.inputValue()).toBe(text);
    await field.fill('11.5');
    await page.keyboard.press('Enter');
    await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5' });
    await expect.poll(shown).toBe('11.50');
  },
);

test('the reason stands at the cell, with what the text may mean and the way to the form', {
  tags: 'NC03',
}, async () => {
  const { page, prices, list, field, stored, shown } = await typePrice('84,20');
  await page.keyboard.press('Enter');
  await list.getByText('Digits and a decimal point only, or a text.').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Tab');
  const use = list.getByRole('button', { name: 'Use 84.20' });
  expect(await use.evaluate((button) => button.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe('84.20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '84.2' });

  await prices.grid.getByRole('gridcell', { name: '84.20' }).first().click();
  await page.keyboard.type('1,234', { delay });
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: 'Open the form' }).click();
  await prices.form.price('AUD', 1).waitFor();
  await expect.poll(shown).toBe('1,234, not saved');
});

test('a second press of Enter on Discard acts on no other price', { tags: 'NC117' }, async () => {
  const { page, list, first, next, typeInto, stored } = await typePrice('84,20');
  await next.click();
  await typeInto('SP - AUD - 02', '1.23456', delay);
  await first.click();
  await typeInto('SP - USD - 01', '2.34567', delay);
  await page.reload();
  const offered = list.getByRole('status').getByRole('listitem');
  await expect.poll(() => offered.count()).toBe(3);
  await offered
    .first()
    .getByRole('button', { name: /^Discard/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => offered.count()).toBe(2);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const second = offered.first().getByRole('button').first();
  expect(await second.evaluate((button) => button.matches(':focus'))).toBe(true);
  expect(await offered.count()).toBe(2);
  expect(await stored()).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '9', SP_USD_01: '8' });
});

test('an invalid text is named again after a reload', { tags: ['NC03', 'NC04'] }, async () => {
  const { page, prices, next, name, offer, shown, field } = await typePrice('84,20');
  await next.click();
  await page.reload();
  await offer.getByText(`${name}: 10.00 → 84,20`).waitFor();
  await prices.button(`Edit ${name}`).click();
  await field.waitFor();
  expect(await field.inputValue()).toBe('84,20');
  await page.keyboard.press('Escape');
  await expect.poll(shown).toBe('10.00');
  await offer.waitFor({ state: 'detached' });
});

test('an emptied cell that is left by a click removes its price, after a review that shows no other price moves', {
  tags: 'NC03',
}, async () => {
  const { page, next, list, stored, shown } = await typePrice('1');
  await page.keyboard.press('Backspace', { delay });
  await next.click();
  const review = list.getByRole('dialog', { name: 'Empty cells' });
  await review.getByText('1 price in 1 record would change').waitFor();
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
  await review.getByRole('button', { name: 'Confirm Changes' }).click();
  await page.getByRole('button', { name: 'Confirm 1 big change' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '', SP_AUD_02: '9' });
  await expect.poll(shown).toBe('-');
});

test('a half-typed price is offered after a reload, and saved', { tags: 'NC04' }, async () => {
  const { page, asked, prices, shown, name, offer, save, stored } = await typePrice('11.5');
  await page.reload();
  await offer.getByText(`${name}: 10.00 → 11.50`).waitFor();
  expect(asked).toEqual(['beforeunload']);
  await expect.poll(shown).toBe('11.5, not saved');
  expect(await stored()).toMatchObject({ SP_AUD_01: '10' });
  await save.click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5' });
  await offer.waitFor({ state: 'detached' });
  await expect.poll(shown).toBe('11.50');
  expect(await prices.search.evaluate((search) => search.matches(':focus'))).toBe(true);
  await page.reload();
  await expect.poll(shown).toBe('11.50');
  expect(await offer.count()).toBe(0);
});

test('a discarded price is not offered again, unless that is undone', { tags: 'NC04' }, async () => {
  const { page, shown, offer, discard, host, name } = await typePrice('11.5');
  await page.reload();
  await discard.click();
  await expect.poll(shown).toBe('10.00');
  await host.message(`${name}: 11.5`).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toBe('11.5, not saved');
  await page.reload();
  await discard.click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(shown).toBe('10.00');
  expect(await offer.count()).toBe(0);
});

test('a price that someone changed meanwhile asks before it is saved', { tags: 'NC04' }, async () => {
  const { page, prices, save, wire, made, stored, shown } = await typePrice('11.5');
  await page.reload();
  await save.waitFor();
  await wire.change({ ...made, product: {} }, { AUD: ['10.5', '9'], USD: ['8'] });
  await save.click();
  const question = prices.list.getByRole('dialog', { name: 'This price was changed by someone else' });
  await question.getByText('is now 10.50').waitFor();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '11.5' });
  await expect.poll(shown).toBe('11.50');
});

test('a price typed while the session ends is offered to its user', { tags: 'NC04' }, async () => {
  const typed = await typePrice('11.5');
  await expireAndSignIn(typed);
  await typed.offer.getByText(`${typed.name}: 10.00 → 11.50`).waitFor();
  await typed.save.click();
  const { accessToken } = await app().signIn();
  const stored = () => pricesOf(app(), accessToken).find(typed.sku);
  await expect.poll(stored).toMatchObject([{ SP_AUD_01: '11.5' }]);
});

test('a price whose save meets the end of the session is offered again', { tags: 'NC04' }, async () => {
  const { page, expectComplaints, next, offer, name, discard } = await typePrice('11.5');
  expectComplaints(/status of 401/);
  aheadMs += tokenLifeMs;
  await next.click();
  await loginPage(page).signIn();
  await offer.getByText(`${name}: 10.00 → 11.50`).waitFor();
  await discard.waitFor();
});

test('another user is not shown a typed price', { tags: 'NC04' }, async () => {
  const typed = await typePrice('11.5');
  await expireAndSignIn(typed, 'sales@pricebook.test');
  await typed.host.tab('Price List').click();
  await typed.prices.grid.getByRole('gridcell').first().waitFor();
  expect(await typed.offer.count()).toBe(0);
  expect(await typed.page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('11.5');
});

test('a price typed when its window is closed is offered in the next one, once', { tags: 'NC108' }, async () => {
  const { page, name, asked } = await typePrice('11.5');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual(['beforeunload']);
  const openNext = async () => {
    const next = await page.context().newPage();
    await next.goto(page.url());
    await next.getByRole('gridcell').first().waitFor();
    return { next, offer: next.getByRole('status').filter({ hasText: name }) };
  };
  const { next, offer } = await openNext();
  await offer.getByText(`${name}: 10.00 → 11.50`).waitFor();
  const third = await openNext();
  // What the first window offers is offered to no other one; typing needs the same code.
  await third.next
    .getByRole('gridcell')
    .filter({ hasText: /^\d+\.\d\d$/ })
    .first()
    .dblclick();
  await third.next.getByRole('grid').getByRole('textbox').and(third.next.locator('[aria-invalid]')).waitFor();
  expect(await third.offer.count()).toBe(0);
  await next.getByRole('button', { name: `Discard 11.5 of ${name}` }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await next.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('11.5');
});

test('a sign-out removes what was not saved', { tags: 'NC04' }, async () => {
  const typed = await typePrice('84,20');
  await typed.next.click();
  await typed.host.takeMessage(`${typed.name}: 84,20`);
  await typed.host.signOut('Yes');
  await loginPage(typed.page).submit.waitFor();
  expect(await typed.page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('84,20');
});

test('an unusual price is offered again when the list goes before the answer', { tags: 'NC04' }, async () => {
  const { host, next, prices, offer, name, stored, page, save } = await typePrice('100');
  await next.click();
  await prices.list.getByRole('dialog', { name: 'Save This Change?' }).waitFor();
  await page.evaluate(() => {
    const element = document.querySelector('pricebook-prices');
    element?.replaceWith(element.cloneNode());
  });
  await host.message(/Save This Change/).waitFor();
  await offer.getByText(`${name}: 10.00 → 100.00`).waitFor();
  await save.click();
  await prices.list.getByRole('dialog', { name: 'Save This Change?' }).getByRole('button', { name: 'Save' }).click();
  await expect.poll(stored).toMatchObject({ SP_AUD_01: '100' });
});
