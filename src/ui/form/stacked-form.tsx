import { type ReactNode, type Ref, useId } from 'react';
import { FormButton } from './frame';

interface StackedFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  /** Further classes of the fields' container. */
  readonly className?: string;
  readonly heading: string;
  /** Below the heading; describes the form. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
  /** Label of the submit button. Without it, the children have their own. */
  readonly submitLabel?: string;
  readonly isBusy?: boolean;
  /** Below the submit button. */
  readonly footer?: ReactNode;
  onSubmit(): void;
}

/**
 * A `<form>` that password managers recognise, from its heading to its submit button. The fields are in a `div`, because host
 * pages style forms.
 */
export function StackedForm(props: StackedFormProps) {
  const { ref, className = '', heading, help, children, submitLabel, isBusy = false, footer, onSubmit } = props;
  const id = useId();
  return (
    <form
      ref={ref}
      method="dialog"
      noValidate
      aria-labelledby={`${id}heading`}
      aria-describedby={help === undefined ? undefined : `${id}help`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={`${className} pricebook-stack`}>
        <div>
          <h2 id={`${id}heading`}>
            <span className="pricebook-heading">{heading}</span>
          </h2>
          {help !== undefined && (
            <div id={`${id}help`} className="pricebook-form-help">
              {help}
            </div>
          )}
        </div>
        {children}
        {submitLabel !== undefined && (
          <FormButton type="submit" variant="primary" size="large" block busy={isBusy}>
            {submitLabel}
          </FormButton>
        )}
        {footer}
      </div>
    </form>
  );
}
