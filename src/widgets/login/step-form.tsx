import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../embed/adopt-styles';
import type { LoginProblem } from '../../machines/login.types';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import codeField from '../../ui/form/code-field.css?inline';
import { StackedForm } from '../../ui/form/stacked-form';
import { focusFirstEmpty } from './focus-first-empty';
import css from './login-steps.css?inline';
import { stepMessages } from './login-steps.messages';
import { ProblemBanner } from './problem.view';

interface StepFormProps {
  readonly heading: string;
  readonly help?: ReactNode;
  readonly problem: LoginProblem | undefined;
  readonly submit: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  onSubmit(): void;
  onBack(): void;
}

/** A form after the credentials. Takes the focus on mount and after a failure. */
export function StepForm({ heading, help, problem, submit, isBusy, children, aside, onSubmit, onBack }: StepFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Adopted on demand, so that the login's first load stays small.
  useLayoutEffect(() => {
    if (form.current) adoptStyles(form.current, [codeField, css]);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem moves the focus again
  useEffect(() => focusFirstEmpty(form.current), [problem]);
  return (
    <StackedForm
      ref={form}
      className="pricebook-login pricebook-stack"
      aria-labelledby={`${id}heading`}
      aria-describedby={help === undefined ? undefined : `${id}help`}
      onSubmit={() => !isBusy && onSubmit()}
    >
      <div>
        <h2 id={`${id}heading`}>
          <span className="pricebook-heading">{heading}</span>
        </h2>
        {help !== undefined && (
          <p id={`${id}help`} className="pricebook-login-help">
            {help}
          </p>
        )}
      </div>
      <ProblemBanner problem={problem} />
      {children}
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        {submit}
      </Button>
      <div className="pricebook-login-ways">
        <LinkButton onClick={onBack}>{stepMessages.back}</LinkButton>
        {aside}
      </div>
    </StackedForm>
  );
}
