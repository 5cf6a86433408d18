import type { LoginContext, LoginEvent } from '../../machines/login.context';

export interface LoginFormProps {
  readonly context: LoginContext;
  readonly isBusy: boolean;
  readonly email: string;
  onEmail(email: string): void;
  send(event: LoginEvent): void;
}
