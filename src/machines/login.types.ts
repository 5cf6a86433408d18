import type { LoginResult } from '../api/resources/auth';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A sign-in with the password or a code, or a request for a code by mail. */
export type SignInRequest = Credentials &
  (
    | { readonly kind: 'password' | 'code-request' }
    | { readonly kind: 'authenticator-code' | 'email-code'; readonly code: string }
  );

export interface PasswordChange {
  readonly email: string;
  readonly current: string;
  readonly next: string;
}

/** Why a call failed: refused by the back end, without a response, or a write whose response was lost. */
export interface CallFailure {
  readonly kind: 'refused' | 'unreachable' | 'unknown-outcome';
  /** '' when the back end sent none. */
  readonly message: string;
  /** Error messages by field, of a password change. */
  readonly fields?: { readonly [F in keyof PasswordChange]?: string };
  /** Whether the back end could not decide, because it was too busy or broken: the same request may succeed later. */
  readonly isTemporary?: boolean;
  /** When the back end accepts the next attempt, from Retry-After. */
  readonly retryAt?: Date | undefined;
}

export interface CallFailed {
  readonly step: 'failed';
  readonly failure: CallFailure;
}

export type SignInOutcome = LoginResult | CallFailed;

/** Outcome of a call without response data. */
export type CallOutcome = { readonly step: 'done' } | CallFailed;

/**
 * What the user is trying to do.
 * - `password`, `authenticator-code`, `email-code`: sign in with it; `code-request`: request a code by mail.
 * - `open-reset`: open the form for a password change on this page; `password-reset`: change the password there, with the
 *   current one.
 * - `forgot-password`: request a mail with a link for a new password.
 */
export type LoginTask = SignInRequest['kind'] | 'open-reset' | 'password-reset' | 'forgot-password';

/** A task that failed, or was not started because input is missing. */
export type LoginProblem = { readonly task: LoginTask } & (CallFailure | { readonly kind: 'incomplete' });

/** A success that is shown to the user. */
export type LoginSuccess = 'code-sent' | 'password-reset' | 'mail-sent';
