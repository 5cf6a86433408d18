import { shownList } from '../../../texts/notation';
import { Banner } from '../../../ui/feedback/banner';
import { dateKind } from '../../../ui/table/column-kinds';
import type { RecordedPriceChange } from '../../../wire/price-history';
import { Differences } from './differences';
import { historyMessages as messages } from './history.messages';

interface RecordsProps {
  readonly items: readonly RecordedPriceChange[];
  readonly total: number;
}

/** The records that were changed after the upload, and are not taken back. */
export function ChangedSince({ items, total }: RecordsProps) {
  if (total === 0) return null;
  return (
    <>
      <Banner tone="warning" title={messages.changedSinceTitle(total)}>
        {messages.changedSinceNote(total)}
      </Banner>
      <Records
        label={messages.changedSinceRecords}
        items={items}
        total={total}
        textOf={({ action, by, origin, fileName, at }) =>
          shownList([
            [messages.actionBy(action, by), messages.originOf(origin, fileName)].join(' ').trim(),
            dateKind().format(at).text,
          ])
        }
      />
    </>
  );
}

interface LabelledRecordsProps extends RecordsProps {
  readonly label: string;
  readonly textOf: (item: RecordedPriceChange) => string;
}

export function Records({ label, items, total, textOf }: LabelledRecordsProps) {
  if (total === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also by keyboard
    <section className="pricebook-take-back-records" aria-label={label} tabIndex={0}>
      <h3>{label}</h3>
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <p>
              <b>{item.sku}</b> <span className="pricebook-muted">{textOf(item)}</span>
            </p>
            <Differences differences={item.differences} />
          </li>
        ))}
      </ol>
      {total > items.length && <p className="pricebook-muted">{messages.more(total - items.length)}</p>}
    </section>
  );
}
