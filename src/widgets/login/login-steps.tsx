import { AuthenticatorCodeForm, EmailCodeForm } from './code-forms';
import type { LoginFormProps } from './login-form.types';
import { ForgotPasswordForm, PasswordChangeForm } from './password-forms';

export { changePassword, sendMail } from './password-calls';

/** The forms after the credentials, loaded on demand. */
export function LoginSteps(props: LoginFormProps) {
  switch (props.context.form) {
    case 'authenticatorCode':
      return <AuthenticatorCodeForm {...props} />;
    case 'emailCode':
      return <EmailCodeForm {...props} />;
    case 'passwordReset':
      return <PasswordChangeForm {...props} />;
    default:
      return <ForgotPasswordForm {...props} />;
  }
}
