import { useEffect, useState } from 'react';
import { resendWaitSeconds } from '../../machines/login.context';
import type { LoginProblem } from '../../machines/login.types';
import { CodeField, codeLength } from '../../ui/form/code-field';
import { FormLink } from '../../ui/form/frame';
import { textAround } from '../../ui/text-around';
import { incompleteMessages } from './login.messages';
import type { LoginFormProps } from './login-form.types';
import { stepMessages } from './login-steps.messages';
import { StepForm } from './step-form';

export function AuthenticatorCodeForm({ context, isBusy, send }: LoginFormProps) {
  const code = useCode({ context, isBusy, send });
  return (
    <StepForm
      {...code.form}
      help={context.message || stepMessages.authenticatorHelp}
      footer={<FormLink onClick={() => send({ type: 'code.request' })}>{stepMessages.useEmailCode}</FormLink>}
    >
      <CodeField label={stepMessages.authenticatorCode} {...code.field} />
    </StepForm>
  );
}

export function EmailCodeForm({ context, isBusy, send }: LoginFormProps) {
  const code = useCode({ context, isBusy, send });
  return (
    <StepForm
      {...code.form}
      help={textAround(
        stepMessages.codeSentTo,
        <span className="pricebook-login-address">{context.request.email}</span>,
      )}
      footer={
        context.canResend ? (
          <FormLink onClick={() => send({ type: 'code.request' })}>{stepMessages.sendAgain}</FormLink>
        ) : (
          <ResendCountdown key={context.codesSent} />
        )
      }
    >
      <CodeField label={stepMessages.emailCode} {...code.field} />
    </StepForm>
  );
}

/** Whether the back end has refused the code itself, which then is of no more use. */
const isCodeRefused = (problem: LoginProblem): boolean =>
  (problem.task === 'authenticator-code' || problem.task === 'email-code') &&
  problem.kind === 'refused' &&
  !problem.isTemporary;

/** Submits a complete code automatically, and clears a wrong one. */
function useCode({ context: { problem }, isBusy, send }: Pick<LoginFormProps, 'context' | 'isBusy' | 'send'>) {
  const [code, setCode] = useState('');
  useEffect(() => {
    if (problem && isCodeRefused(problem)) setCode('');
  }, [problem]);
  const submit = (typed: string) => {
    // The login asks for what is missing where the code is ''.
    if (!isBusy) send({ type: 'code.submit', code: typed.length === codeLength ? typed : '' });
  };
  const missingDigits = codeLength - code.length;
  return {
    form: {
      heading: stepMessages.codeHeading,
      problem,
      submitLabel: stepMessages.verify,
      isBusy,
      onSubmit: () => submit(code),
      onBack: () => send({ type: 'step.cancel' }),
    },
    field: {
      value: code,
      hint: missingDigits > 0 && missingDigits < codeLength ? stepMessages.moreDigits(missingDigits) : undefined,
      error:
        problem?.kind === 'incomplete' && missingDigits > 0 ? incompleteMessages[problem.task]?.message : undefined,
      onChange: setCode,
      onComplete: submit,
    },
  };
}

function ResendCountdown() {
  const [seconds, setSeconds] = useState(resendWaitSeconds);
  useEffect(() => {
    const end = Date.now() + resendWaitSeconds * 1000;
    const timer = setInterval(() => setSeconds(Math.max(1, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="pricebook-muted pricebook-number">{stepMessages.sendAgainIn(seconds)}</span>;
}
