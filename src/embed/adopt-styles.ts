import { adoptSheets } from '../ui/adopt-sheets';
import embedStyle from './embed.css?inline';
import { tagOf } from './tag';
import type { AnyWidget } from './widget';

/** Adopts a widget's stylesheets, and those that every widget needs. */
export function adoptWidgetStyles(node: Node, { area, root, styles }: AnyWidget): void {
  // `:host` does not match in light DOM: the rule uses the tag, with specificity 0, so that the page's rules win.
  const hostRule = root === 'light' ? [`:where(${tagOf(area)}:not([hidden])) { display: block }`] : [];
  adoptStyles(node, [...styles, embedStyle, ...hostRule]);
}

/** Adopts the stylesheets in the node's shadow root or document, without duplicates. */
export function adoptStyles(node: Node, styles: readonly string[]): void {
  const root = node.getRootNode();
  if (root instanceof Document && hasImportantUniversalRule(root)) void adoptLightRootStyle(root);
  if (root instanceof Document || root instanceof ShadowRoot) adoptSheets(root, styles);
}

/** Inline styles of a probe element, of which a page's `* { … !important }` overrides at least one. */
const probeStyle =
  'color:rgb(1, 2, 3);background-color:rgb(1, 2, 3);font-size:1px;text-align:right;padding:1px;border-top-style:solid';

function hasImportantUniversalRule({ body }: Document): boolean {
  const probe = document.createElement('x-probe');
  const { style } = probe;
  style.cssText = probeStyle;
  body.append(probe);
  const computed = getComputedStyle(probe);
  const isOverridden = Array.from(style).some(
    (name) => computed.getPropertyValue(name) !== style.getPropertyValue(name),
  );
  probe.remove();
  return isOverridden;
}

/** Keeps forms usable on a page with `* { … !important }`. If the stylesheet does not load, they have the page's styles. */
const adoptLightRootStyle = (document: Document) =>
  import('./light-root.css?inline').then(
    ({ default: lightRootStyle }) => adoptSheets(document, [lightRootStyle]),
    () => {},
  );
