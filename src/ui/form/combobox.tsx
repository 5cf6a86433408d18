import { ChevronDown, Lock } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Chip } from '../controls/chip';
import { lazyPart } from '../feedback/lazy-part';
import { type Choice, type ComboboxControlProps, type Suggestion, textsOf } from './combobox-choice';
import { Field, type FieldText } from './field';
import type { Option } from './select';

interface ComboboxText extends FieldText {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  /** Placeholder and text of the open list while the options load. A hint would move the other fields when it is removed. */
  readonly loading?: string | undefined;
  readonly readOnly?: boolean;
}

export interface ComboboxProps extends ComboboxText {
  readonly value: string;
  onChange(value: string): void;
}

export function Combobox({ value, onChange, ...text }: ComboboxProps) {
  return <AnyCombobox {...text} chosen={value === '' ? [] : [value]} choice={{ kind: 'one', onChange }} />;
}

export interface MultiComboboxProps extends ComboboxText {
  /** The selected options' values, in order of selection. */
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
}

export function MultiCombobox({ value, onChange, ...text }: MultiComboboxProps) {
  return <AnyCombobox {...text} chosen={value} choice={{ kind: 'several', onChange }} />;
}

/** Free text with suggestions. */
export function SuggestField({ value, onChange, ...text }: ComboboxProps) {
  return <AnyCombobox {...text} chosen={value === '' ? [] : [value]} choice={{ kind: 'text', onChange }} />;
}

/** A list of free texts as removable chips, with suggestions. */
export function SuggestListField({ value, onChange, ...text }: MultiComboboxProps) {
  return <AnyCombobox {...text} chosen={value} choice={{ kind: 'texts', onChange }} />;
}

interface AnyComboboxProps extends ComboboxText {
  readonly chosen: readonly string[];
  readonly choice: Choice | Suggestion;
}

function AnyCombobox({
  options,
  placeholder = '',
  loading: loadingText,
  readOnly = false,
  chosen,
  choice,
  ...text
}: AnyComboboxProps) {
  const wasFocused = useRef(false);
  return (
    <Field {...text}>
      {(control) => {
        const labels = { label: text.label, placeholder: loadingText ?? placeholder, loadingText };
        const props = { control, options, chosen, wasFocused, ...labels };
        if (readOnly)
          return <ReadOnlyCombobox {...props} value={textsOf(chosen, options).join(', ')} before={<Lock />} />;
        return choice.kind === 'text' || choice.kind === 'texts' ? (
          <SuggestControl {...props} choice={choice} />
        ) : (
          <ComboboxControl {...props} choice={choice} />
        );
      }}
    </Field>
  );
}

interface ReadOnlyProps extends Pick<ComboboxControlProps, 'control' | 'placeholder' | 'wasFocused'> {
  readonly value: string;
  /** Before the input: an icon, or chips. */
  readonly before: ReactNode;
  readonly after?: ReactNode;
}

function ReadOnlyCombobox({ control, placeholder, wasFocused, value, before, after }: ReadOnlyProps) {
  return (
    <div className="pricebook-control pricebook-combobox">
      {before}
      <input
        {...control}
        readOnly
        placeholder={placeholder}
        value={value}
        onFocus={() => {
          wasFocused.current = true;
        }}
        onBlur={() => {
          wasFocused.current = false;
        }}
      />
      {after}
    </div>
  );
}

/** Has the size of the loaded control, so that no field moves. */
function loading({ choice, chosen, options, placeholder, ...props }: ComboboxControlProps<Choice | Suggestion>) {
  const texts = textsOf(chosen, options);
  if (choice.kind === 'one' || choice.kind === 'text')
    return (
      <ReadOnlyCombobox
        {...props}
        placeholder={placeholder}
        before={null}
        value={texts.join()}
        after={<ChevronDown />}
      />
    );
  const chips = chosen.map((value, index) => (
    <Chip
      key={value}
      text={texts[index] ?? value}
      onRemove={() => choice.onChange(chosen.filter((other) => other !== value))}
    />
  ));
  const hint = chosen.length > 0 ? '' : placeholder;
  return <ReadOnlyCombobox {...props} placeholder={hint} before={chips} value="" after={<ChevronDown />} />;
}

/** Loaded with the first combobox: 50 KiB. */
const ComboboxControl = lazyPart('combobox', async () => (await import('./combobox-control')).ComboboxControl, {
  loading,
});
const SuggestControl = lazyPart('suggestions', async () => (await import('./suggest-control')).SuggestControl, {
  loading,
});
