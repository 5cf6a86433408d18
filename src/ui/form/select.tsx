import type { ComponentProps } from 'react';
import { ChevronDown } from '../controls/icons';

/** An option's value and label. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options under a common label. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

export interface SelectBoxProps
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children' | 'size'> {
  readonly options: readonly (Option | OptionGroup)[];
  /** A value without an option is shown unchanged. */
  readonly value: string;
  onChange(value: string): void;
}

/** A native select, for a few options. Named by `aria-label` or the surrounding Field. */
export function SelectBox({ options, value, onChange, ...native }: SelectBoxProps) {
  const isListed = options.some((option) =>
    'options' in option ? option.options.some((own) => own.value === value) : option.value === value,
  );
  return (
    <div className="pricebook-select">
      <select {...native} className="pricebook-input" value={value} onChange={(event) => onChange(event.target.value)}>
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </select>
      <ChevronDown />
    </div>
  );
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
