import { useState } from 'react';
import { PasswordField } from '../../ui/form/password-field';
import { EmailField } from './email-field';
import { incompleteMessages } from './login.messages';
import type { LoginFormProps } from './login-form.types';
import { stepMessages } from './login-steps.messages';
import { StepForm } from './step-form';

/** Changes the password of somebody who knows the current one: the form of the task `password-reset`. */
export function PasswordChangeForm({ context, isBusy, email, onEmail, send }: LoginFormProps) {
  const { problem, request, message } = context;
  // A password with which the user has just tried to sign in need not be typed again.
  const [current, setCurrent] = useState(request.password);
  const [next, setNext] = useState('');
  const isIncomplete = problem?.kind === 'incomplete';
  const fieldErrors = problem && problem.kind !== 'incomplete' ? (problem.fields ?? {}) : {};
  return (
    <StepForm
      heading={stepMessages.resetHeading}
      {...(message !== '' && { help: message })}
      problem={problem}
      submitLabel={stepMessages.reset}
      isBusy={isBusy}
      onSubmit={() => send({ type: 'password.submit', email: email.trim(), current, next })}
      onBack={() => send({ type: 'step.cancel' })}
    >
      <EmailField
        email={email}
        isMissing={isIncomplete && email.trim() === ''}
        error={fieldErrors.email}
        onEmail={onEmail}
      />
      <PasswordField
        label={stepMessages.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={current}
        error={isIncomplete && current === '' ? stepMessages.missingCurrent : fieldErrors.current}
        onChange={setCurrent}
      />
      <PasswordField
        label={stepMessages.newPassword}
        name="new-password"
        autoComplete="new-password"
        hint={stepMessages.newPasswordHint}
        value={next}
        error={isIncomplete && next === '' ? incompleteMessages['password-reset']?.message : fieldErrors.next}
        onChange={setNext}
      />
    </StepForm>
  );
}

/** Asks for a mail with a link for a new password. */
export function ForgotPasswordForm({ context: { problem }, isBusy, email, onEmail, send }: LoginFormProps) {
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const typed = email.trim();
  return (
    <StepForm
      heading={stepMessages.forgotHeading}
      help={stepMessages.forgotHelp}
      problem={problem}
      submitLabel={stepMessages.sendLink}
      isBusy={isBusy}
      onSubmit={() => {
        setWasSubmitted(true);
        if (typed !== '') send({ type: 'mail.request', email: typed });
      }}
      onBack={() => send({ type: 'step.cancel' })}
    >
      <EmailField email={email} isMissing={wasSubmitted && typed === ''} onEmail={onEmail} />
    </StepForm>
  );
}
