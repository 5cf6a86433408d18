import type { Area } from '../../areas';
import { tagOf } from '../tag';

/**
 * Areas that open in a dialog in place. They are imported by the package's own entries when first opened, so that bundlers and
 * the script tag's files alike find them, and pages that never open one do not load it.
 */
const importElement = {
  login: () => import('pricebook/elements/login'),
  profile: () => import('pricebook/elements/profile'),
} satisfies Partial<Record<Area, () => Promise<unknown>>>;

/** Registers the element of an area, unless it is registered already. Rejects when its code does not load. */
export async function loadElement(area: keyof typeof importElement): Promise<void> {
  if (!customElements.get(tagOf(area))) await importElement[area]();
}
