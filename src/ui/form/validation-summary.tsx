import { Fragment, type MouseEvent } from 'react';
import { listSeparator } from '../../texts/notation';
import { LinkButton } from '../controls/button';
import { textAround } from '../text-around';
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
    const links = fields.slice(0, maxNamedFields).map((issue, index) => (
      <Fragment key={issue.label}>
        {index > 0 && listSeparator()}
        <LinkButton onClick={(event) => goTo(event, issue)}>{issue.label}</LinkButton>
      </Fragment>
    ));
    const more = fields.length - links.length;
    const { first, next, andMore } = formMessages.issues;
    const write = (names: string) => (position === 0 ? first : next)(verb, more > 0 ? andMore(names, more) : names);
    return <Fragment key={verb}>{textAround(write, links)}</Fragment>;
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
