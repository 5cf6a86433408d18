import type { Ref } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { FormEnd } from '../../ui/form-end';
import { FormPage } from '../../ui/form-page';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
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
        method="post"
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
      <FormEnd
        tone="positive"
        title={resetMessages.doneTitle}
        isAnswer
        action={<Button onClick={onLogin}>{resetMessages.toLogin}</Button>}
      >
        <p>{resetMessages.done}</p>
      </FormEnd>
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
export function UselessLinkView({ message, isAnswer, onNewLink }: UselessLinkViewProps) {
  return (
    <FormPage>
      <FormEnd
        tone="warning"
        title={resetMessages.uselessTitle}
        isAnswer={isAnswer}
        action={<Button onClick={onNewLink}>{resetMessages.newLink}</Button>}
      >
        <p>{message}</p>
        <p className="pricebook-muted">{resetMessages.uselessHelp}</p>
      </FormEnd>
    </FormPage>
  );
}
