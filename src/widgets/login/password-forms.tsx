import { useState } from 'react';
import { PasswordField } from '../../ui/form/password-field';
import { TextField } from '../../ui/form/text-field';
import { incompleteMessages } from './login.messages';
import type { LoginFormProps } from './login-form.types';
import { stepMessages } from './login-steps.messages';
import { StepForm } from './step-form';

/** Changes a password, because the back end or the user requests it. */
export function ResetForm({ context, isBusy, email, onEmail, send }: LoginFormProps) {
  const { problem, request, message } = context;
  const [current, setCurrent] = useState(request.password);
  const [next, setNext] = useState('');
  const isAsked = problem?.kind === 'incomplete';
  const wrong = problem === undefined || problem.kind === 'incomplete' ? {} : (problem.fields ?? {});
  return (
    <StepForm
      heading={stepMessages.resetHeading}
      {...(message !== '' && { help: message })}
      problem={problem}
      submit={stepMessages.reset}
      isBusy={isBusy}
      onSubmit={() => send({ type: 'password.submit', email: email.trim(), current, next })}
      onBack={() => send({ type: 'step.cancel' })}
    >
      <EmailField
        email={email}
        error={isAsked && email.trim() === '' ? stepMessages.missingEmail : wrong.email}
        onEmail={onEmail}
      />
      <PasswordField
        label={stepMessages.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={current}
        error={isAsked && current === '' ? stepMessages.missingCurrent : wrong.current}
        onChange={setCurrent}
      />
      <PasswordField
        label={stepMessages.newPassword}
        name="new-password"
        autoComplete="new-password"
        hint={stepMessages.newPasswordHint}
        value={next}
        error={isAsked && next === '' ? incompleteMessages['password-reset']?.message : wrong.next}
        onChange={setNext}
      />
    </StepForm>
  );
}

export function ForgottenForm({ context: { problem }, isBusy, email, onEmail, send }: LoginFormProps) {
  const [wasAsked, setWasAsked] = useState(false);
  const typed = email.trim();
  return (
    <StepForm
      heading={stepMessages.forgotHeading}
      help={stepMessages.forgotHelp}
      problem={problem}
      submit={stepMessages.sendLink}
      isBusy={isBusy}
      onSubmit={() => {
        setWasAsked(true);
        if (typed !== '') send({ type: 'mail.request', email: typed });
      }}
      onBack={() => send({ type: 'step.cancel' })}
    >
      <EmailField
        email={email}
        error={wasAsked && typed === '' ? stepMessages.missingEmail : undefined}
        onEmail={onEmail}
      />
    </StepForm>
  );
}

interface EmailFieldProps {
  readonly email: string;
  readonly error: string | undefined;
  onEmail(email: string): void;
}

function EmailField({ email, error, onEmail }: EmailFieldProps) {
  return (
    <TextField
      label={stepMessages.email}
      name="email"
      type="email"
      autoComplete="username"
      spellCheck={false}
      value={email}
      error={error}
      onChange={onEmail}
    />
  );
}
