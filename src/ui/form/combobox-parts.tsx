import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import {
  type CSSProperties,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import type { ComboboxControlProps } from './combobox-choice';
import type { Option } from './select';

/** Maximum number of rendered options; typing finds the others. */
export const maxOptions = 200;

export const hasSameValue = (one: Option, other: Option): boolean => one.value === other.value;

/** The ref of the input. It gets the focus if the read-only input before it had the focus. */
export function useControlInput(wasFocused: RefObject<boolean>): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wasFocused.current) input.current?.focus();
  }, [wasFocused]);
  return input;
}

interface ControlInputProps extends Pick<ComboboxControlProps, 'control' | 'label' | 'placeholder'> {
  readonly input: Ref<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler;
}

export function ControlInput({ control, label, placeholder, input, onBlur }: ControlInputProps) {
  return (
    <>
      <Combobox.Input
        {...control}
        ref={input}
        placeholder={placeholder}
        onBlur={onBlur}
        onKeyDown={keepFromSubmitting}
      />
      <Combobox.Trigger className="pricebook-button is-icon is-quiet is-tiny" aria-label={`${label}: show choices`}>
        <ChevronDown />
      </Combobox.Trigger>
    </>
  );
}

/** Enter closes a list of choices, and does not submit the form as well. */
function keepFromSubmitting(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, key } = event;
  const root = input.getRootNode();
  if (key !== 'Enter' || input.ariaExpanded !== 'true' || !(root instanceof Document || root instanceof ShadowRoot))
    return;
  const list = root.getElementById(input.getAttribute('aria-controls') ?? '');
  if (list?.querySelector('[role=option]')) event.preventDefault();
}

interface ChipsProps {
  readonly frame: Ref<HTMLDivElement>;
  readonly selected: readonly Option[];
  readonly children: ReactNode;
}

export function Chips({ frame, selected, children }: ChipsProps) {
  return (
    <Combobox.Chips ref={frame} className="pricebook-control pricebook-combobox">
      {selected.map((option) => (
        <Combobox.Chip key={option.value} className="pricebook-chip" aria-label={option.label}>
          <span>{option.label}</span>
          <Combobox.ChipRemove aria-label={`Remove ${option.label}`}>
            <X />
          </Combobox.ChipRemove>
        </Combobox.Chip>
      ))}
      {children}
    </Combobox.Chips>
  );
}

interface ChoiceListProps {
  readonly frame: HTMLElement | null;
  readonly hasMore: boolean;
  readonly textOf?: (option: Option) => string;
  /** Text when no option matches; none when ''. @default 'Nothing matches' */
  readonly empty?: string | undefined;
}

const labelOf = ({ label }: Option): string => label;

export function ChoiceList({ frame, ...list }: ChoiceListProps) {
  // Base UI positions by measured boxes, which CSS `zoom` enlarges: its element is not zoomed, but the list in it is.
  const zoom = frame?.currentCSSZoom ?? 1;
  return (
    // Rendered in the dialog to be above it, or in the root to get its styles.
    <Combobox.Portal container={frame?.closest<HTMLElement>('dialog, .pricebook') ?? null}>
      <Combobox.Positioner
        className="pricebook-combobox-place"
        align="start"
        sideOffset={4}
        anchor={frame}
        positionMethod="fixed"
        style={{ zoom: 1 / zoom }}
      >
        <Choices {...list} zoom={zoom} />
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

interface ChoicesProps extends Omit<ChoiceListProps, 'frame'> {
  readonly zoom: number;
}

function Choices({ hasMore, textOf = labelOf, empty = 'Nothing matches', zoom }: ChoicesProps) {
  useAccessiblePage();
  const style: CSSProperties = { zoom, ['--_zoom' as string]: zoom };
  return (
    <Combobox.Popup className="pricebook-popup pricebook-combobox-list" style={style}>
      <Combobox.Empty className="pricebook-option-note">{empty}</Combobox.Empty>
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
      {hasMore && <p className="pricebook-option-note">The first {maxOptions} are shown. Type to find others.</p>}
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
