import type { ComponentProps } from 'react';
import { ChevronDown } from './icons';

/** A value that can be chosen, and the text it is shown by. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectBoxProps
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children' | 'size'> {
  readonly options: readonly Option[];
  /** A value that is not among the options is shown as it is. */
  readonly value: string;
  onChange(value: string): void;
}

/** The platform's own list of choices, right for a few. Its name is an `aria-label`, or the label of a Field around it. */
export function SelectBox({ options, value, onChange, ...native }: SelectBoxProps) {
  return (
    <div className="pricebook-select">
      <select {...native} className="pricebook-input" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.every((option) => option.value !== value) && <option value={value}>{value}</option>}
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
