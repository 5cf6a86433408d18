import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../embed/adopt-styles';
import type { LoginProblem } from '../../machines/login.types';
import codeField from '../../ui/form/code-field.css?inline';
import { FormLink } from '../../ui/form/frame';
import { StackedForm } from '../../ui/form/stacked-form';
import { focusFirstEmpty } from './focus-first-empty';
import css from './login-steps.css?inline';
import { stepMessages } from './login-steps.messages';
import { ProblemBanner } from './problem.view';

interface StepFormProps extends ComponentProps<typeof StackedForm> {
  readonly problem: LoginProblem | undefined;
  onBack(): void;
}

/** A form after the credentials. Takes the focus on mount and after a failure. */
export function StepForm({ problem, children, footer, onSubmit, onBack, ...texts }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Adopted on demand, so that the login's first load stays small.
  useLayoutEffect(() => {
    if (form.current) adoptStyles(form.current, [codeField, css]);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem moves the focus again
  useEffect(() => focusFirstEmpty(form.current), [problem]);
  return (
    <StackedForm
      {...texts}
      ref={form}
      className="pricebook-login"
      onSubmit={() => !texts.isBusy && onSubmit()}
      footer={
        <div className="pricebook-login-links">
          <FormLink onClick={onBack}>{stepMessages.back}</FormLink>
          {footer}
        </div>
      }
    >
      <ProblemBanner problem={problem} />
      {children}
    </StackedForm>
  );
}
