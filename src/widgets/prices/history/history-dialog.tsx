import { useRef, useState } from 'react';
import { fetchPriceHistory } from '../../../api/resources/price-history';
import type { WidgetHost } from '../../../embed/widget';
import { SelectField } from '../../../ui/form/select-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { date } from '../../../ui/table/column-kinds';
import type { PriceChange } from '../../../wire/price-history';
import { type PriceKey, priceKeys, priceLabel } from '../../../wire/price-levels';
import { Differences } from './differences';
import { historyMessages as messages } from './history.messages';
import { LevelHistory } from './level-history';
import { PagedList } from './paged-list';
import { levelChanges } from './step-chart';
import { usePages } from './use-pages';

interface HistoryDialogProps {
  readonly host: WidgetHost;
  readonly sku: string;
  readonly group: string;
  readonly onClose: () => void;
}

const levels = [
  { value: '', label: messages.allLevels },
  ...priceKeys.map((key) => ({ value: key, label: priceLabel(key) })),
];

export function HistoryDialog({ host, sku, group, onClose }: HistoryDialogProps) {
  const [level, setLevel] = useState<PriceKey>();
  const root = useRef<HTMLDivElement>(null);
  /** Moves the focus, because the clicked button is unmounted. */
  const showLevel = (chosen: PriceKey) => {
    root.current?.querySelector('select')?.focus();
    setLevel(chosen);
  };
  return (
    <Dialog kind="wide" title={messages.title(sku)} subtitle={group} onClose={onClose}>
      <div ref={root} className="pricebook-history">
        <SelectField
          label={messages.level}
          options={levels}
          value={level ?? ''}
          onChange={(value) => setLevel(priceKeys.find((key) => key === value))}
        />
        <Changes key={level ?? ''} host={host} sku={sku} level={level} onLevel={showLevel} />
      </div>
    </Dialog>
  );
}

interface ChangesProps extends Pick<HistoryDialogProps, 'host' | 'sku'> {
  readonly level: PriceKey | undefined;
  readonly onLevel: (level: PriceKey) => void;
}

function Changes({ host, sku, level, onLevel }: ChangesProps) {
  const pages = usePages(host, (page) => fetchPriceHistory(host.client, { sku, level }, page));
  if (level === undefined)
    return (
      <PagedList pages={pages} empty={{ title: messages.none, text: messages.noneText }}>
        <ol className="pricebook-changes" aria-label={messages.changes}>
          {pages.items.map((change) => (
            <ChangeItem key={change.id} change={change} sku={sku} onLevel={onLevel} />
          ))}
        </ol>
      </PagedList>
    );
  const ofLevel = levelChanges(pages.items, level);
  return (
    <PagedList
      pages={ofLevel.length > 0 ? pages : { ...pages, items: [] }}
      empty={{ title: messages.noneOfLevel, text: messages.noneOfLevelText }}
    >
      <LevelHistory level={level} changes={ofLevel} hasMore={pages.hasMore} />
    </PagedList>
  );
}

interface ChangeItemProps extends Pick<ChangesProps, 'sku' | 'onLevel'> {
  readonly change: PriceChange;
}

function ChangeItem({ change, sku, onLevel }: ChangeItemProps) {
  const { action, by, at, origin, fileName, differences } = change;
  return (
    <li>
      <p className="pricebook-change-head">
        <b>{messages.actionBy(action, by)}</b>{' '}
        <span className="pricebook-muted">
          {messages.originOf(origin, fileName)}
          {change.sku !== sku && ` ${messages.formerly(change.sku)}`}
        </span>{' '}
        <time className="pricebook-muted" dateTime={at}>
          {date().format(at).text}
        </time>
      </p>
      <Differences differences={differences} onLevel={onLevel} />
    </li>
  );
}
