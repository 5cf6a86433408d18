import type { ComponentProps } from 'react';
import { Field, type FieldText } from './field';
import { ChevronDown } from './icons';

/** A value that can be chosen, and the text it is shown by. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps
  extends FieldText,
    Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'required' | 'id' | 'children' | 'size'> {
  readonly options: readonly Option[];
  /** '' is none of them, shown as `placeholder`. */
  readonly value: string;
  onChange(value: string): void;
  readonly placeholder?: string;
}

/** The platform's own list of choices with its label: right for a few. */
export function Select({
  label,
  hint,
  error,
  required,
  aside,
  options,
  value,
  onChange,
  placeholder = '',
  ...native
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(control) => (
        <SelectBox
          {...native}
          {...control}
          options={options}
          value={value}
          onChange={onChange}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}

export interface SelectBoxProps
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children' | 'size'> {
  readonly options: readonly Option[];
  readonly value: string;
  onChange(value: string): void;
  readonly placeholder?: string;
}

/** The control alone, for where its label is an `aria-label`. */
export function SelectBox({ options, value, onChange, placeholder = '', ...native }: SelectBoxProps) {
  return (
    <div className="pricebook-select">
      <select {...native} className="pricebook-input" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.every((option) => option.value !== value) && <option value={value}>{value || placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </div>
  );
}
