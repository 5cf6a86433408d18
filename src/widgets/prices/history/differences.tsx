import { ArrowRight } from '../../../ui/controls/icons';
import { VisuallyHidden } from '../../../ui/controls/visually-hidden';
import { difference, percentText } from '../../../upload/review/difference';
import type { PriceDifference } from '../../../wire/price-history';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import { formatPrice } from '../../../wire/price-text';
import { historyMessages as messages } from './history.messages';

/** A price as lists show it. */
export const shownPrice = (text: string): string => formatPrice(text) ?? (text || messages.unset);

/** The relative difference of two prices; '' where one is no number. */
export function shareText(from: string, to: string): string {
  const found = difference(from, to, true);
  return found?.kind === 'percent' ? percentText(found.percent) : '';
}

interface DifferencesProps {
  readonly differences: readonly PriceDifference[];
  /** Called with the level whose name is clicked; without it the names are plain text. */
  readonly onLevel?: ((level: PriceKey) => void) | undefined;
}

/** Prices of one change: level, old and new value. */
export function Differences({ differences, onLevel }: DifferencesProps) {
  return (
    <ul className="pricebook-differences">
      {differences.map(({ key, from, to }) => (
        <li key={key}>
          {onLevel === undefined ? (
            <span className="pricebook-muted">{priceLabel(key)}</span>
          ) : (
            <button
              type="button"
              className="pricebook-link"
              aria-label={messages.showLevel(priceLabel(key))}
              onClick={() => onLevel(key)}
            >
              {priceLabel(key)}
            </button>
          )}
          <span className="pricebook-difference">
            <VisuallyHidden>{messages.from}</VisuallyHidden> <span className="is-old">{shownPrice(from)}</span>{' '}
            <ArrowRight />
            <VisuallyHidden>{messages.to}</VisuallyHidden> <span className="is-new">{shownPrice(to)}</span>{' '}
            <span className="is-share">{shareText(from, to)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
