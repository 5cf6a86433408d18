import { type ReactNode, useRef } from 'react';
import { ChevronDown, Lock } from '../controls/icons';
import { lazyPart } from '../feedback/lazy-part';
import { type Choice, type ComboboxControlProps, type Suggestion, textsOf } from './combobox-choice';
import { Field, type FieldText } from './field';
import type { Option } from './select';

interface ComboboxText extends FieldText {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly readOnly?: boolean;
}

export interface ComboboxProps extends ComboboxText {
  /** The selected option's value; '' for none. */
  readonly value: string;
  onChange(value: string): void;
}

/** A searchable single select. */
export function Combobox({ value, onChange, ...text }: ComboboxProps) {
  return <AnyCombobox {...text} chosen={value === '' ? [] : [value]} choice={{ kind: 'one', onChange }} />;
}

export interface MultiComboboxProps extends ComboboxText {
  /** The selected options' values, in order of selection. */
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** A searchable multi-select with removable chips. */
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

function AnyCombobox({ options, placeholder = '', readOnly = false, chosen, choice, ...text }: AnyComboboxProps) {
  const wasFocused = useRef(false);
  return (
    <Field {...text}>
      {(control) => {
        const props = { control, label: text.label, options, placeholder, chosen, wasFocused };
        if (readOnly) return <ReadOnlyCombobox {...props} icon={<Lock />} />;
        return choice.kind === 'text' || choice.kind === 'texts' ? (
          <SuggestControl {...props} choice={choice} />
        ) : (
          <ComboboxControl {...props} choice={choice} />
        );
      }}
    </Field>
  );
}

/** A combobox while it is read-only or loading. */
function ReadOnlyCombobox({
  control,
  options,
  placeholder,
  chosen,
  wasFocused,
  icon,
  children,
}: Omit<ComboboxControlProps, 'choice'> & { readonly icon?: ReactNode; readonly children?: ReactNode }) {
  return (
    <div className="pricebook-control pricebook-combobox">
      {icon}
      <input
        {...control}
        readOnly
        placeholder={placeholder}
        value={textsOf(chosen, options).join(', ')}
        onFocus={() => {
          wasFocused.current = true;
        }}
        onBlur={() => {
          wasFocused.current = false;
        }}
      />
      {children}
    </div>
  );
}

const loading = (props: Omit<ComboboxControlProps, 'choice'>) => (
  <ReadOnlyCombobox {...props}>
    <ChevronDown />
  </ReadOnlyCombobox>
);

/** Loaded with the first combobox: 50 KiB. */
const ComboboxControl = lazyPart('combobox', async () => (await import('./combobox-control')).ComboboxControl, {
  loading,
});
const SuggestControl = lazyPart('suggestions', async () => (await import('./suggest-control')).SuggestControl, {
  loading,
});
