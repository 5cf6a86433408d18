import type { ReactNode, Ref } from 'react';
import type { LoginProblem } from '../../machines/login.machine';
import { Banner } from '../../ui/banner';
import { Brand } from '../../ui/brand';
import { Button } from '../../ui/button';
import { CircleCheck } from '../../ui/icons';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { loginMessages } from './login.messages';

export interface CredentialsViewProps {
  readonly formRef: Ref<HTMLFormElement>;
  readonly email: string;
  readonly password: string;
  /** What is said under a field that was left empty. */
  readonly missing: { readonly email: string | undefined; readonly password: string | undefined };
  readonly problem: LoginProblem | undefined;
  readonly isBusy: boolean;
  onEmail(email: string): void;
  onPassword(password: string): void;
  onSubmit(): void;
}

/** The form that a password manager knows by its looks: a real one, with the names and tokens that belong there. */
export function CredentialsView({
  formRef,
  email,
  password,
  missing,
  problem,
  isBusy,
  onEmail,
  onPassword,
  onSubmit,
}: CredentialsViewProps) {
  return (
    <LoginFrame>
      <form
        ref={formRef}
        className="pricebook-login-card pricebook-stack"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h2 className="pricebook-heading pricebook-login-heading">{loginMessages.heading}</h2>
        {problem && <Problem problem={problem} />}
        <TextField
          label={loginMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="large"
          value={email}
          error={missing.email}
          onChange={onEmail}
        />
        <PasswordField
          label={loginMessages.password}
          name="password"
          autoComplete="current-password"
          size="large"
          value={password}
          error={missing.password}
          onChange={onPassword}
        />
        <Button type="submit" variant="primary" size="large" block busy={isBusy}>
          {loginMessages.submit}
        </Button>
      </form>
    </LoginFrame>
  );
}

/** What stands in the form's place for somebody who is signed in. */
export function SignedInView({ name }: { readonly name: string | undefined }) {
  return (
    <LoginFrame>
      <p className="pricebook-login-card pricebook-login-done" role="status">
        <CircleCheck />
        {name === undefined ? loginMessages.signedIn : loginMessages.signedInAs(name)}
      </p>
    </LoginFrame>
  );
}

function LoginFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="pricebook-login">
      <h1>
        <Brand size="large" />
      </h1>
      {children}
    </div>
  );
}

/** Stays until the next try, when the toast that said it has long gone. */
function Problem({ problem: { kind, message } }: { readonly problem: LoginProblem }) {
  return (
    <Banner tone="danger" title={loginMessages.failed}>
      <p>{message || loginMessages.refusedFallback}</p>
      {kind === 'unreachable' && <p>{loginMessages.kept}</p>}
    </Banner>
  );
}
