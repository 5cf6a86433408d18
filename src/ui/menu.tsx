import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { classNames } from './class-names';
import type { Icon as IconType } from './icons';
import { place } from './place';

/** One choice of a menu, or a line between groups of them. */
export type MenuItem =
  | {
      readonly key: string;
      readonly label: string;
      readonly icon?: IconType;
      readonly tone?: 'danger';
      onSelect(): void;
    }
  | { readonly key: string; readonly line: true };

/** What the button that opens the menu must be given. */
export interface MenuInvoker {
  readonly ref: Ref<HTMLButtonElement>;
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  onKeyDown(event: KeyboardEvent): void;
}

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Words above the items, such as whose menu it is. */
  readonly heading?: ReactNode;
  /** Renders the button that opens it. */
  readonly children: (invoker: MenuInvoker) => ReactNode;
}

/** A menu that drops from a button: arrows, Home, End, first letters and Esc; the focus returns to the button. */
export function Menu({ label, items, heading, children }: MenuProps) {
  const id = useId();
  const invoker = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const choices = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const focusAt = (index: number) =>
    choices()
      .at(index % Math.max(choices().length, 1))
      ?.focus();
  const close = () => {
    menu.current?.hidePopover();
    invoker.current?.focus();
  };

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.current?.showPopover();
    focusAt(event.key === 'ArrowDown' ? 0 : -1);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = choices();
    const at = all.findIndex((choice) => choice.matches(':focus'));
    if (event.key === 'ArrowDown') focusAt(at + 1);
    else if (event.key === 'ArrowUp') focusAt(at - 1);
    else if (event.key === 'Home') focusAt(0);
    else if (event.key === 'End') focusAt(-1);
    else if (event.key === 'Tab') return close();
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase();
      const later = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      later.find((choice) => choice.textContent?.toLowerCase().startsWith(letter))?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <>
      {children({
        ref: invoker,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onKeyDown: openByArrow,
      })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="pricebook-popup pricebook-menu"
        onKeyDown={move}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          const root = currentTarget.getRootNode();
          const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
          if (newState === 'open') {
            if (invoker.current) place(currentTarget, invoker.current, 'end');
            if (!currentTarget.contains(focused)) focusAt(0);
          } else if (focused === null || focused === document.body || currentTarget.contains(focused)) {
            // In a shadow root the browser leaves the focus on what it has just hidden.
            invoker.current?.focus();
          }
        }}
      >
        {heading !== undefined && <div className="pricebook-menu-heading">{heading}</div>}
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
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.icon && <item.icon />}
              {item.label}
            </button>
          ),
        )}
      </div>
    </>
  );
}
