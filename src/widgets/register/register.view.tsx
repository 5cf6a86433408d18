import type { Ref } from 'react';
import type { Registration } from '../../api/resources/register';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { Banner } from '../../ui/feedback/banner';
import { FormPage } from '../../ui/form/form-page';
import { FormResult } from '../../ui/form/form-result';
import { PasswordField } from '../../ui/form/password-field';
import { StackedForm } from '../../ui/form/stacked-form';
import { TextField } from '../../ui/form/text-field';
import { registerMessages as messages } from './register.messages';
import type { RegistrationErrors, RegistrationField } from './registration-rules';

interface RegisterViewProps {
  readonly formRef: Ref<HTMLFormElement>;
  readonly typed: Registration;
  readonly errors: RegistrationErrors;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  onType(field: RegistrationField, text: string): void;
  onSubmit(): void;
  onBackToLogin(): void;
}

/** In light DOM, so that password managers offer to generate a password. */
export function RegisterView({
  formRef,
  typed,
  errors,
  problem,
  isBusy,
  onType,
  onSubmit,
  onBackToLogin,
}: RegisterViewProps) {
  const field = <F extends RegistrationField>(name: F) => ({
    name,
    label: messages[name],
    value: typed[name],
    error: errors[name],
    onChange: (text: string) => onType(name, text),
  });
  return (
    <FormPage
      aside={
        <>
          {messages.haveAccount} <BackToLogin onClick={onBackToLogin} />
        </>
      }
    >
      <StackedForm ref={formRef} onSubmit={() => !isBusy && onSubmit()}>
        <h2>
          <span className="pricebook-heading">{messages.heading}</span>
        </h2>
        {problem !== undefined && (
          <Banner tone="danger" title={messages.failed}>
            {problem !== messages.failed && <p>{problem}</p>}
            <p>{messages.kept}</p>
          </Banner>
        )}
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('email')} type="email" autoComplete="username" spellCheck={false} required />
        <TextField {...field('phone')} type="tel" autoComplete="tel" required />
        <TextField {...field('company')} autoComplete="organization" required />
        <PasswordField {...field('password')} hint={messages.passwordHint} autoComplete="new-password" />
        <Button type="submit" variant="primary" size="large" block busy={isBusy}>
          {messages.submit}
        </Button>
      </StackedForm>
    </FormPage>
  );
}

export function RegisteredView({ onBackToLogin }: { readonly onBackToLogin: () => void }) {
  return (
    <FormResult tone="positive" title={messages.doneTitle} action={<BackToLogin onClick={onBackToLogin} />} takesFocus>
      <p>{messages.done}</p>
    </FormResult>
  );
}

const BackToLogin = ({ onClick }: { readonly onClick: () => void }) => (
  <LinkButton onClick={onClick}>{messages.backToLogin}</LinkButton>
);
