import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import { Field, type FieldText } from './field';
import { formMessages } from './form.messages';
import { Frame } from './frame';

export interface PasswordFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'className' | 'required' | 'id' | 'type'> {
  readonly value: string;
  onChange(value: string): void;
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, hint, error, required, aside, value, onChange, ...native }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(control) => (
        <div className="pricebook-control">
          <input
            {...native}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {/* In a form in light DOM, the button has its style from the frame. */}
          <Frame className="pricebook-button is-icon is-quiet is-tiny">
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={isShown ? formMessages.password.hide : formMessages.password.show}
              size="tiny"
              onClick={() => setShown(!isShown)}
            />
          </Frame>
        </div>
      )}
    </Field>
  );
}
