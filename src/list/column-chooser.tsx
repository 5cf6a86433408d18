import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Dialog } from '../ui/dialog';
import { Lock } from '../ui/icons';
import { SortableRows } from '../ui/sortable-rows';
import { VisuallyHidden } from '../ui/visually-hidden';
import { choiceOrder, moveColumn } from './column-order';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

export interface ColumnChooserProps {
  readonly list: Pick<List<never>, 'columnKeys' | 'columns' | 'chooseColumns'>;
  readonly columns: readonly { readonly key: string; readonly name: string }[];
  /** Said after the count of shown columns, such as '; prices always are'. @default '' */
  readonly note?: string;
  readonly onClose: () => void;
}

/** Which columns show, and in what order; nothing changes before Save. */
export function ColumnChooser({ list, columns, note = '', onClose }: ColumnChooserProps) {
  const all = list.columnKeys;
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(list.columns.peek()));
  const [order, setOrder] = useState(() => choiceOrder(all, list.columns.peek()));
  const [said, setSaid] = useState('');
  const nameOf = (key: string) => columns.find((column) => column.key === key)?.name ?? key;

  function move(key: string, to: number): void {
    const moved = moveColumn(order, key, to);
    setOrder(moved);
    setSaid(messages.moved(nameOf(key), moved.indexOf(key) + 1, moved.length));
  }
  function moveByKeys(event: KeyboardEvent<HTMLElement>, key: string): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    const { target } = event;
    flushSync(() => move(key, order.indexOf(key) + step));
    // Moving an element in the document takes its focus away.
    if (target instanceof HTMLElement) target.focus();
  }
  function toggle(key: string, isShown: boolean): void {
    setShown(new Set(isShown ? [...shown, key] : [...shown].filter((other) => other !== key)));
  }
  function save(): void {
    list.chooseColumns(order.filter((key) => shown.has(key)));
    onClose();
  }

  const choice = (key: string): ReactNode => (
    <Checkbox
      checked={shown.has(key)}
      onChange={(isShown) => toggle(key, isShown)}
      onKeyDown={(event) => moveByKeys(event, key)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
    >
      {nameOf(key)}
    </Checkbox>
  );
  const [first, ...movable] = order;
  const footer = (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <Button type="submit" variant="primary">
        {messages.save}
      </Button>
    </>
  );
  return (
    <Dialog
      kind="side"
      title={messages.manageColumns}
      subtitle={messages.columnsShown(shown.size, all.length, note)}
      footer={footer}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="pricebook-columns-note">
        <span className="pricebook-muted">
          {messages.dragOr} <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
        </span>
        <button type="button" className="pricebook-link" onClick={() => setShown(new Set(all))}>
          {messages.showAll}
        </button>
      </div>
      {first !== undefined && (
        <div className="pricebook-sortable">
          <span className="pricebook-sortable-handle">
            <Lock />
          </span>
          <Checkbox checked disabled onChange={() => undefined}>
            {nameOf(first)}
          </Checkbox>
          <span className="pricebook-muted">{messages.alwaysFirst}</span>
        </div>
      )}
      <SortableRows keys={movable} nameOf={nameOf} onMove={(key, to) => move(key, to + 1)}>
        {choice}
      </SortableRows>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
