import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectBoxProps
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children' | 'size'> {
  readonly options: readonly Option[];
  /** A value without an option is shown unchanged. */
  readonly value: string;
  onChange(value: string): void;
}

/** A native select, for a few options. Named by `aria-label` or the surrounding Field. */
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
