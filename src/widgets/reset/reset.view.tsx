import type { Ref } from 'react';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../../ui/form/form-page';
import { FormResult } from '../../ui/form/form-result';
import { PasswordField } from '../../ui/form/password-field';
import { StackedForm } from '../../ui/form/stacked-form';
import { TextField } from '../../ui/form/text-field';
import { resetMessages } from './reset.messages';

export interface ResetFormViewProps {
  readonly email: string;
  readonly password: string;
  readonly passwordRef: Ref<HTMLInputElement>;
  readonly error: string | undefined;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  onPassword(password: string): void;
  onSubmit(): void;
}

/** The form has an email field, so that password managers store the password for it. */
export function ResetFormView(props: ResetFormViewProps) {
  const { email, password, passwordRef, error, problem, isBusy } = props;
  return (
    <FormPage>
      <StackedForm onSubmit={props.onSubmit}>
        <div>
          <h2>
            <span className="pricebook-heading">{resetMessages.title}</span>
          </h2>
          <p className="pricebook-muted">{resetMessages.help}</p>
        </div>
        {problem !== undefined && (
          <Banner tone="danger" title={resetMessages.failed}>
            <p>{problem}</p>
          </Banner>
        )}
        <TextField
          label={resetMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        <PasswordField
          ref={passwordRef}
          label={resetMessages.newPassword}
          name="new-password"
          autoComplete="new-password"
          hint={resetMessages.newPasswordHint}
          value={password}
          error={error}
          onChange={props.onPassword}
        />
        <Button type="submit" variant="primary" size="large" block busy={isBusy}>
          {resetMessages.submit}
        </Button>
      </StackedForm>
    </FormPage>
  );
}

/** Replaces the form after success, if the page does not navigate elsewhere. */
export function ResetDoneView({ onLogin }: { readonly onLogin: () => void }) {
  return (
    <FormResult
      tone="positive"
      title={resetMessages.doneTitle}
      takesFocus
      action={<Button onClick={onLogin}>{resetMessages.toLogin}</Button>}
    >
      <p>{resetMessages.done}</p>
    </FormResult>
  );
}

interface InvalidLinkViewProps {
  readonly message: string;
  /** Whether the server refused the link on submit. */
  readonly isAfterSubmit: boolean;
  readonly onNewLink: () => void;
}

/** Replaces the form for an unusable link. */
export function InvalidLinkView({ message, isAfterSubmit, onNewLink }: InvalidLinkViewProps) {
  return (
    <FormResult
      tone="warning"
      title={resetMessages.invalidLinkTitle}
      takesFocus={isAfterSubmit}
      action={<Button onClick={onNewLink}>{resetMessages.newLink}</Button>}
    >
      <p>{message}</p>
      <p className="pricebook-muted">{resetMessages.invalidLinkHelp}</p>
    </FormResult>
  );
}
