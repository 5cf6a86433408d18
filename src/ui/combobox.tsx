import { lazy, Suspense, useRef } from 'react';
import { Field, type FieldText } from './field';
import { ChevronDown } from './icons';
import type { Option } from './select';

/** Loaded when the first one is rendered: the list's behaviour weighs 50 KiB. */
const ComboboxControl = lazy(async () => ({ default: (await import('./combobox-control')).ComboboxControl }));

interface ComboboxText extends FieldText {
  readonly options: readonly Option[];
  /** Shown while nothing is chosen. @default '' */
  readonly placeholder?: string;
  /** Shown, not changed. @default false */
  readonly readOnly?: boolean;
}

export interface ComboboxProps extends ComboboxText {
  /** The chosen option's value; '' is none. */
  readonly value: string;
  onChange(value: string): void;
}

/** One of many, found by typing a part of it. */
export function Combobox({ value, onChange, ...text }: ComboboxProps) {
  return <LazyCombobox {...text} chosen={value === '' ? [] : [value]} choice={{ kind: 'one', onChange }} />;
}

export interface MultiComboboxProps extends ComboboxText {
  /** The chosen options' values, in the order in which they were chosen. */
  readonly value: readonly string[];
  onChange(value: readonly string[]): void;
}

/** Several of many, each shown as a chip that can be removed. */
export function MultiCombobox({ value, onChange, ...text }: MultiComboboxProps) {
  return <LazyCombobox {...text} chosen={value} choice={{ kind: 'several', onChange }} />;
}

/** How many may be chosen, and who hears of it. */
export type Choice =
  | { readonly kind: 'one'; onChange(value: string): void }
  | { readonly kind: 'several'; onChange(value: readonly string[]): void };

interface LazyComboboxProps extends ComboboxText {
  readonly chosen: readonly string[];
  readonly choice: Choice;
}

function LazyCombobox({
  label,
  hint,
  error,
  required,
  aside,
  options,
  placeholder = '',
  readOnly = false,
  chosen,
  choice,
}: LazyComboboxProps) {
  const early = useRef<HTMLInputElement>(null);
  const texts = chosen.map((value) => options.find((option) => option.value === value)?.label ?? value);
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(control) => {
        const still = (
          <div className="pricebook-control pricebook-combobox">
            <input
              {...control}
              ref={early}
              role="combobox"
              aria-expanded="false"
              readOnly
              placeholder={placeholder}
              value={texts.join(', ')}
            />
            {!readOnly && <ChevronDown />}
          </div>
        );
        return readOnly ? (
          still
        ) : (
          <Suspense fallback={still}>
            <ComboboxControl
              control={control}
              options={options}
              placeholder={placeholder}
              chosen={chosen}
              choice={choice}
              label={label}
            />
          </Suspense>
        );
      }}
    </Field>
  );
}
