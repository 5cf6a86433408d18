import type { Locator, Page } from 'playwright';

/** More presses than any view has stops. */
const mostStops = 120;

/** Whether an element has the focus. Asks its root: behind the page's last stop the browser itself may hold the focus, and `:focus` then matches nothing. */
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

/** Moves on with Tab to an element and presses Enter there. */
export async function tabToAndEnter(page: Page, element: Locator): Promise<void> {
  await pressUntilFocused(page, 'Tab', element);
  await page.keyboard.press('Enter');
}
