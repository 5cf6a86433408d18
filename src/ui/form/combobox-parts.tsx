import { Combobox } from '@base-ui/react/combobox';
import type { BaseUIEvent } from '@base-ui/react/types';
import { Check, ChevronDown } from 'lucide-react';
import {
  type CSSProperties,
  type FocusEventHandler,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CloseIcon } from '../controls/icon-button';
import { uiMessages } from '../ui.messages';
import { type ComboboxControlProps, type EarlyUse, noEarlyUse } from './combobox-choice';
import { adoptComboboxStyles } from './combobox-styles';
import { formMessages } from './form.messages';
import type { Option } from './select';

/** Maximum number of rendered options; typing finds the others. */
export const maxOptions = 200;

interface ComboboxPartsProps extends Omit<ComboboxControlProps, 'kind' | 'chosen' | 'onChange'> {
  /** Shown as removable chips. */
  readonly selected?: readonly Option[];
  /** Also called when the focus moves between the chips, the input and the button. */
  readonly onBlur?: FocusEventHandler | undefined;
  readonly textOf?: (option: Option) => string;
}

/** Chips, input and list of a combobox, within its root. */
export function ComboboxParts({
  control,
  label,
  placeholder,
  early,
  selected = [],
  onBlur,
  ...choices
}: ComboboxPartsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    adoptComboboxStyles(element);
    setAnchor(element);
  }, []);
  const input = useRef<HTMLInputElement>(null);
  // Before the next key arrives.
  useLayoutEffect(() => {
    if (early.current.focus !== 'none' && input.current) continueEarlyUse(input.current, early.current);
    early.current = { ...noEarlyUse };
  }, [early]);
  return (
    <>
      <Combobox.Chips ref={attach} className="pricebook-control pricebook-combobox" onBlur={onBlur}>
        {selected.map((option) => (
          <Combobox.Chip key={option.value} className="pricebook-chip" aria-label={option.label}>
            <span>{option.label}</span>
            <Combobox.ChipRemove aria-label={uiMessages.remove(option.label)}>
              <CloseIcon />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        <Combobox.Input {...control} ref={input} placeholder={placeholder} onKeyDown={handleKey} />
        <Combobox.Trigger
          className="pricebook-button is-icon is-quiet is-tiny"
          aria-label={formMessages.combobox.show(label)}
        >
          <ChevronDown />
        </Combobox.Trigger>
      </Combobox.Chips>
      <ChoiceList {...choices} anchor={anchor} />
    </>
  );
}

/** Goes on with what was typed and selected before this code had loaded: the text is typed into the input, which finds the options. */
function continueEarlyUse(input: HTMLInputElement, { text, selection }: EarlyUse): void {
  input.focus();
  if (text !== undefined) {
    // Unlike by `value`, React notices the change.
    input.setRangeText(text, 0, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
  }
  if (selection) input.setSelectionRange(...selection);
}

/** Esc without an open list is for the dialog; Base UI would clear the value. Enter in an open list does not submit the form as well. */
function handleKey(event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>): void {
  const { currentTarget: input, key } = event;
  const isOpen = input.ariaExpanded === 'true';
  if (key === 'Escape' && !isOpen) event.preventBaseUIHandler();
  const root = input.getRootNode();
  if (key !== 'Enter' || !isOpen || !(root instanceof Document || root instanceof ShadowRoot)) return;
  const list = root.getElementById(input.getAttribute('aria-controls') ?? '');
  if (list?.querySelector('[role=option]')) event.preventDefault();
}

interface ChoicesProps extends Pick<ComboboxPartsProps, 'options' | 'loadingText' | 'textOf'> {
  readonly zoom: number;
}

interface ChoiceListProps extends Omit<ChoicesProps, 'zoom'> {
  readonly anchor: HTMLElement | null;
}

function ChoiceList({ anchor, ...choices }: ChoiceListProps) {
  // Base UI positions by measured boxes, which CSS `zoom` enlarges: its element is not zoomed, but the list in it is.
  const zoom = anchor?.currentCSSZoom ?? 1;
  return (
    // Rendered in the dialog to be above it, or in the root to get its styles.
    <Combobox.Portal container={anchor?.closest<HTMLElement>('dialog, .pricebook') ?? null}>
      <Combobox.Positioner
        className="pricebook-combobox-place"
        align="start"
        sideOffset={4}
        anchor={anchor}
        positionMethod="fixed"
        style={{ zoom: 1 / zoom }}
      >
        <Choices {...choices} zoom={zoom} />
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

const labelOf = ({ label }: Option): string => label;

function Choices({
  options,
  textOf = labelOf,
  loadingText: emptyText = formMessages.combobox.noMatch,
  zoom,
}: ChoicesProps) {
  useAccessiblePage();
  const style: CSSProperties & { readonly '--_zoom': number } = { zoom, '--_zoom': zoom };
  return (
    <Combobox.Popup className="pricebook-popup pricebook-combobox-list" style={style}>
      <Combobox.Empty className="pricebook-option-note">{emptyText}</Combobox.Empty>
      <Combobox.List className="pricebook-combobox-options">
        {(option: Option) => (
          <Combobox.Item key={option.value} value={option} className="pricebook-option">
            <span>{textOf(option)}</span>
            <Combobox.ItemIndicator>
              <Check />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
      {options.length > maxOptions && <p className="pricebook-option-note">{formMessages.combobox.more(maxOptions)}</p>}
    </Combobox.Popup>
  );
}

/**
 * Keeps the page accessible while a list is open: Base UI hides the page from screen readers although it stays focusable
 * (github.com/mui/base-ui/issues/5528). Affects only elements that Base UI has marked.
 */
function useAccessiblePage(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.hasAttribute('data-base-ui-inert'))
          target.removeAttribute('aria-hidden');
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
}
