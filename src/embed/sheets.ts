import embedStyle from './embed.css?inline';
import { tagOf } from './load-element';
import type { AnyWidget } from './widget';

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
export function adoptWidgetStyles(node: Node, { area, root, styles }: AnyWidget): void {
  // In light DOM `:host` is nothing: the element's own rule goes by its tag, and yields to any of the page's.
  const block = root === 'light' ? [`:where(${tagOf(area)}:not([hidden])) { display: block }`] : [];
  adoptStyles(node, [...styles, embedStyle, ...block]);
}

/** Adopts the stylesheets in the shadow root or document that the node stands in; those already there stay once. */
export function adoptStyles(node: Node, styles: readonly string[]): void {
  const root = node.getRootNode();
  if (root instanceof Document && sparesNothing(root)) void shield(root);
  if (root instanceof Document || root instanceof ShadowRoot) adopt(root, styles);
}

/** What a page may force on every element: on one that is unknown to it, so that rules for its own are its choice. */
const asSet = {
  color: 'rgb(1, 2, 3)',
  backgroundColor: 'rgb(1, 2, 3)',
  fontSize: '1px',
  textAlign: 'right',
  padding: '1px',
};

/** Whether the page has a `* { … !important }`, which beats what is said of one element alone. */
function sparesNothing({ body }: Document): boolean {
  const probe = Object.assign(document.createElement('x-probe'), { ariaHidden: 'true' });
  Object.assign(probe.style, asSet);
  body.append(probe);
  const { color, backgroundColor, fontSize, textAlign, padding } = getComputedStyle(probe);
  const isObeyed = JSON.stringify({ color, backgroundColor, fontSize, textAlign, padding }) === JSON.stringify(asSet);
  probe.remove();
  return !isObeyed;
}

/** Adds what keeps a form usable where the page's styles spare nothing. */
async function shield(document: Document): Promise<void> {
  try {
    const { lightRootStyle } = await import('./light-root');
    adopt(document, [lightRootStyle]);
  } catch {
    // A form works without, as well as the page lets it.
  }
}

function adopt(root: Document | ShadowRoot, styles: readonly string[]): void {
  const missing = sheetsOf(styles).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
