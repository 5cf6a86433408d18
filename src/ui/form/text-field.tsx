import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldText } from './field';

export interface TextFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'className' | 'required' | 'id'> {
  readonly value: string;
  onChange?(value: string): void;
  /** `number`: end-aligned, with tabular figures. @default 'text' */
  readonly content?: 'text' | 'number';
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
  ...native
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(control) => (
        <input
          {...native}
          {...control}
          className={classNames('pricebook-input', content === 'number' && 'is-number')}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
    </Field>
  );
}
