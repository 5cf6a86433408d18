import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/banner';
import { date } from '../../../ui/table/column-kinds';
import type { PriceChange } from '../../../wire/price-history';
import { Differences } from './differences';
import { historyMessages as messages } from './history.messages';

interface RecordsProps {
  readonly items: readonly PriceChange[];
  readonly total: number;
}

export function TakeBackEffects({ items, total }: RecordsProps) {
  return (
    <Records label={messages.effects} items={items} total={total}>
      {({ action }) => messages.willBe[action]}
    </Records>
  );
}

/** The records that were changed after the upload, and are not taken back. */
export function ChangedSince({ items, total }: RecordsProps) {
  if (total === 0) return null;
  return (
    <>
      <Banner tone="warning" title={messages.stays(total)}>
        {messages.staysText(total)}
      </Banner>
      <Records label={messages.changed} items={items} total={total}>
        {({ action, by, origin, fileName, at }) =>
          `${messages.actionBy(action, by)} ${messages.originOf(origin, fileName)}, ${date().format(at).text}`
        }
      </Records>
    </>
  );
}

function Records({
  label,
  items,
  total,
  children,
}: RecordsProps & { readonly label: string; readonly children: (item: PriceChange) => ReactNode }) {
  if (total === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard
    <section className="pricebook-take-back-records" aria-label={label} tabIndex={0}>
      <h3>{label}</h3>
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <p>
              <b>{item.sku}</b> <span className="pricebook-muted">{children(item)}</span>
            </p>
            <Differences differences={item.differences} />
          </li>
        ))}
      </ol>
      {total > items.length && <p className="pricebook-muted">{messages.more(total - items.length)}</p>}
    </section>
  );
}
