import type { KeyboardEvent } from 'react';
import { stopNextEscapeKeyup } from '../../ui/overlays/escape-keyup';

/** Where characters are typed: fields, and cells that open an editor. */
const typedInto = 'input, textarea, select, [role=gridcell]:not([aria-readonly=true])';

/** What Esc closes or leaves. */
const closedByEscape = 'dialog, [popover], .rdg-editor-container, [aria-expanded=true]';

/**
 * Keeps keys from the page's own shortcuts, which would see the element as their target: characters that are typed into a field,
 * and an Esc that closes something of the widget.
 */
export function keepKeys(event: KeyboardEvent): void {
  const isClosed = isClosing(event);
  if (isClosed && event.type === 'keydown') stopNextEscapeKeyup();
  if (isClosed || isTyped(event)) event.stopPropagation();
}

/** With AltGr, Windows sets Ctrl and Alt too. */
function isTyped(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isShortcut = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
  const isText = key.length === 1 || key === 'Backspace' || key === 'Delete';
  return isText && !isShortcut && target instanceof Element && target.closest(typedInto) !== null;
}

function isClosing({ key, target, currentTarget, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Escape') return false;
  const isInside = target instanceof Element && target.closest(closedByEscape) !== null;
  return defaultPrevented || isInside || currentTarget.querySelector(':popover-open') !== null;
}
