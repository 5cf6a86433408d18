import type { Ref } from 'react';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../../ui/form/form-page';
import { FormResult } from '../../ui/form/form-result';
import { PasswordField } from '../../ui/form/password-field';
import { TextField } from '../../ui/form/text-field';
import { resetMessages } from './reset.messages';

export interface ResetFormViewProps {
  readonly email: string;
  readonly password: string;
  readonly passwordRef: Ref<HTMLInputElement>;
  /** What is wrong with the password. */
  readonly error: string | undefined;
  /** Why it failed otherwise. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  onPassword(password: string): void;
  onSubmit(): void;
}

/** The form: password managers take the new password for the account of the email that stands above it. */
export function ResetFormView(props: ResetFormViewProps) {
  const { email, password, passwordRef, error, problem, isBusy } = props;
  return (
    <FormPage>
      <form
        className="pricebook-stack"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <div>
          <h2 className="pricebook-heading">{resetMessages.title}</h2>
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
      </form>
    </FormPage>
  );
}

/** What stands in the form's place when it is done, for a page that stays here. */
export function ResetDoneView({ onLogin }: { readonly onLogin: () => void }) {
  return (
    <FormPage>
      <FormResult
        tone="positive"
        title={resetMessages.doneTitle}
        takesFocus
        action={<Button onClick={onLogin}>{resetMessages.toLogin}</Button>}
      >
        <p>{resetMessages.done}</p>
      </FormResult>
    </FormPage>
  );
}

interface UselessLinkViewProps {
  /** Why it cannot be used. */
  readonly message: string;
  /** It came of a try, and not of the link alone. */
  readonly isAnswer: boolean;
  readonly onNewLink: () => void;
}

/** What stands in the form's place for a link that does nothing any more. */
export function InvalidLinkView({ message, isAnswer, onNewLink }: UselessLinkViewProps) {
  return (
    <FormPage>
      <FormResult
        tone="warning"
        title={resetMessages.uselessTitle}
        takesFocus={isAnswer}
        action={<Button onClick={onNewLink}>{resetMessages.newLink}</Button>}
      >
        <p>{message}</p>
        <p className="pricebook-muted">{resetMessages.uselessHelp}</p>
      </FormResult>
    </FormPage>
  );
}
