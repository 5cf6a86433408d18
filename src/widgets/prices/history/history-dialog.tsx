import { type ReactNode, useRef, useState } from 'react';
import { fetchPriceHistory } from '../../../api/resources/price-history';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { SelectField } from '../../../ui/form/select-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { useFocusKept } from '../../../ui/use-focus-kept';
import type { PriceRecord } from '../../../wire/price';
import type { ChangedPrice, RecordedPriceChange } from '../../../wire/price-history';
import { type PriceKey, priceKeys, priceLabel } from '../../../wire/price-levels';
import type { CellEdits } from '../in-place/cell-edits';
import { ChangeHead } from './change-head';
import { Differences } from './differences';
import { historyMessages as messages } from './history.messages';
import type { RecordSubject } from './history.types';
import { LevelHistory } from './level-history';
import { PagedList } from './paged-list';
import { levelChanges } from './step-chart';
import { byPageNumber, usePages } from './use-pages';
import { useSetBack } from './use-set-back';

interface HistoryDialogProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly subject: RecordSubject;
  /** `undefined` in a read-only list. */
  readonly edits: CellEdits | undefined;
  readonly onClose: () => void;
}

const levelOptions = () => [
  { value: '', label: messages.allLevels },
  ...priceKeys.map((key) => ({ value: key, label: priceLabel(key) })),
];

export function HistoryDialog({ onClose, ...props }: HistoryDialogProps) {
  const { sku, group } = props.subject;
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
          options={levelOptions()}
          value={level ?? ''}
          onChange={(value) => setLevel(priceKeys.find((key) => key === value))}
        />
        <Changes {...props} key={level ?? ''} level={level} onLevel={showLevel} />
      </div>
    </Dialog>
  );
}

interface ChangesProps extends Omit<HistoryDialogProps, 'onClose'> {
  readonly level: PriceKey | undefined;
  readonly onLevel: (level: PriceKey) => void;
}

function Changes({ host, level, onLevel, ...context }: ChangesProps) {
  const { sku } = context.subject;
  const pages = usePages(
    host,
    byPageNumber((page) => fetchPriceHistory(host.client, { sku, level }, page)),
  );
  const renderSetBack = useSetBack(context, pages);
  const list = useFocusKept<HTMLOListElement>(pages.items);
  if (level === undefined)
    return (
      <PagedList pages={pages} empty={{ title: messages.none, text: messages.noneText }}>
        <ol ref={list} className="pricebook-changes" tabIndex={-1} aria-label={messages.changes}>
          {pages.items.map((change) => (
            <ChangeItem key={change.id} change={change} sku={sku} onLevel={onLevel} renderAction={renderSetBack} />
          ))}
        </ol>
      </PagedList>
    );
  const changesOfLevel = levelChanges(pages.items, level);
  return (
    <PagedList
      pages={changesOfLevel.length > 0 ? pages : { ...pages, items: [] }}
      empty={{ title: messages.noneOfLevel, text: messages.noneOfLevelText }}
    >
      <LevelHistory level={level} changes={changesOfLevel} hasMore={pages.hasMore} renderAction={renderSetBack} />
    </PagedList>
  );
}

interface ChangeItemProps {
  readonly change: RecordedPriceChange;
  readonly sku: string;
  readonly onLevel: (level: PriceKey) => void;
  readonly renderAction: (difference: ChangedPrice) => ReactNode;
}

function ChangeItem({ change, sku, onLevel, renderAction }: ChangeItemProps) {
  return (
    <li>
      <ChangeHead change={change} note={change.sku === sku ? '' : messages.formerly(change.sku)} />
      <Differences differences={change.differences} onLevel={onLevel} renderAction={renderAction} />
    </li>
  );
}
