import embedStyle from './embed.css?inline';
import lightRootStyle from './light-root.css?inline';

const made = new Map<string, CSSStyleSheet>();

/** The stylesheets of these texts, each made once and shared by all widgets of the page. */
function sheetsOf(styles: readonly string[]): readonly CSSStyleSheet[] {
  return styles.map((text) => {
    const known = made.get(text);
    if (known) return known;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    made.set(text, sheet);
    return sheet;
  });
}

/** Adopts a widget's stylesheets, and those that every widget needs. */
export function adoptWidgetStyles(node: Node, widget: { readonly styles: readonly string[] }): void {
  adoptStyles(node, [...widget.styles, embedStyle]);
}

/** Adopts the stylesheets in the shadow root or document that the node stands in; those already there stay once. */
export function adoptStyles(node: Node, styles: readonly string[]): void {
  const root = node.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const needed = root instanceof Document ? [...styles, lightRootStyle] : styles;
  const missing = sheetsOf(needed).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
