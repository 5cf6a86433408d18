import { Autocomplete } from '@base-ui/react/autocomplete';
import { Combobox } from '@base-ui/react/combobox';
import { type FocusEvent, useMemo, useState } from 'react';
import { type ComboboxControlProps, optionsOf } from './combobox-choice';
import { ComboboxParts, maxOptions } from './combobox-parts';
import { formMessages } from './form.messages';
import type { Option } from './select';

interface LoadedControlProps extends ComboboxControlProps {
  /** Whether the choices are open at first, because the input was clicked while this code was loading. */
  readonly defaultOpen: boolean;
}

export function ComboboxControl(props: ComboboxControlProps) {
  const [defaultOpen] = useState(() => props.early.current.focus === 'clicked');
  if (props.kind === 'option') return <OptionControl {...props} defaultOpen={defaultOpen} />;
  return props.kind === 'text' || props.kind === 'search' ? (
    <TextControl {...props} defaultOpen={defaultOpen} />
  ) : (
    <ListControl {...props} defaultOpen={defaultOpen} />
  );
}

const hasSameValue = (one: Option, other: Option): boolean => one.value === other.value;

function OptionControl({ options, chosen, onChange, defaultOpen, ...parts }: LoadedControlProps) {
  const [selected = null] = useMemo(() => optionsOf(chosen, options), [chosen, options]);
  return (
    <Combobox.Root
      defaultOpen={defaultOpen}
      items={options}
      limit={maxOptions}
      autoHighlight
      isItemEqualToValue={hasSameValue}
      value={selected}
      onValueChange={(option: Option | null) => onChange(option ? [option.value] : [])}
    >
      <ComboboxParts {...parts} options={options} placeholder={selected ? '' : parts.placeholder} />
    </Combobox.Root>
  );
}

function TextControl({ kind, options, chosen, onChange, defaultOpen, loadingText = '', ...parts }: LoadedControlProps) {
  return (
    <Autocomplete.Root
      defaultOpen={defaultOpen}
      items={options}
      limit={maxOptions}
      mode={kind === 'search' ? 'none' : 'list'}
      openOnInputClick
      itemToStringValue={({ value }: Option) => value}
      value={chosen[0] ?? ''}
      onValueChange={(text) => onChange([text])}
    >
      <ComboboxParts {...parts} options={options} loadingText={loadingText} />
    </Autocomplete.Root>
  );
}

/** Several options, or several free texts: the list then also offers the typed text. */
function ListControl({ kind, options, chosen, onChange, defaultOpen, ...parts }: LoadedControlProps) {
  const [typed, setTyped] = useState('');
  const selected = useMemo(() => [...optionsOf(chosen, options)], [chosen, options]);
  const newText = kind === 'texts' ? typed.trim() : '';
  const isNew = newText !== '' && [...options, ...selected].every(({ value }) => value !== newText);
  const items = useMemo(
    () => (isNew ? [...options, { value: newText, label: newText }] : options),
    [options, isNew, newText],
  );
  const addTyped = () => {
    if (newText !== '' && !chosen.includes(newText)) onChange([...chosen, newText]);
    setTyped('');
  };
  const addOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside =
      relatedTarget instanceof Element &&
      (currentTarget.contains(relatedTarget) || relatedTarget.closest('.pricebook-combobox-list') !== null);
    if (!isInside) addTyped();
  };
  return (
    <Combobox.Root
      defaultOpen={defaultOpen}
      items={items}
      limit={maxOptions}
      autoHighlight
      isItemEqualToValue={hasSameValue}
      multiple
      value={selected}
      onValueChange={(all: readonly Option[]) => onChange(all.map(({ value }) => value))}
      inputValue={typed}
      onInputValueChange={setTyped}
      onOpenChange={(isOpen, { reason }) => {
        // A press on another combobox closes the list, which erases the text before the blur event.
        if (kind === 'texts' && !isOpen && reason === 'outside-press') addTyped();
      }}
    >
      <ComboboxParts
        {...parts}
        options={options}
        selected={selected}
        placeholder={selected.length > 0 ? '' : parts.placeholder}
        onBlur={kind === 'texts' ? addOnBlur : undefined}
        textOf={({ value, label }) => (isNew && value === newText ? formMessages.combobox.add(label) : label)}
      />
    </Combobox.Root>
  );
}
