import type { Page } from 'playwright';

/** A text that a widget shows or gives to screen readers. */
export interface ShownText {
  readonly text: string;
  /** Its element, and the attribute that has the text. */
  readonly element: string;
  /** Whether the edge of a box cuts it without an ellipsis. */
  readonly isCut: boolean;
}

/** Messages and errors are not translated again when the language changes. */
const notTranslatedAgain = '[data-sonner-toast], .pricebook-notifications, .pricebook-error, [role=alert]';

/** All texts of the page's widgets, except messages and errors. */
export const shownTexts = (page: Page): Promise<readonly ShownText[]> =>
  page.evaluate((skipped) => {
    const found: ShownText[] = [];
    const roots: Node[] = [document.documentElement];
    for (let root = roots.pop(); root !== undefined; root = roots.pop()) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element?.shadowRoot && node === element) roots.push(element.shadowRoot);
        const isOurs = root instanceof ShadowRoot || element?.closest('.pricebook');
        if (!isOurs || !element?.checkVisibility({ visibilityProperty: true }) || element.closest(skipped)) continue;
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
        if (node === element) {
          for (const attribute of ['aria-label', 'title', 'placeholder', 'aria-description', 'alt']) {
            const text = element.getAttribute(attribute);
            if (text) found.push({ text, element: `${name} [${attribute}]`, isCut: false });
          }
          continue;
        }
        const text = node.textContent?.trim();
        if (!text) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        let isCut = false;
        for (let box: Element | null = element; box !== null; box = box.parentElement) {
          const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const isHiddenOnPurpose = edge.width <= 2 || box.matches('.pricebook-visually-hidden');
          if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
          if (isHiddenOnPurpose || position === 'fixed') break;
          const hasEdge = /hidden|clip/.test(overflowX) || box.localName === 'button';
          if (hasEdge && (left < edge.left - 1 || right > edge.right + 1)) isCut = true;
        }
        found.push({ text, element: name, isCut });
      }
    }
    return found;
  }, notTranslatedAgain);
