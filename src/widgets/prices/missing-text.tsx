import { Fragment, type MouseEvent } from 'react';
import { priceLabel } from '../../api/price-keys';
import { formMessages } from './price-form.messages';
import type { Obstacle } from './price-rules';

const { missing: messages, mainSku } = formMessages;

/** So many fields of a kind are named; the rest is counted. */
const namedFields = 3;

/** What keeps the form from being sent, in words, each field a way to it. */
export function MissingText({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
  const kinds = (['choose', 'correct', 'fill'] as const)
    .map((kind) => ({ kind, fields: obstacles.filter((obstacle) => obstacle.kind === kind) }))
    .filter(({ fields }) => fields.length > 0);
  return kinds.map(({ kind, fields }, place) => (
    <Fragment key={kind}>
      {place === 0 ? `${messages[kind]} ` : `${messages.and}${messages[kind].toLowerCase()} `}
      {fields.slice(0, namedFields).map((obstacle, index) => (
        <Fragment key={labelOf(obstacle)}>
          {index > 0 && ', '}
          <button type="button" className="pricebook-link" onClick={(event) => goTo(event, obstacle)}>
            {labelOf(obstacle)}
          </button>
        </Fragment>
      ))}
      {fields.length > namedFields && messages.more(fields.length - namedFields)}
    </Fragment>
  ));
}

function labelOf(obstacle: Obstacle): string {
  return obstacle.kind === 'choose' ? mainSku : priceLabel(obstacle.key);
}

function goTo(event: MouseEvent<HTMLElement>, obstacle: Obstacle): void {
  const form = event.currentTarget.closest('form');
  if (form) focusObstacle(form, obstacle);
}

/** Puts the focus where the obstacle is. */
export function focusObstacle(form: HTMLFormElement, obstacle: Obstacle): void {
  const field = obstacle.kind === 'choose' ? '[role="combobox"]' : `input[name="${obstacle.key}"]`;
  form.querySelector<HTMLElement>(field)?.focus();
}
