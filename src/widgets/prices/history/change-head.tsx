import type { ReactNode } from 'react';
import type { RecordedPriceChange } from '../../../wire/price-history';
import { historyMessages as messages } from './history.messages';
import { Moment } from './moment';

interface ChangeHeadProps {
  readonly change: RecordedPriceChange;
  /** Begins the line. */
  readonly children?: ReactNode;
  /** Follows how the change was made. */
  readonly note?: string;
}

/** Who made a change, how and when. */
export function ChangeHead({ change: { action, by, at, origin, fileName }, children, note = '' }: ChangeHeadProps) {
  return (
    <p className="pricebook-change-head">
      {children}
      <b>{messages.actionBy(action, by)}</b>{' '}
      <span className="pricebook-muted">{[messages.originOf(origin, fileName), note].join(' ').trim()}</span>{' '}
      <Moment className="pricebook-muted" at={at} />
    </p>
  );
}
