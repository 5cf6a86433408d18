import { Autocomplete } from '@base-ui/react/autocomplete';
import { Combobox } from '@base-ui/react/combobox';
import { type FocusEvent, useMemo, useState } from 'react';
import { type ComboboxControlProps, optionsOf, type Suggestion } from './combobox-choice';
import { Chips, ChoiceList, ControlInput, hasSameValue, maxOptions, useControlInput } from './combobox-parts';
import type { Option } from './select';

type Props<K extends Suggestion['kind']> = ComboboxControlProps<Extract<Suggestion, { kind: K }>>;

export function SuggestControl({ choice, ...props }: ComboboxControlProps<Suggestion>) {
  return choice.kind === 'text' ? (
    <TextControl {...props} choice={choice} />
  ) : (
    <TextsControl {...props} choice={choice} />
  );
}

function TextControl({ options, loadingText, chosen, choice, wasFocused, ...labels }: Props<'text'>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const input = useControlInput(wasFocused);
  return (
    <Autocomplete.Root
      items={options}
      limit={maxOptions}
      openOnInputClick
      itemToStringValue={({ value }: Option) => value}
      value={chosen[0] ?? ''}
      onValueChange={(value) => choice.onChange(value)}
    >
      <div ref={setFrame} className="pricebook-control pricebook-combobox">
        <ControlInput {...labels} input={input} />
      </div>
      <ChoiceList frame={frame} hasMore={options.length > maxOptions} empty={loadingText ?? ''} />
    </Autocomplete.Root>
  );
}

function TextsControl({ options, placeholder, loadingText, chosen, choice, wasFocused, ...labels }: Props<'texts'>) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState('');
  const input = useControlInput(wasFocused);
  const selected = useMemo(() => [...optionsOf(chosen, options)], [chosen, options]);
  const newText = typed.trim();
  const isNew = newText !== '' && [...options, ...selected].every(({ value }) => value !== newText);
  const items = useMemo(
    () => (isNew ? [...options, { value: newText, label: newText }] : options),
    [options, isNew, newText],
  );
  const addOnBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && relatedTarget.closest('.pricebook-combobox-list, .pricebook-combobox'))
      return;
    if (newText !== '' && !chosen.includes(newText)) choice.onChange([...chosen, newText]);
    setTyped('');
  };
  return (
    <Combobox.Root
      items={items}
      limit={maxOptions}
      autoHighlight
      isItemEqualToValue={hasSameValue}
      multiple
      value={selected}
      onValueChange={(all: readonly Option[]) => choice.onChange(all.map(({ value }) => value))}
      inputValue={typed}
      onInputValueChange={setTyped}
    >
      <Chips frame={setFrame} selected={selected}>
        <ControlInput {...labels} input={input} placeholder={chosen.length > 0 ? '' : placeholder} onBlur={addOnBlur} />
      </Chips>
      <ChoiceList
        frame={frame}
        hasMore={options.length > maxOptions}
        empty={loadingText}
        textOf={({ value, label }) => (isNew && value === newText ? `Add “${label}”` : label)}
      />
    </Combobox.Root>
  );
}
