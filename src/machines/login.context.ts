import type { Session } from '../api/session/session';
import type { Credentials, LoginProblem, LoginSuccess, PasswordChange, SignInRequest } from './login.types';

/** The forms of signing in. */
export type LoginForm = 'credentials' | 'authenticatorCode' | 'emailCode' | 'passwordReset' | 'passwordForgotten';

/** What signing in begins with. */
export interface LoginStart {
  readonly form: 'credentials' | 'passwordForgotten';
}

/** What signing in knows on its way. */
export interface LoginContext {
  /** The form that is open, also while a call of it is under way. */
  readonly form: LoginForm;
  /** What was last asked to sign in; its credentials are repeated with every code. */
  readonly request: SignInRequest;
  /** What the back end said when it asked for this step; '' when nothing. */
  readonly message: string;
  readonly problem: LoginProblem | undefined;
  /** What went well before the credentials are asked for again. */
  readonly success: LoginSuccess | undefined;
  /** How many codes were mailed. */
  readonly codesSent: number;
  /** Whether the wait for another code is over. */
  readonly canResend: boolean;
  /** Set in `signedIn`. */
  readonly session: Session | undefined;
}

/** What the person does; and `wait.end`, which the machine tells itself. */
export type LoginEvent =
  | ({ readonly type: 'credentials.submit' } & Credentials)
  /** 'Use Email OTP' in place of the credentials' own submit. */
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
