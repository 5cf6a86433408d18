import { expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { chooseByTyping, pressUntilFocused, tabToAndEnter } from '../../support/pages/keyboard';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';

const app = appForTests();
const openPage = freshPages();

test('the keyboard alone does the whole upload without losing the focus', {
  tags: 'B121',
}, async () => {
  const { page, prices, host, wire } = await openPrices(openPage, app());
  const skus: string[] = [];
  for (const { MAIN_SKU } of (await wire.unpriced()).slice(0, 3)) {
    await wire.create(MAIN_SKU, { AUD: ['10', '20'], USD: [] });
    skus.push(MAIN_SKU);
  }
  const [first = '', second = '', third = ''] = skus;
  const upload = uploadPanel(page);
  const { panel } = upload;
  const button = (name: string | RegExp) => panel.getByRole('button', { name, exact: typeof name === 'string' });
  const tabTo = (element: Parameters<typeof pressUntilFocused>[2]) => pressUntilFocused(page, 'Tab', element);
  /** Whether the focus is on an element inside the panel: neither on the page nor on the panel's frame. */
  const expectFocusInside = () =>
    expect
      .poll(() =>
        prices.list.evaluate((list) => {
          const focused = list.shadowRoot?.activeElement;
          return focused?.isConnected === true && focused.closest('dialog') !== null && focused.localName !== 'dialog';
        }),
      )
      .toBe(true);
  /** The browser's own file chooser can be opened, but not driven. */
  const choose = async (opener: string, name: string, lines: readonly string[]) => {
    const opened = page.waitForEvent('filechooser');
    await tabToAndEnter(page, button(opener));
    await (await opened).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  };

  const opener = prices.list.getByRole('button', { name: 'Upload', exact: true });
  await tabToAndEnter(page, opener);
  await panel.waitFor();
  await expectFocusInside();

  // A file that cannot be read.
  await choose('Choose file', 'notes.csv', ['%PDF-1.7']);
  await panel.getByText('This is a PDF document').waitFor();
  await expectFocusInside();

  // Unknown columns are mapped.
  const rows = [first, second, third].map((sku) => `${sku},11,POA`);
  await choose('Choose file', 'march.csv', ['Article,Net,Trade', ...rows]);
  await panel.getByRole('heading', { name: 'Map columns' }).waitFor();
  await expectFocusInside();
  await chooseByTyping(page, panel.getByLabel('Article stands for'), 'Main SKU');
  await chooseByTyping(page, panel.getByLabel('Net stands for'), 'SP - AUD - 01');
  await chooseByTyping(page, panel.getByLabel('Trade stands for'), 'SP - AUD - 02');
  await tabToAndEnter(page, button('Preview'));
  await panel.getByText('3 rows checked, no errors.').waitFor();
  await expectFocusInside();

  // To a marked cell.
  await tabToAndEnter(page, upload.matter('Notes'));
  await tabToAndEnter(page, button('Go to row 3, SP - AUD - 02'));
  await expect.poll(() => upload.focusedText()).toMatch(/^POA/);

  await tabToAndEnter(page, upload.submit);
  await panel.getByText('3 of 3 rows, 6 of 6 changes taken').waitFor();
  await expectFocusInside();

  // One pair and one cell are excluded: Tab enters a card, arrows move between cards and within one.
  await tabTo(panel.getByRole('article').first().getByRole('checkbox').first());
  await pressUntilFocused(page, 'ArrowDown', upload.pair(second));
  await page.keyboard.press('Space');
  await panel.getByText('2 of 3 rows', { exact: false }).waitFor();
  await page.keyboard.press('Home');
  await pressUntilFocused(page, 'ArrowDown', upload.pair(third));
  await pressUntilFocused(page, 'ArrowRight', upload.change(third, 'SP - AUD - 02'));
  await page.keyboard.press('Space');
  await panel.getByText('2 of 3 rows, 3 of 6 changes taken').waitFor();
  await expectFocusInside();
  await tabToAndEnter(page, button('Confirm Changes'));
  await tabToAndEnter(page, page.getByRole('button', { name: /^Confirm 3 changes, \d of them big$/ }));
  await host.message('Changes confirmed successfully!').first().waitFor();
  await panel.waitFor({ state: 'detached' });

  // Back on the list, with the confirmed values.
  await expect.poll(() => opener.evaluate((button) => button.matches(':focus'))).toBe(true);
  const stored = await Promise.all(
    skus.map(async (sku) =>
      (await wire.find(sku)).flatMap((record) => [Reflect.get(record, 'SP_AUD_01'), Reflect.get(record, 'SP_AUD_02')]),
    ),
  );
  expect(stored).toEqual([
    ['11', 'POA'],
    ['10', '20'],
    ['11', '20'],
  ]);
});
