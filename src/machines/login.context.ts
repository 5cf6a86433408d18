import type { Session } from '../api/session/session';
import type { Credentials, LoginProblem, LoginSuccess, PasswordChange, SignInRequest } from './login.types';

export type LoginForm = 'credentials' | 'authenticatorCode' | 'emailCode' | 'passwordReset' | 'forgotPassword';

export interface LoginInput {
  readonly form: 'credentials' | 'forgotPassword';
}

export interface LoginContext {
  /** The visible form, also while its request is pending. */
  readonly form: LoginForm;
  /** The last sign-in request; its credentials are sent again with every code. */
  readonly request: SignInRequest;
  /** The back end's message about this step; '' when there is none. */
  readonly message: string;
  readonly problem: LoginProblem | undefined;
  /** Shown above the credentials form. */
  readonly success: LoginSuccess | undefined;
  readonly codesSent: number;
  /** Whether another code can be requested; false for `resendWaitSeconds` after each. */
  readonly canResend: boolean;
  /** Set in `signedIn`. */
  readonly session: Session | undefined;
}

/** Events of the user; the machine itself raises `wait.end`. */
export type LoginEvent =
  | ({ readonly type: 'credentials.submit' } & Credentials)
  /** 'Use Email OTP', clicked instead of the submit button. */
  | ({ readonly type: 'emailCode.request' } & Credentials)
  /** 'Use Email OTP' after the credentials were accepted; another code after one was sent. */
  | { readonly type: 'code.request' }
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'reset.open'; readonly email: string }
  | ({ readonly type: 'password.submit' } & PasswordChange)
  | { readonly type: 'forgotPassword.open' }
  | { readonly type: 'mail.request'; readonly email: string }
  | { readonly type: 'step.cancel' }
  | { readonly type: 'wait.end' };

/** How long to wait before another code can be requested. */
export const resendWaitSeconds = 30;

/** The context before the first event; also shown before the machine has loaded. */
export const initialLoginContext = ({ form }: LoginInput): LoginContext => ({
  form,
  request: { kind: 'password', email: '', password: '' },
  message: '',
  problem: undefined,
  success: undefined,
  codesSent: 0,
  canResend: false,
  session: undefined,
});
