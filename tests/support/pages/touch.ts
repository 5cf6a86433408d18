import type { Locator, Page } from 'playwright';

/** A place in the viewport, in CSS pixels. */
type Place = readonly [x: number, y: number];

/** A browser context of a phone that is held upright. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export async function middleOf(element: Locator): Promise<Place> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A finger on the page: Chromium makes pointer events, scrolling and clicks of its touches. */
export async function fingerOn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Place) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
  /** Moves in small steps, each in a frame of its own. */
  async function move([fromX, fromY]: Place, [toX, toY]: Place): Promise<void> {
    const steps = 12;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await touch('touchMove', [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part]);
      await frames(page, 1);
    }
  }
  return {
    /** Touches one position, moves to the other and releases; `held` runs before that. */
    async drag(from: Place, to: Place, held: () => Promise<unknown> = async () => {}): Promise<void> {
      await touch('touchStart', from);
      await move(from, to);
      await held();
      await touch('touchEnd');
    },
  };
}

/** Waits until the page has rendered this many frames. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);
