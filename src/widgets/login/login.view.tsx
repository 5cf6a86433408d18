import { CircleCheck, Mail } from 'lucide-react';
import type { Ref } from 'react';
import type { LoginProblem, LoginSuccess } from '../../machines/login.types';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../../ui/form/form-page';
import { PasswordField } from '../../ui/form/password-field';
import { StackedForm } from '../../ui/form/stacked-form';
import { TextField } from '../../ui/form/text-field';
import { loginMessages, successMessages } from './login.messages';
import { ProblemBanner } from './problem.view';

export interface CredentialsViewProps {
  readonly formRef: Ref<HTMLFormElement>;
  readonly email: string;
  readonly password: string;
  readonly isMissing: { readonly email: boolean; readonly password: boolean };
  readonly problem: LoginProblem | undefined;
  readonly success: LoginSuccess | undefined;
  readonly isBusy: boolean;
  onEmail(email: string): void;
  onPassword(password: string): void;
  onSubmit(): void;
  onEmailCode(): void;
  onReset(): void;
  onForgotten(): void;
}

/** A `<form>` with the names and autocomplete tokens that password managers need. */
export function CredentialsView(props: CredentialsViewProps) {
  const { formRef, email, password, isMissing, problem, success, isBusy } = props;
  return (
    <StackedForm ref={formRef} className="pricebook-login pricebook-stack" onSubmit={props.onSubmit}>
      <h2>
        <span className="pricebook-heading">{loginMessages.heading}</span>
      </h2>
      <ProblemBanner problem={problem} />
      {success && (
        <Banner tone="positive" title={successMessages[success][0]}>
          <p>{successMessages[success][1]}</p>
        </Banner>
      )}
      <TextField
        label={loginMessages.email}
        name="email"
        type="email"
        autoComplete="username"
        spellCheck={false}
        value={email}
        error={isMissing.email ? loginMessages.missingEmail : undefined}
        onChange={props.onEmail}
      />
      <div className="pricebook-login-password">
        <PasswordField
          label={loginMessages.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={isMissing.password ? loginMessages.missingPassword : undefined}
          onChange={props.onPassword}
        />
        {/* After the field in tab order, but shown beside the label. */}
        <button type="button" className="pricebook-link" onClick={props.onForgotten}>
          {loginMessages.forgotPassword}
        </button>
      </div>
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        {loginMessages.submit}
      </Button>
      <div className="pricebook-login-or">{loginMessages.or}</div>
      <Button icon={Mail} size="large" block aria-disabled={isBusy || undefined} onClick={props.onEmailCode}>
        {loginMessages.useEmailCode}
      </Button>
      <div className="pricebook-login-aside">
        {loginMessages.wantNewPassword}{' '}
        <button type="button" className="pricebook-link" onClick={props.onReset}>
          {loginMessages.resetPassword}
        </button>
      </div>
    </StackedForm>
  );
}

export function SignedInView({ name }: { readonly name: string | undefined }) {
  return (
    <FormPage>
      <p className="pricebook-login-done" role="status">
        <CircleCheck />
        {name === undefined ? loginMessages.signedIn : loginMessages.signedInAs(name)}
      </p>
    </FormPage>
  );
}
