import type { LoginContext, LoginEvent } from '../../machines/login.context';

/** What every form of the login is given. */
export interface LoginFormProps {
  readonly context: LoginContext;
  /** A call is under way. */
  readonly isBusy: boolean;
  /** One email for all forms, so that it is typed once. */
  readonly email: string;
  onEmail(email: string): void;
  send(event: LoginEvent): void;
}
