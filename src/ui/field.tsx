import { type ReactNode, useId } from 'react';
import { CircleAlert } from './icons';

/** What a field says around its control. */
export interface FieldText {
  readonly label: string;
  /** How to fill it in. */
  readonly hint?: string | undefined;
  /** What is wrong with it, in words. */
  readonly error?: string | undefined;
  /** Marks it, and tells assistive technology. @default false */
  readonly required?: boolean | undefined;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** What the control must be given to belong to its label, hint and error. */
export interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps extends FieldText {
  readonly children: (control: ControlWiring) => ReactNode;
}

/** Label above a control, hint and error below. */
export function Field({ label, hint, error, required = false, aside, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className="pricebook-field">
      <div className="pricebook-label">
        <label htmlFor={id}>{label}</label>
        {required && (
          <span className="pricebook-label-required" aria-hidden="true">
            *
          </span>
        )}
        {aside !== undefined && <span className="pricebook-label-aside">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="pricebook-hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="pricebook-error">
          <CircleAlert />
          {error}
        </p>
      )}
    </div>
  );
}
