import { expect } from 'vitest';
import type { EnginePage, Point } from './engine.types';

/** A query for an element: a selector, and a text that the element or its label must have. */
export interface Target {
  readonly css: string;
  /** The whole text, `aria-label` or label of the element. */
  readonly name?: string;
}

/** Time-out for slow actions on a busy machine. */
export const patience = { timeout: 20_000 };

/** Clicks an element once it is present, visible, not moving and not covered. Shadow roots are searched too. */
export async function click(page: EnginePage, target: Target): Promise<void> {
  await page.click(await placeOf(page, target, true));
}

/** Clicks a field and replaces its text. */
export async function fill(page: EnginePage, target: Target, text: string): Promise<void> {
  await click(page, target);
  const focused = await page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) active.select();
    return active?.tagName ?? '';
  });
  expect(['INPUT', 'TEXTAREA'], `${described(target)} has the focus`).toContain(focused);
  await (text === '' ? page.press('Backspace') : page.type(text));
}

/** Types into a combobox and chooses the option of that name. */
export async function choose(page: EnginePage, combobox: Target, option: string): Promise<void> {
  await fill(page, combobox, option);
  await click(page, { css: '[role=option]', name: option });
}

/** Sets a native select, whose list is not part of the page. */
export async function select(page: EnginePage, target: Target, option: string): Promise<void> {
  await placeOf(page, target);
  const isSet = await page.evaluate(setSelect, target.css, target.name ?? null, option);
  expect(isSet, `${described(target)} offers ${option}`).toBe(true);
}

/** Chooses a file in an input, which may be hidden. */
export async function chooseFile(page: EnginePage, css: string, path: string): Promise<void> {
  await expect.poll(() => texts(page, css), patience).toHaveLength(1);
  await page.chooseFile(findDeep, [css], path);
}

/** Drags one element by its centre to another position. */
export async function drag(
  page: EnginePage,
  from: Target,
  to: (start: Point) => Promise<Point> | Point,
): Promise<void> {
  const start = await placeOf(page, from, true);
  const end = await to(start);
  // The last step makes sure that the position is noticed.
  await page.drag([start, [start[0], start[1] - 8], end, [end[0], end[1] + 1]]);
}

/** Waits until an element is present; returns its centre. */
export function see(page: EnginePage, target: Target): Promise<Point> {
  return placeOf(page, target);
}

/** Waits until no such element is present. */
export async function gone(page: EnginePage, target: Target): Promise<void> {
  await expect
    .poll(() => page.evaluate(locate, target.css, target.name ?? null, false), {
      ...patience,
      message: described(target),
    })
    .toBeNull();
}

/** The texts, or values, of all elements that match, in shadow roots too. */
export function texts(page: EnginePage, selector: string): Promise<readonly string[]> {
  return page.evaluate((css: string) => {
    const all = (root: ParentNode): readonly Element[] => [
      ...root.querySelectorAll(css),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
    ];
    return all(document).map((element) =>
      element instanceof HTMLInputElement ? element.value : (element.textContent?.trim() ?? ''),
    );
  }, selector);
}

const described = ({ css, name }: Target) => `${css} ${name ?? ''}`;

/** Waits until the element has had the same position for two frames; returns its centre. */
async function placeOf(page: EnginePage, target: Target, isUncovered = false): Promise<Point> {
  let place: Point | null = null;
  await expect
    .poll(
      async () => {
        place = await page.evaluate(locate, target.css, target.name ?? null, isUncovered);
        return place !== null;
      },
      { ...patience, message: `${described(target)} is in view` },
    )
    .toBe(true);
  if (place === null) throw new Error(`${described(target)} is not in view.`);
  return place;
}

/** Runs in the page: the centre of the first visible match, at rest; `null` without a match. */
async function locate(css: string, name: string | null, isUncovered: boolean): Promise<Point | null> {
  const all = (root: ParentNode): readonly Element[] => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ];
  const labelsOf = (element: Element): readonly Node[] =>
    'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const textOf = (node: Node) => {
    const spoken = node.cloneNode(true);
    if (spoken instanceof Element) for (const hidden of spoken.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return spoken.textContent ?? '';
  };
  const namesOf = (element: Element) => [
    element.getAttribute('aria-label') ?? '',
    ...[element, ...labelsOf(element)].map(textOf),
  ];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const found = all(document).find(
    (element) => isShown(element) && (name === null || namesOf(element).some((text) => text.trim() === name)),
  );
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const before = found.getBoundingClientRect();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { left, top, width, height } = found.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return null;
  for (let element: Element | null = found; element; element = element.parentElement) {
    if (element.getAnimations().some(({ playState }) => playState === 'running')) return null;
  }
  // Safari measures boxes without the page's CSS zoom.
  const zoom = 'currentCSSZoom' in found ? 1 : Number(getComputedStyle(document.documentElement).zoom) || 1;
  const middle = [(left + width / 2) * zoom, (top + height / 2) * zoom] as const;
  if (!isUncovered) return middle;
  let hit = document.elementFromPoint(...middle);
  while (hit?.shadowRoot?.elementFromPoint(...middle) && hit.shadowRoot.elementFromPoint(...middle) !== hit)
    hit = hit.shadowRoot.elementFromPoint(...middle);
  const isHit = hit !== null && [found, ...labelsOf(found)].some((node) => node.contains(hit));
  return isHit ? middle : null;
}

/** Runs in the page: the first match in any root. */
function findDeep(css: string): Element | null {
  const find = (root: ParentNode): Element | null => {
    const own = root.querySelector(css);
    if (own) return own;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inner = shadowRoot && find(shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  return find(document);
}

/** Runs in the page: chooses an option as a user does. Returns whether the select has it. */
function setSelect(css: string, name: string | null, option: string): boolean {
  const all = (root: ParentNode): readonly Element[] => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot) : [])),
  ];
  const found = all(document)
    .filter((element) => element instanceof HTMLSelectElement)
    .find((element) => name === null || [...element.labels].some((label) => label.textContent?.trim() === name));
  const chosen = found && [...found.options].find(({ text }) => text === option);
  if (!found || !chosen) return false;
  found.value = chosen.value;
  found.dispatchEvent(new Event('input', { bubbles: true }));
  found.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
