import { Fragment, type MouseEvent } from 'react';
import { listSeparator } from '../../texts/notation';
import { LinkButton } from '../controls/button';
import { formMessages } from './form.messages';

export interface ValidationIssue {
  readonly verb: string;
  readonly label: string;
}

/** Maximum number of fields named per verb; others are counted. */
const maxNamedFields = 3;

export function ValidationSummary({ issues }: { readonly issues: readonly ValidationIssue[] }) {
  const verbs = [...new Set(issues.map(({ verb }) => verb))];
  return verbs.map((verb, position) => {
    const fields = issues.filter((issue) => issue.verb === verb);
    return (
      <Fragment key={verb}>
        {position === 0 ? formMessages.issues.first(verb) : formMessages.issues.next(verb)}
        {fields.slice(0, maxNamedFields).map((issue, index) => (
          <Fragment key={issue.label}>
            {index > 0 && listSeparator()}
            <LinkButton onClick={(event) => goTo(event, issue)}>{issue.label}</LinkButton>
          </Fragment>
        ))}
        {fields.length > maxNamedFields && formMessages.issues.more(fields.length - maxNamedFields)}
      </Fragment>
    );
  });
}

function goTo(event: MouseEvent<HTMLElement>, issue: ValidationIssue): void {
  const form = event.currentTarget.closest('form');
  if (form) focusIssue(form, issue);
}

export function focusIssue(form: HTMLFormElement, { label }: ValidationIssue): void {
  const fieldLabel = [...form.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  fieldLabel?.control?.focus();
}

export function focusFirstField(form: HTMLFormElement): void {
  const start = form.querySelector('[data-autofocus]') ?? form.querySelector('.pricebook-dialog-body input');
  if (start instanceof HTMLElement) start.focus();
}
