import { Fragment, type MouseEvent } from 'react';

/** A validation problem of a form. */
export interface ValidationIssue {
  /** The verb, such as `Choose` or `Fill in`. */
  readonly verb: string;
  /** The label of the field; no other field of the form has it. */
  readonly label: string;
}

/** Number of fields named per verb; the rest is counted. */
const namedFields = 3;

/** Summary of a form's validation problems, with a link to each field. */
export function ValidationSummary({ obstacles }: { readonly obstacles: readonly ValidationIssue[] }) {
  const verbs = [...new Set(obstacles.map(({ verb }) => verb))];
  return verbs.map((verb, place) => {
    const fields = obstacles.filter((obstacle) => obstacle.verb === verb);
    return (
      <Fragment key={verb}>
        {place === 0 ? `${verb} ` : `, and ${verb.toLowerCase()} `}
        {fields.slice(0, namedFields).map((obstacle, index) => (
          <Fragment key={obstacle.label}>
            {index > 0 && ', '}
            <button type="button" className="pricebook-link" onClick={(event) => goTo(event, obstacle)}>
              {obstacle.label}
            </button>
          </Fragment>
        ))}
        {fields.length > namedFields && ` and ${fields.length - namedFields} more`}
      </Fragment>
    );
  });
}

function goTo(event: MouseEvent<HTMLElement>, obstacle: ValidationIssue): void {
  const form = event.currentTarget.closest('form');
  if (form) focusIssue(form, obstacle);
}

/** Focuses the invalid field. */
export function focusIssue(form: HTMLFormElement, { label }: ValidationIssue): void {
  const own = [...form.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  own?.control?.focus();
}

/** Focuses the first input. */
export function focusFirstField(form: HTMLFormElement): void {
  const start = form.querySelector('[data-autofocus]') ?? form.querySelector('.pricebook-dialog-body input');
  if (start instanceof HTMLElement) start.focus();
}
