import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownPercent, shownPrice } from '../../../lists/ranges/shown-price';
import { LinkButton } from '../../../ui/controls/button';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden';
import { priceDifference } from '../../../wire/price-difference';
import type { ChangedPrice } from '../../../wire/price-history';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import { historyMessages as messages } from './history.messages';

export const displayPrice = (text: string): string => shownPrice(text) || messages.unset;

export function percentDifference(from: string, to: string): string {
  const difference = priceDifference(from, to, true);
  return difference?.kind === 'percent' ? shownPercent(difference.percent) : '';
}

interface DifferencesProps {
  readonly differences: readonly ChangedPrice[];
  /** Called with a clicked level; without it the level names are plain text. */
  readonly onLevel?: ((level: PriceKey) => void) | undefined;
  /** Follows each difference. */
  readonly renderAction?: (difference: ChangedPrice) => ReactNode;
}

export function Differences({ differences, onLevel, renderAction }: DifferencesProps) {
  return (
    <ul className="pricebook-differences">
      {differences.map((one) => (
        <li key={one.key}>
          {onLevel === undefined ? (
            <span className="pricebook-muted">{priceLabel(one.key)}</span>
          ) : (
            <LinkButton aria-label={messages.showLevel(priceLabel(one.key))} onClick={() => onLevel(one.key)}>
              {priceLabel(one.key)}
            </LinkButton>
          )}
          <Difference from={one.from} to={one.to} />
          {renderAction?.(one)}
        </li>
      ))}
    </ul>
  );
}

/** An old and a new price, for eyes and for screen readers. */
const Difference = ({ from, to }: Pick<ChangedPrice, 'from' | 'to'>) => (
  <span className="pricebook-difference">
    <VisuallyHidden>{messages.from}</VisuallyHidden> <span className="is-old">{displayPrice(from)}</span> <ArrowRight />
    <VisuallyHidden>{messages.to}</VisuallyHidden> <span className="is-new">{displayPrice(to)}</span>{' '}
    <span className="is-share">{percentDifference(from, to)}</span>
  </span>
);
