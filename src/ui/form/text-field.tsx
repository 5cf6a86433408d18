import type { ComponentProps } from 'react';
import { inputNumber, typedNumber } from '../../texts/notation';
import { classNames } from '../class-names';
import { Field, type FieldText } from './field';
import { Frame } from './frame';

export interface TextFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'className' | 'required' | 'id'> {
  readonly value: string;
  onChange?(value: string): void;
  /** `number`: end-aligned, with tabular figures; `value` has a point before decimals in any language. @default 'text' */
  readonly content?: 'text' | 'number';
  /** Whether the field is in a form in light DOM. @default false */
  readonly isFramed?: boolean;
}

export function TextField({
  label,
  hint,
  error,
  required,
  aside,
  value,
  onChange,
  content = 'text',
  isFramed = false,
  ...native
}: TextFieldProps) {
  const isNumber = content === 'number';
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(control) => {
        const input = (
          <input
            {...native}
            {...control}
            className={classNames('pricebook-input', isNumber && 'is-number')}
            value={isNumber ? inputNumber(value) : value}
            onChange={({ target }) => onChange?.(isNumber ? typedNumber(target.value) : target.value)}
          />
        );
        return isFramed ? <Frame className="pricebook-input">{input}</Frame> : input;
      }}
    </Field>
  );
}
