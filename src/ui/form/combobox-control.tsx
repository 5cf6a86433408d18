import { Combobox } from '@base-ui/react/combobox';
import { useMemo, useState } from 'react';
import { type ComboboxControlProps, optionsOf } from './combobox-choice';
import { Chips, ChoiceList, ControlInput, hasSameValue, maxOptions, useControlInput } from './combobox-parts';
import type { Option } from './select';

export function ComboboxControl(props: ComboboxControlProps) {
  const { options, placeholder, loadingText, chosen, choice, wasFocused, ...labels } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const input = useControlInput(wasFocused);
  const selected = useMemo(() => [...optionsOf(chosen, options)], [chosen, options]);
  const shared = { items: options, limit: maxOptions, autoHighlight: true, isItemEqualToValue: hasSameValue };
  const field = <ControlInput {...labels} input={input} placeholder={chosen.length > 0 ? '' : placeholder} />;
  const list = <ChoiceList frame={frame} hasMore={options.length > maxOptions} empty={loadingText} />;

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
      <Chips frame={setFrame} selected={selected}>
        {field}
      </Chips>
      {list}
    </Combobox.Root>
  );
}
