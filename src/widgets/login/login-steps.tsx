import { AuthenticatorCodeForm, EmailCodeForm } from './code-forms';
import type { LoginFormProps } from './login-form.types';
import { ForgottenForm, ResetForm } from './password-forms';

export { changePassword, sendMail } from './password-calls';

/** The forms that come after the credentials; their code is loaded when one of them is needed. */
export function LoginSteps(props: LoginFormProps) {
  switch (props.context.form) {
    case 'authenticatorCode':
      return <AuthenticatorCodeForm {...props} />;
    case 'emailCode':
      return <EmailCodeForm {...props} />;
    case 'passwordReset':
      return <ResetForm {...props} />;
    default:
      return <ForgottenForm {...props} />;
  }
}
