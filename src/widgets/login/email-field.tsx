import { TextField } from '../../ui/form/text-field';
import { loginMessages as messages } from './login.messages';

interface EmailFieldProps {
  readonly email: string;
  readonly isMissing: boolean;
  /** The back end's error. */
  readonly error?: string | undefined;
  onEmail(email: string): void;
}

export const EmailField = ({ email, isMissing, error, onEmail }: EmailFieldProps) => (
  <TextField
    isFramed
    label={messages.email}
    name="email"
    type="email"
    autoComplete="username"
    spellCheck={false}
    value={email}
    error={isMissing ? messages.missingEmail : error}
    onChange={onEmail}
  />
);
