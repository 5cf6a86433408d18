import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface FieldText {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Marks the label and sets `aria-required`. @default false */
  readonly required?: boolean | undefined;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps extends FieldText {
  readonly children: (control: ControlProps) => ReactNode;
}

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
      {/* These are no paragraphs, because host pages set margins of paragraphs. */}
      {hint !== undefined && (
        <div id={hintId} className="pricebook-hint">
          {hint}
        </div>
      )}
      {error !== undefined && (
        <div id={errorId} className="pricebook-error">
          <CircleAlert />
          {error}
        </div>
      )}
    </div>
  );
}
