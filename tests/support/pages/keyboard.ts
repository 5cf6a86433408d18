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
