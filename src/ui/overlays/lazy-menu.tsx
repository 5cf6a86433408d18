import { chunkLoader } from '../feedback/load-chunk';
import type { MenuProps } from './menu';
import { useLazyPopup } from './use-lazy-popup';

const loadMenu = chunkLoader('menu', async () => (await import('./menu')).Menu);

/** A menu button, whose menu is loaded at the first press. */
export function LazyMenu(props: MenuProps) {
  const [Menu, button] = useLazyPopup('menu', loadMenu, props);
  return Menu ? <Menu {...props} /> : button;
}
