import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names';
import { usePopupPlace } from './popup-place';
import type { PopupButtonProps } from './use-lazy-popup';

export type MenuItem =
  | {
      readonly key: string;
      readonly label: string;
      readonly icon?: LucideIcon;
      readonly tone?: 'danger';
      onSelect(): void;
    }
  | { readonly key: string; readonly line: true };

export interface MenuProps extends PopupButtonProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly heading?: ReactNode;
}

/** A menu button, open when it mounts. */
export function Menu({ button, label, items, heading }: MenuProps) {
  const place = usePopupPlace();
  const chosen = useRef<() => void>(undefined);
  const runChosen = (isOpen: boolean) => {
    if (isOpen || !chosen.current) return;
    // Base UI returns the focus later, and a dialog returns it to what has it now.
    place.element?.focus();
    chosen.current();
    chosen.current = undefined;
  };
  return (
    <BaseMenu.Root modal={false} onOpenChangeComplete={runChosen}>
      <BaseMenu.Trigger {...place.trigger} render={button} />
      <BaseMenu.Portal {...place.portal}>
        <BaseMenu.Positioner {...place.positioner}>
          <BaseMenu.Popup {...place.popup} part="menu" className="pricebook-popup pricebook-menu" aria-label={label}>
            {heading !== undefined && <div className="pricebook-menu-heading">{heading}</div>}
            {items.map((item) =>
              'line' in item ? (
                <hr key={item.key} className="pricebook-menu-line" />
              ) : (
                <BaseMenu.Item
                  key={item.key}
                  className={classNames('pricebook-menu-item', item.tone && `is-${item.tone}`)}
                  onClick={() => {
                    chosen.current = item.onSelect;
                  }}
                >
                  {item.icon && <item.icon />}
                  {item.label}
                </BaseMenu.Item>
              ),
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
