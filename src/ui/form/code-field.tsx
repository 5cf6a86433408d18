import type { ChangeEvent } from 'react';
import { withLatinDigits } from '../../texts/latin-digits';
import { Field, type FieldText } from './field';

export const codeLength = 6;

export interface CodeFieldProps extends FieldText {
  readonly value: string;
  onChange(digits: string): void;
  /** Called once the code is complete, whether typed, pasted or autofilled. */
  onComplete?(code: string): void;
}

/** A one-time code: one input, for paste and autofill, styled as a cell per digit. */
export function CodeField({ value, onChange, onComplete, ...texts }: CodeFieldProps) {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // `maxlength` would cut a pasted "123 456" before the space is removed.
    const digits = withLatinDigits(target.value).replace(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (digits.length === codeLength && digits !== value) onComplete?.(digits);
  };
  return (
    <Field {...texts}>
      {(control) => (
        <div className="pricebook-code">
          <input
            {...control}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={value}
            onChange={handleChange}
          />
        </div>
      )}
    </Field>
  );
}
