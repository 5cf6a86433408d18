import type { ChangeEvent } from 'react';
import { Field, type FieldText } from './field';

/** How many digits a one-time code has. */
export const codeLength = 6;

export interface CodeFieldProps extends FieldText {
  /** The digits typed so far. */
  readonly value: string;
  onChange(digits: string): void;
  /** Called once a code is complete, typed, pasted or filled in by the device. */
  onComplete?(code: string): void;
}

/** A one-time code: one input, so that it can be pasted and filled in, drawn as a cell for each digit. */
export function CodeField({ value, onChange, onComplete, ...texts }: CodeFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Not by `maxlength`, which cuts a pasted "123 456" before its space is taken out.
    const digits = target.value.replace(/\D/g, '').slice(0, codeLength);
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
            onChange={change}
          />
        </div>
      )}
    </Field>
  );
}
