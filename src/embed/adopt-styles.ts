import embedStyle from './embed.css?inline';
import { tagOf } from './page/load-element';
import type { AnyWidget } from './widget';

const made = new Map<string, CSSStyleSheet>();

/** The stylesheets of these texts, each created once and shared by all widgets of the page. */
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
  // `:host` does not match in light DOM: the rule uses the tag, with specificity 0, so that the page's rules win.
  const block = root === 'light' ? [`:where(${tagOf(area)}:not([hidden])) { display: block }`] : [];
  adoptStyles(node, [...styles, embedStyle, ...block]);
}

/** Adopts the stylesheets in the node's shadow root or document, without duplicates. */
export function adoptStyles(node: Node, styles: readonly string[]): void {
  const root = node.getRootNode();
  if (root instanceof Document && sparesNothing(root)) void shield(root);
  if (root instanceof Document || root instanceof ShadowRoot) adopt(root, styles);
}

/** What a page's universal rule may override, probed on an element that no page styles by name. */
const probed =
  'color:rgb(1, 2, 3);background-color:rgb(1, 2, 3);font-size:1px;text-align:right;padding:1px;border-top-style:solid';

/** Whether the page has a `* { … !important }`, which overrides any other rule. */
function sparesNothing({ body }: Document): boolean {
  const probe = document.createElement('x-probe');
  const { style } = probe;
  style.cssText = probed;
  body.append(probe);
  const computed = getComputedStyle(probe);
  const isOverridden = [...style].some((name) => computed.getPropertyValue(name) !== style.getPropertyValue(name));
  probe.remove();
  return isOverridden;
}

/** Adopts the stylesheet that keeps forms usable under such a page. Without it they still work, with the page's styles. */
const shield = (document: Document) =>
  import('./light-root').then(
    ({ lightRootStyle }) => adopt(document, [lightRootStyle]),
    () => {},
  );

function adopt(root: Document | ShadowRoot, styles: readonly string[]): void {
  const missing = sheetsOf(styles).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}
