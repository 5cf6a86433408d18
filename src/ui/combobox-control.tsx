import { Combobox } from '@base-ui/react/combobox';
import { useMemo, useState } from 'react';
import type { Choice } from './combobox';
import type { ControlWiring } from './field';
import { Check, ChevronDown, X } from './icons';
import type { Option } from './select';

/** So many options are in the list at once; the rest is found by typing. */
const shownOptions = 200;

export interface ComboboxControlProps {
  readonly control: ControlWiring;
  readonly label: string;
  readonly options: readonly Option[];
  readonly placeholder: string;
  readonly chosen: readonly string[];
  readonly choice: Choice;
}

/** The behaviour of Combobox and MultiCombobox, and the list that drops from them. */
export function ComboboxControl({ control, label, options, placeholder, chosen, choice }: ComboboxControlProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const chosenOptions = useMemo(
    () => chosen.map((value) => options.find((option) => option.value === value) ?? { value, label: value }),
    [chosen, options],
  );
  const shared = {
    items: options,
    limit: shownOptions,
    isItemEqualToValue: (a: Option, b: Option) => a.value === b.value,
  };
  const input = <Combobox.Input {...control} placeholder={chosen.length > 0 ? '' : placeholder} />;
  const end = (
    <Combobox.Trigger className="pricebook-button is-icon is-quiet is-tiny" aria-label={`${label}: show choices`}>
      <ChevronDown />
    </Combobox.Trigger>
  );
  const list = (
    // Inside the dialog, else it would lie under it; inside the root, else it would have no styles.
    <Combobox.Portal container={frame?.closest<HTMLElement>('dialog, .pricebook') ?? null}>
      <Combobox.Positioner className="pricebook-combobox-place" sideOffset={4} anchor={frame} positionMethod="fixed">
        <Combobox.Popup className="pricebook-popup pricebook-combobox-list">
          <Combobox.Empty className="pricebook-option-note">Nothing matches</Combobox.Empty>
          <Combobox.List>
            {(option: Option) => (
              <Combobox.Item key={option.value} value={option} className="pricebook-option">
                <span>{option.label}</span>
                <Combobox.ItemIndicator>
                  <Check />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );

  if (choice.kind === 'one') {
    return (
      <Combobox.Root
        {...shared}
        value={chosenOptions[0] ?? null}
        onValueChange={(option: Option | null) => choice.onChange(option?.value ?? '')}
      >
        <div ref={setFrame} className="pricebook-control pricebook-combobox">
          {input}
          {end}
        </div>
        {list}
      </Combobox.Root>
    );
  }
  return (
    <Combobox.Root
      {...shared}
      multiple
      value={chosenOptions}
      onValueChange={(selected: Option[]) => choice.onChange(selected.map((option) => option.value))}
    >
      <Combobox.Chips ref={setFrame} className="pricebook-control pricebook-combobox">
        {chosenOptions.map((option) => (
          <Combobox.Chip key={option.value} className="pricebook-chip" aria-label={option.label}>
            <span>{option.label}</span>
            <Combobox.ChipRemove aria-label={`Remove ${option.label}`}>
              <X />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        {input}
        {end}
      </Combobox.Chips>
      {list}
    </Combobox.Root>
  );
}
