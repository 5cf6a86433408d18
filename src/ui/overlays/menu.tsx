import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names';
import { closePopup, Popup, type PopupInvoker } from './popup';

export type MenuItem =
  | {
      readonly key: string;
      readonly label: string;
      readonly icon?: LucideIcon;
      readonly tone?: 'danger';
      onSelect(): void;
    }
  | { readonly key: string; readonly line: true };

export interface MenuInvoker extends PopupInvoker {
  readonly 'aria-haspopup': 'menu';
  onKeyDown(event: KeyboardEvent): void;
}

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly heading?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: (invoker: MenuInvoker) => ReactNode;
}

const itemsIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

/** A menu button with arrow keys, Home, End, type-ahead and Esc; the focus returns to the button. */
export function Menu({ label, items, heading, isOpenAtFirst, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const menuItems = itemsIn(menu.current);
    const index = menuItems.findIndex((menuItem) => menuItem.matches(':focus'));
    const next = nextItem(event.key, index, menuItems);
    if (event.key === 'Tab' && menu.current) closePopup(menu.current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Popup
      part="menu"
      className="pricebook-menu"
      {...(isOpenAtFirst && { isOpenAtFirst })}
      onOpen={(popup) => {
        if (!popup.querySelector(':focus')) itemsIn(menu.current)[0]?.focus();
      }}
      invoker={(invoker) =>
        children({
          ...invoker,
          'aria-haspopup': 'menu',
          onKeyDown(event) {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            menu.current?.closest<HTMLElement>('[popover]')?.showPopover();
            itemsIn(menu.current)
              .at(event.key === 'ArrowDown' ? 0 : -1)
              ?.focus();
          },
        })
      }
    >
      {heading !== undefined && <div className="pricebook-menu-heading">{heading}</div>}
      <div ref={menu} role="menu" aria-label={label} onKeyDown={move}>
        {items.map((item) =>
          'line' in item ? (
            <hr key={item.key} className="pricebook-menu-line" />
          ) : (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classNames('pricebook-menu-item', item.tone && `is-${item.tone}`)}
              onClick={({ currentTarget }) => {
                closePopup(currentTarget);
                item.onSelect();
              }}
            >
              {item.icon && <item.icon />}
              {item.label}
            </button>
          ),
        )}
      </div>
    </Popup>
  );
}

/** The item that a key moves the focus to. Arrow keys wrap around; a letter finds the next item that begins with it. */
function nextItem(key: string, index: number, menuItems: readonly HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return menuItems[index + 1] ?? menuItems[0];
    case 'ArrowUp':
      return menuItems.at(index - 1);
    case 'Home':
      return menuItems[0];
    case 'End':
      return menuItems.at(-1);
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const fromHere = [...menuItems.slice(index + 1), ...menuItems.slice(0, index + 1)];
      return fromHere.find((menuItem) => menuItem.textContent?.toLowerCase().startsWith(key.toLowerCase()));
    }
  }
}
