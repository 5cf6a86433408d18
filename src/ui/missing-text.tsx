import { Fragment, type MouseEvent } from 'react';

/** One thing that keeps a form from being sent. */
export interface Obstacle {
  /** What is to be done, such as `Choose` or `Fill in`. */
  readonly verb: string;
  /** The label of the field; no other field of the form has it. */
  readonly label: string;
}

/** So many fields of a kind are named; the rest is counted. */
const namedFields = 3;

/** What keeps a form from being sent, in words, each field a way to it. */
export function MissingText({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
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

function goTo(event: MouseEvent<HTMLElement>, obstacle: Obstacle): void {
  const form = event.currentTarget.closest('form');
  if (form) focusObstacle(form, obstacle);
}

/** Puts the focus where the obstacle is. */
export function focusObstacle(form: HTMLFormElement, { label }: Obstacle): void {
  const own = [...form.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  own?.control?.focus();
}

/** Puts the focus where typing begins. */
export function focusStart(form: HTMLFormElement): void {
  const start = form.querySelector('[data-autofocus]') ?? form.querySelector('.pricebook-dialog-body input');
  if (start instanceof HTMLElement) start.focus();
}
