import { expect, test } from 'vitest';
import { alignmentOf, scrollSideways } from './alignment';
import { choose, click, drag, fill, gone, patience, see } from './drive';
import type { EnginePage } from './engine.types';
import { inEachEngine } from './engines';

const lists = [
  ['/prices', 'prices', 'Unit', 'roll'],
  ['/products', 'products', 'Unit', 'roll'],
  ['/companies', 'companies', 'Currency', 'USD'],
  ['/users', 'users', 'Role', 'Sales'],
] as const;

/** Every rendered cell is aligned with its header, and the fixed ones with the edges. */
async function expectAligned(page: EnginePage, area: string): Promise<void> {
  const { misaligned, displaced } = await alignmentOf(page, area);
  expect({ misaligned, displaced }).toEqual({ misaligned: [], displaced: [] });
}

/** Runs an action that changes the rows or their number, and waits until they are loaded. */
async function changes(
  page: EnginePage,
  area: string,
  what: 'text' | 'total',
  act: () => Promise<void>,
): Promise<void> {
  const before = await alignmentOf(page, area);
  await act();
  await expect.poll(async () => (await alignmentOf(page, area))[what], patience).not.toBe(before[what]);
}

inEachEngine(({ open, picture }) => {
  const openList = async (path: string, area: string) => {
    const page = await open(path, 'admin@pricebook.test');
    await expect.poll(async () => (await alignmentOf(page, area)).cells, patience).toBeGreaterThan(0);
    return page;
  };

  test.each(lists)('columns of %s remain aligned while paging, searching, scrolling and filtering', async (...list) => {
    const [path, area, filter, value] = list;
    const page = await openList(path, area);
    await expectAligned(page, area);
    await picture(page, area);

    // The demo has one page of companies and of users.
    if (area === 'prices' || area === 'products') {
      await changes(page, area, 'text', () => click(page, { css: 'button', name: 'Next page' }));
      await expectAligned(page, area);
    }
    while (await scrollSideways(page, area, 'on')) await expectAligned(page, area);
    // The users fit.
    if (area !== 'users') expect((await alignmentOf(page, area)).scrolled).toBeGreaterThan(0);
    await picture(page, `${area}-scrolled`);
    await scrollSideways(page, area, 'start');
    await expectAligned(page, area);

    const { firstName } = await alignmentOf(page, area);
    await changes(page, area, 'total', () => fill(page, { css: 'input[type=search]' }, firstName.slice(0, 5)));
    await expectAligned(page, area);
    await changes(page, area, 'total', () => fill(page, { css: 'input[type=search]' }, ''));

    await click(page, { css: 'button', name: 'Filter' });
    await choose(page, { css: 'dialog input[role=combobox]', name: filter }, value);
    await picture(page, `${area}-filter`);
    await changes(page, area, 'total', () => click(page, { css: 'dialog button', name: 'Save' }));
    await gone(page, { css: 'dialog' });
    await see(page, { css: '.pricebook-chips button' });
    await expectAligned(page, area);
  });

  test('a column is hidden, and another dragged to a new place', async () => {
    const page = await openList('/products', 'products');
    await click(page, { css: 'button', name: 'manage columns' });
    await click(page, { css: 'dialog input[type=checkbox]', name: 'Prime logo names' });
    await picture(page, 'columns');
    const target = await see(page, { css: 'button', name: 'Move Unit' });
    await drag(page, { css: 'button', name: 'Move Description' }, () => target);
    await click(page, { css: 'dialog button', name: 'Save' });
    await gone(page, { css: 'dialog' });
    await gone(page, { css: '[role=columnheader]', name: 'Prime logo names' });
    await expectAligned(page, 'products');
    const placeOf = async (name: string) => (await see(page, { css: '[role=columnheader]', name }))[0];
    expect(await placeOf('Unit')).toBeLessThan(await placeOf('Description'));
  });
});
