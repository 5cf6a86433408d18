import type { Locator, Page } from 'playwright';

/** More key presses than any view has tab stops. */
const mostStops = 120;

/** Whether an element has the focus. Reads `activeElement`, because `:focus` matches nothing while the browser's own controls have the focus. */
export const isFocused = (element: Locator): Promise<boolean> =>
  element.count().then(
    (count) =>
      count === 1 &&
      element.evaluate((found) => {
        const root = found.getRootNode();
        return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === found;
      }),
  );

/** Presses a key until an element has the focus. Throws when it is not reached. */
export async function pressUntilFocused(page: Page, key: string, element: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(element)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${element} is not reached with ${key}.`);
}

/** Tabs to an element and presses Enter there. */
export async function tabToAndEnter(page: Page, element: Locator): Promise<void> {
  await pressUntilFocused(page, 'Tab', element);
  await page.keyboard.press('Enter');
}

/**
 * Tabs to a native select and types an option's label, or its beginning, until that option is chosen. On a busy machine there may
 * be a second between two characters, and the browser then chooses by the rest: by 'ing' of 'Pending', it chooses 'Inactive'.
 * It forgets what was typed when the select loses the focus.
 */
export async function chooseByTyping(page: Page, select: Locator, option: string): Promise<void> {
  const isChosen = () =>
    select.evaluate((found, text) => {
      if (!(found instanceof HTMLSelectElement)) throw new Error('Only a native select can be typed into.');
      const options = [...found.options];
      const wanted = options.find(({ label }) => label === text) ?? options.find(({ label }) => label.startsWith(text));
      return wanted?.selected === true;
    }, option);
  await pressUntilFocused(page, 'Tab', select);
  for (let attempt = 0; attempt < 5; attempt++) {
    if (attempt > 0) for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key);
    for (const character of option) {
      if (await isChosen()) return;
      await page.keyboard.type(character);
    }
    if (await isChosen()) return;
  }
  throw new Error(`'${option}' is not chosen in ${select} by typing.`);
}

/** More buttons than a row has. */
const mostButtons = 10;

/** Goes into a table, to the end of its first row, and onto one of its buttons. */
export async function goToRowButton(page: Page, grid: Locator, button: Locator): Promise<void> {
  await button.waitFor();
  await pressUntilFocused(page, 'Tab', grid.locator('[tabindex="0"]').first());
  for (const key of ['Control+Home', 'ArrowDown', 'End']) await page.keyboard.press(key);
  for (let press = 0; press < mostButtons; press++) {
    if (await isFocused(button)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`${button} is not reached in its row.`);
}
