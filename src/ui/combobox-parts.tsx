import { Combobox } from '@base-ui/react/combobox';
import { type FocusEventHandler, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import type { ComboboxControlProps } from './combobox-choice';
import { Check, ChevronDown, X } from './icons';
import { useReadablePage } from './readable-page';
import type { Option } from './select';

/** So many options are in the list at once; the rest is found by typing. */
export const shownOptions = 200;

/** Whether two options stand for the same value. */
export const isSame = (one: Option, other: Option): boolean => one.value === other.value;

/** The input, which has the focus if what stood in its place had it. */
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

/** What is typed into, and the button that shows the list. */
export function ControlInput({ control, label, placeholder, input, onBlur }: ControlInputProps) {
  return (
    <>
      <Combobox.Input {...control} ref={input} placeholder={placeholder} onBlur={onBlur} />
      <Combobox.Trigger className="pricebook-button is-icon is-quiet is-tiny" aria-label={`${label}: show choices`}>
        <ChevronDown />
      </Combobox.Trigger>
    </>
  );
}

interface ChipsProps {
  readonly frame: Ref<HTMLDivElement>;
  readonly selected: readonly Option[];
  readonly children: ReactNode;
}

/** What is chosen, each with its way off, and the input behind. */
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
  /** The control that the list drops from. */
  readonly frame: HTMLElement | null;
  readonly hasMore: boolean;
  /** How an option is said in the list. @default its label */
  readonly textOf?: (option: Option) => string;
  /** Said while no option matches; nothing when ''. @default 'Nothing matches' */
  readonly empty?: string;
}

const labelOf = ({ label }: Option): string => label;

/** The list that drops from the control. */
export function ChoiceList({ frame, ...list }: ChoiceListProps) {
  return (
    // Inside the dialog, else it would lie under it; inside the root, else it would have no styles.
    <Combobox.Portal container={frame?.closest<HTMLElement>('dialog, .pricebook') ?? null}>
      <Combobox.Positioner
        className="pricebook-combobox-place"
        align="start"
        sideOffset={4}
        anchor={frame}
        positionMethod="fixed"
      >
        <Choices {...list} />
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

function Choices({ hasMore, textOf = labelOf, empty = 'Nothing matches' }: Omit<ChoiceListProps, 'frame'>) {
  useReadablePage();
  return (
    <Combobox.Popup className="pricebook-popup pricebook-combobox-list">
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
      {hasMore && <p className="pricebook-option-note">The first {shownOptions} are shown. Type to find others.</p>}
    </Combobox.Popup>
  );
}
