import { Combobox } from '@base-ui/react/combobox';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ComboboxControlProps, optionsOf } from './combobox-choice';
import { Check, ChevronDown, X } from './icons';
import type { Option } from './select';

/** So many options are in the list at once; the rest is found by typing. */
const shownOptions = 200;

/** The behaviour of Combobox and MultiCombobox, and the list that drops from them. */
export function ComboboxControl({
  control,
  label,
  options,
  placeholder,
  chosen,
  choice,
  wasFocused,
}: ComboboxControlProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const selected = useMemo(() => [...optionsOf(chosen, options)], [chosen, options]);
  useEffect(() => {
    if (wasFocused.current) input.current?.focus();
  }, [wasFocused]);

  const shared = {
    items: options,
    limit: shownOptions,
    autoHighlight: true,
    isItemEqualToValue: (one: Option, other: Option) => one.value === other.value,
  };
  const field = (
    <>
      <Combobox.Input {...control} ref={input} placeholder={chosen.length > 0 ? '' : placeholder} />
      <Combobox.Trigger className="pricebook-button is-icon is-quiet is-tiny" aria-label={`${label}: show choices`}>
        <ChevronDown />
      </Combobox.Trigger>
    </>
  );
  const list = <ChoiceList frame={frame} hasMore={options.length > shownOptions} />;

  return choice.kind === 'one' ? (
    <Combobox.Root
      {...shared}
      value={selected[0] ?? null}
      onValueChange={(option: Option | null) => choice.onChange(option?.value ?? '')}
    >
      <div ref={setFrame} className="pricebook-control pricebook-combobox">
        {field}
      </div>
      {list}
    </Combobox.Root>
  ) : (
    <Combobox.Root
      {...shared}
      multiple
      value={selected}
      onValueChange={(all: readonly Option[]) => choice.onChange(all.map((option) => option.value))}
    >
      <Combobox.Chips ref={setFrame} className="pricebook-control pricebook-combobox">
        {selected.map((option) => (
          <Combobox.Chip key={option.value} className="pricebook-chip" aria-label={option.label}>
            <span>{option.label}</span>
            <Combobox.ChipRemove aria-label={`Remove ${option.label}`}>
              <X />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        {field}
      </Combobox.Chips>
      {list}
    </Combobox.Root>
  );
}

interface ChoiceListProps {
  /** The control that the list drops from. */
  readonly frame: HTMLElement | null;
  readonly hasMore: boolean;
}

function ChoiceList({ frame, hasMore }: ChoiceListProps) {
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
        <Combobox.Popup className="pricebook-popup pricebook-combobox-list">
          <Combobox.Empty className="pricebook-option-note">Nothing matches</Combobox.Empty>
          <Combobox.List className="pricebook-combobox-options">
            {(option: Option) => (
              <Combobox.Item key={option.value} value={option} className="pricebook-option">
                <span>{option.label}</span>
                <Combobox.ItemIndicator>
                  <Check />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
          {hasMore && <p className="pricebook-option-note">The first {shownOptions} are shown. Type to find others.</p>}
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
