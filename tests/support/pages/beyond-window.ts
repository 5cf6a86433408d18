/**
 * Runs in the page: the controls and texts that overflow the window sideways, apart from those of a table, which
 * scrolls in its own frame. The first line is for the page itself, if it scrolls sideways.
 */
export function beyondWindow(): readonly string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const controls = roots.flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>('button, input, select, a, label, h1, h2, p, legend'),
  ]);
  const cut = controls
    .filter((one) => one.checkVisibility() && one.closest('.rdg, .pricebook-visually-hidden, [hidden]') === null)
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.left < -0.5 || box.right > window.innerWidth + 0.5))
    .map(({ one }) => one.outerHTML.slice(0, 120));
  const excess = document.documentElement.scrollWidth - window.innerWidth;
  return excess > 0 ? [`The page is ${excess} px wider than the window.`, ...cut] : cut;
}
