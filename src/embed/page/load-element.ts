import { areas } from '../../areas';
import { retrySuffix } from '../../ui/feedback/load-chunk';
import { scriptFolder } from './script-tag';

/** Whether each area is a file `<area>.js` beside this code. */
const hasFiles = typeof __PRICEBOOK_FILES__ !== 'undefined';

export const tagOf = (area: string): string => `pricebook-${area}`;

export const canLoadElement = (area: string): boolean =>
  customElements.get(tagOf(area)) !== undefined || (hasFiles && areas.some((known) => known === area));

export async function loadElement(area: string): Promise<void> {
  if (customElements.get(tagOf(area))) return;
  await import(/* @vite-ignore */ new URL(`./${area}.js${retrySuffix()}`, scriptFolder()).href);
}
