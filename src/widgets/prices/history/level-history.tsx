import { type ReactNode, useState } from 'react';
import { dateKind } from '../../../ui/table/column-kinds';
import { useFocusKept } from '../../../ui/use-focus-kept';
import type { ChangedPrice } from '../../../wire/price-history';
import { type PriceKey, priceLabel } from '../../../wire/price-levels';
import { displayPrice, percentDifference } from './differences';
import { historyMessages as messages } from './history.messages';
import { Moment } from './moment';
import { type LevelChange, stepChart } from './step-chart';

interface LevelHistoryProps {
  readonly level: PriceKey;
  readonly changes: readonly LevelChange[];
  /** Whether older changes are not loaded yet. */
  readonly hasMore: boolean;
  /** Ends each row. */
  readonly renderAction: (difference: ChangedPrice) => ReactNode;
}

/** Key and class of each column. */
const columns = [
  ['at', undefined],
  ['from', 'is-end'],
  ['to', 'is-end'],
  ['difference', 'is-end is-share'],
  ['by', undefined],
] as const;

export function LevelHistory({ level, changes, hasMore, renderAction }: LevelHistoryProps) {
  // A new change at the top unmounts the button that made it.
  const table = useFocusKept<HTMLTableElement>(changes[0]?.change);
  return (
    <>
      <Chart level={level} changes={changes} hasMore={hasMore} />
      <table ref={table} className="pricebook-level-table" tabIndex={-1} aria-label={messages.title(priceLabel(level))}>
        <thead>
          <tr>
            {columns.map(([key, className]) => (
              <th key={key} scope="col" className={className}>
                {messages.columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ change: { id, at, by, origin, fileName }, from, to }) => (
            <tr key={id}>
              <td>
                <Moment at={at} />
              </td>
              <td className="is-end is-old">{displayPrice(from)}</td>
              <td className="is-end is-new">{displayPrice(to)}</td>
              <td className="is-end is-share">{percentDifference(from, to)}</td>
              <td>
                <div className="pricebook-level-maker">
                  <span>
                    {messages.person(by)} <span className="pricebook-muted">{messages.originOf(origin, fileName)}</span>
                  </span>
                  {renderAction({ key: level, from, to })}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Labels are HTML, because the SVG is stretched to the available width. */
function Chart({ level, changes, hasMore }: Omit<LevelHistoryProps, 'renderAction'>) {
  const [now] = useState(Date.now);
  const chart = stepChart(changes, now);
  if (chart === undefined) return null;
  const { path, dots, lowest, highest, since } = chart;
  const label = messages.chart({
    level: priceLabel(level),
    changes: changes.length,
    hasMore,
    lowest,
    highest,
    current: displayPrice(changes[0]?.to ?? ''),
  });
  return (
    <div className="pricebook-chart">
      <div className="pricebook-chart-scale" aria-hidden="true">
        <span>{highest}</span>
        {lowest !== highest && <span>{lowest}</span>}
      </div>
      <svg role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="is-grid" d={lowest === highest ? 'M0 50H100' : 'M0 12H100M0 88H100'} />
        <path className="is-line" d={path} />
        {dots.map(({ x, y }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dots may have the same position
          <path key={index} className="is-dot" d={`M${x} ${y}h0`} />
        ))}
      </svg>
      <div className="pricebook-chart-time" aria-hidden="true">
        <span>{dateKind().format(since).text}</span>
        <span>{messages.now}</span>
      </div>
    </div>
  );
}
