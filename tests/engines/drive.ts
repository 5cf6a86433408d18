import { expect } from 'vitest';
import type { EnginePage } from './engine.types';

/** What is looked for: a selector, and a text that the element or its label must have. */
interface Target {
  readonly css: string;
  /** The whole text, `aria-label` or label of the element. */
  readonly name?: string;
}

/** Clicks an element once it is there, in view and not moving. Shadow roots are searched too. */
export async function click(page: EnginePage, target: Target): Promise<void> {
  const [x, y] = await placeOf(page, target);
  await page.click(x, y);
}

/** Clicks a field and types into it, in place of what it holds. */
export async function fill(page: EnginePage, target: Target, text: string): Promise<void> {
  await click(page, target);
  await page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active instanceof HTMLInputElement) active.select();
  });
  await page.type(text);
}

/** Waits until an element is there. */
export async function see(page: EnginePage, target: Target): Promise<void> {
  await placeOf(page, target);
}

/** Waits until no such element is there. */
export async function gone(page: EnginePage, target: Target): Promise<void> {
  await expect.poll(() => page.evaluate(locate, target.css, target.name ?? null), { timeout: 15_000 }).toBeNull();
}

/** Waits until the element has been at the same place in two frames; returns its centre. */
async function placeOf(page: EnginePage, target: Target): Promise<readonly [number, number]> {
  const said = `${target.css} ${target.name ?? ''}`;
  let place: readonly [number, number] | null = null;
  await expect
    .poll(
      async () => {
        place = await page.evaluate(locate, target.css, target.name ?? null);
        return place !== null;
      },
      { timeout: 20_000, message: `${said} is in view` },
    )
    .toBe(true);
  if (place === null) throw new Error(`${said} is not in view.`);
  return place;
}

/** Runs in the page: the centre of the first visible match, at rest; `null` where there is none. */
async function locate(css: string, name: string | null): Promise<readonly [number, number] | null> {
  const roots = (root: ParentNode): readonly ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap((element) => (element.shadowRoot ? roots(element.shadowRoot) : [])),
  ];
  const namesOf = (element: Element) => [
    element.getAttribute('aria-label') ?? '',
    element.textContent?.trim() ?? '',
    ...(element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent ?? '') : []),
  ];
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const found = roots(document)
    .flatMap((root) => [...root.querySelectorAll(css)])
    .find((element) => isShown(element) && (name === null || namesOf(element).some((text) => text.trim() === name)));
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const before = found.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { left, top, width, height } = found.getBoundingClientRect();
  return left === before.left && top === before.top ? [left + width / 2, top + height / 2] : null;
}
