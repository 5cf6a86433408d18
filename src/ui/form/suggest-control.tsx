import { Autocomplete } from '@base-ui/react/autocomplete';
import { Combobox } from '@base-ui/react/combobox';
import { type FocusEvent, useMemo, useState } from 'react';
import { type ComboboxControlProps, optionsOf, type Suggestion } from './combobox-choice';
import { Chips, ChoiceList, ControlInput, isSame, shownOptions, useControlInput } from './combobox-parts';
import type { Option } from './select';

type Props<K extends Suggestion['kind']> = ComboboxControlProps<Extract<Suggestion, { kind: K }>>;

/** The behaviour of SuggestField and SuggestListField. */
export function SuggestControl({ choice, ...props }: ComboboxControlProps<Suggestion>) {
  return choice.kind === 'text' ? (
    <TextControl {...props} choice={choice} />
  ) : (
    <TextsControl {...props} choice={choice} />
  );
}

function TextControl({ options, chosen, choice, wasFocused, ...named }: Props<'text'>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const input = useControlInput(wasFocused);
  return (
    <Autocomplete.Root
      items={options}
      limit={shownOptions}
      openOnInputClick
      itemToStringValue={({ value }: Option) => value}
      value={chosen[0] ?? ''}
      onValueChange={(value) => choice.onChange(value)}
    >
      <div ref={setFrame} className="pricebook-control pricebook-combobox">
        <ControlInput {...named} input={input} />
      </div>
      <ChoiceList frame={frame} hasMore={options.length > shownOptions} empty="" />
    </Autocomplete.Root>
  );
}

function TextsControl({ options, placeholder, chosen, choice, wasFocused, ...named }: Props<'texts'>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  const input = useControlInput(wasFocused);
  const selected = useMemo(() => [...optionsOf(chosen, options)], [chosen, options]);
  const fresh = typed.trim();
  const isNew = fresh !== '' && [...options, ...selected].every(({ value }) => value !== fresh);
  const items = useMemo(
    () => (isNew ? [...options, { value: fresh, label: fresh }] : options),
    [options, isNew, fresh],
  );
  /** Blur keeps the typed text. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && relatedTarget.closest('.pricebook-combobox-list, .pricebook-combobox'))
      return;
    if (fresh !== '' && !chosen.includes(fresh)) choice.onChange([...chosen, fresh]);
    setTyped('');
  };
  return (
    <Combobox.Root
      items={items}
      limit={shownOptions}
      autoHighlight
      isItemEqualToValue={isSame}
      multiple
      value={selected}
      onValueChange={(all: readonly Option[]) => choice.onChange(all.map(({ value }) => value))}
      inputValue={typed}
      onInputValueChange={setTyped}
    >
      <Chips frame={setFrame} selected={selected}>
        <ControlInput {...named} input={input} placeholder={chosen.length > 0 ? '' : placeholder} onBlur={leave} />
      </Chips>
      <ChoiceList
        frame={frame}
        hasMore={options.length > shownOptions}
        textOf={({ value, label }) => (isNew && value === fresh ? `Add “${label}”` : label)}
      />
    </Combobox.Root>
  );
}
