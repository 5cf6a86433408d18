import type { LoginAnswer } from '../api/resources/auth';

/** What the person typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What is asked of the back end to sign in: the first try, one with a code, or that a code be mailed. */
export type SignInRequest = Credentials &
  (
    | { readonly kind: 'password' | 'code-request' }
    | { readonly kind: 'authenticator-code' | 'email-code'; readonly code: string }
  );

/** A password to be changed by who knows it. */
export interface PasswordChange {
  readonly email: string;
  readonly current: string;
  readonly next: string;
}

/** Why a call failed: the back end said no, did not answer, or did not say what came of it. */
export interface CallFailure {
  readonly kind: 'refused' | 'unreachable' | 'unknown-outcome';
  /** '' when there were no words for it. */
  readonly message: string;
  /** What is wrong with the fields of a change of password. */
  readonly fields?: { readonly [F in keyof PasswordChange]?: string };
  /** Before then, the back end will not listen. */
  readonly retryAt?: Date | undefined;
}

/** A call that did not do what it was for. */
export interface CallFailed {
  readonly step: 'failed';
  readonly failure: CallFailure;
}

/** How a call to sign in ended: with what the back end answered, or without success. */
export type SignInOutcome = LoginAnswer | CallFailed;

/** How a call ended that answers nothing. */
export type CallOutcome = { readonly step: 'done' } | CallFailed;

/**
 * What somebody wants to get done.
 * - `password`, `authenticator-code`, `email-code`: sign in with it; `code-request`: have a code mailed.
 * - `reset-link`: open the form that changes a password; `password-reset`: change it.
 * - `password-forgotten`: have a link mailed that sets one.
 */
export type LoginTask = SignInRequest['kind'] | 'reset-link' | 'password-reset' | 'password-forgotten';

/** What is to be told: a task failed, or was not begun because something is missing. */
export type LoginProblem = { readonly task: LoginTask } & (CallFailure | { readonly kind: 'incomplete' });

/** What went well and is worth saying. */
export type LoginSuccess = 'code-sent' | 'password-reset' | 'mail-sent';
