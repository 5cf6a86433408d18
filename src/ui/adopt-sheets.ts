const sheetsByText = new Map<string, CSSStyleSheet>();

function sheetsOf(styles: readonly string[]): readonly CSSStyleSheet[] {
  return styles.map((text) => {
    const cached = sheetsByText.get(text);
    if (cached) return cached;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheetsByText.set(text, sheet);
    return sheet;
  });
}

/** Adopts stylesheets, shared by all roots, in a shadow root or document, without duplicates. */
export function adoptSheets(root: Document | ShadowRoot, styles: readonly string[]): void {
  if (!('adoptedStyleSheets' in root)) {
    appendStyleElements(root, styles);
    return;
  }
  const missing = sheetsOf(styles).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

/** For DOM implementations without constructable stylesheets, such as jsdom's. No supported browser gets here. */
function appendStyleElements(root: Document | ShadowRoot, styles: readonly string[]): void {
  const container = root instanceof Document ? root.head : root;
  const present = new Set([...container.querySelectorAll('style')].map(({ textContent }) => textContent));
  for (const textContent of styles) {
    if (!present.has(textContent)) container.append(Object.assign(document.createElement('style'), { textContent }));
  }
}

/** Returns a ref that adopts the stylesheets of a part whose code is loaded when it is first used. */
export const adoptingRef =
  (styles: readonly string[]) =>
  (element: Element | null): void => {
    const root = element?.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) adoptSheets(root, styles);
  };
