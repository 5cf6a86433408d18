import type { EnginePage } from './engine.types';

/** The visible texts whose contrast with their background is below 4.5, and the page's own lightness from 0 to 1. */
export interface Contrast {
  readonly faint: readonly string[];
  readonly texts: number;
  readonly lightness: number;
}

/**
 * Measures the texts of the page, or of a part of it, and of open shadow roots as they are painted; disabled controls may be
 * fainter.
 */
export function contrastOf(page: Pick<EnginePage, 'evaluate'>, within = 'html'): Promise<Contrast> {
  return page.evaluate((part: string): Contrast => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('This browser has no canvas.');
    /** Whatever the notation, as red, green, blue from 0 to 1, and alpha. */
    const read = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
    };
    const over = (above: readonly number[], below: readonly number[]) =>
      below.map((part, at) => (above[at] ?? 0) * (above[3] ?? 0) + part * (1 - (above[3] ?? 0)));
    const lightnessOf = (color: readonly number[]) => {
      const linear = color.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    const canvasColor = read('Canvas');
    const parentOf = (element: Element): Element | null => {
      const root = element.getRootNode();
      return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const backgroundOf = (element: Element | null): readonly number[] => {
      if (!element) return canvasColor;
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, backgroundOf(parentOf(element)));
    };
    const all = (root: ParentNode): readonly Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    const shown = all(document).filter(
      (element) =>
        (part === 'html' || element.closest(part) !== null) &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[disabled], [aria-disabled=true], style, script, title, .pricebook-visually-hidden') === null,
    );
    const faint = shown.flatMap((element) => {
      const background = backgroundOf(element);
      const text = lightnessOf(over(read(getComputedStyle(element).color), background));
      const behind = lightnessOf(background);
      const contrast = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
      return contrast < 4.5 ? [`${contrast.toFixed(2)} ${element.className}: ${element.textContent?.trim()}`] : [];
    });
    return { faint, texts: shown.length, lightness: lightnessOf(backgroundOf(document.body).slice(0, 3)) };
  }, within);
}
