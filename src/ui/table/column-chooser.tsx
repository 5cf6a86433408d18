import { Lock } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { adoptingRef } from '../adopt-sheets';
import { Button } from '../controls/button';
import { Checkbox } from '../controls/checkbox';
import { VisuallyHidden } from '../controls/visually-hidden';
import { Dialog } from '../overlays/dialog';
import { dialogMessages } from '../overlays/dialog.messages';
import { useDiscardPrompt } from '../overlays/use-discard-prompt';
import { textAround } from '../text-around';
import { uiMessages } from '../ui.messages';
import columnChooser from './column-chooser.css?inline';
import { choiceOrder, moveColumn } from './column-order';
import sortable from './sortable.css?inline';
import { SortableRows } from './sortable-rows';

const adoptCss = adoptingRef([sortable, columnChooser]);

interface ColumnChooserProps {
  /** All columns that can be chosen, in default order. The first is always shown and cannot move. */
  readonly columns: readonly { readonly key: string; readonly name: string }[];
  readonly visible: readonly string[];
  readonly note: string;
  readonly onSave: (visible: readonly string[]) => void;
  readonly onClose: () => void;
}

export function ColumnChooser({ columns, visible, note, onSave, onClose }: ColumnChooserProps) {
  const { order, shown, announcement, nameOf, move, show } = useColumnChoice(columns, visible);
  const chosen = order.filter((key) => shown.has(key));
  const { requestClose, question } = useDiscardPrompt({
    isDirty: String(chosen) !== String(visible),
    onClose,
    changes: 'choices',
  });
  const [first = '', ...movable] = order;
  return (
    <Dialog
      kind="side"
      title={dialogMessages.columns.title}
      subtitle={dialogMessages.columns.shown(shown.size, columns.length, note)}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button type="submit" variant="primary">
            {dialogMessages.save}
          </Button>
        </>
      }
      onSubmit={() => {
        onSave(chosen);
        onClose();
      }}
      onClose={requestClose}
    >
      <div ref={adoptCss} className="pricebook-columns-note">
        <KeyboardNote />
        <span className="pricebook-columns-all">
          <button type="button" className="pricebook-link" onClick={() => show(order)}>
            {dialogMessages.columns.showAll}
          </button>
          <button type="button" className="pricebook-link" onClick={() => show([first])}>
            {dialogMessages.columns.hideAll}
          </button>
        </span>
      </div>
      <FixedColumn name={nameOf(first)} />
      <SortableRows keys={movable} nameOf={nameOf} onMove={(key, to) => move(key, to + 1)}>
        {(key) => (
          <Checkbox
            checked={shown.has(key)}
            onChange={(isShown) => show(order.filter((other) => (other === key ? isShown : shown.has(other))))}
            onKeyDown={(event) => moveByKeys(event, (step) => move(key, order.indexOf(key) + step))}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          >
            {nameOf(key)}
          </Checkbox>
        )}
      </SortableRows>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {question}
    </Dialog>
  );
}

function useColumnChoice(columns: ColumnChooserProps['columns'], visible: readonly string[]) {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(visible));
  const [order, setOrder] = useState(() =>
    choiceOrder(
      columns.map(({ key }) => key),
      visible,
    ),
  );
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (key: string) => columns.find((column) => column.key === key)?.name ?? key;
  return {
    order,
    shown,
    announcement,
    nameOf,
    move(key: string, to: number): void {
      const moved = moveColumn(order, key, to);
      setOrder(moved);
      setAnnouncement(dialogMessages.columns.moved(nameOf(key), moved.indexOf(key) + 1, moved.length));
    },
    show: (keys: readonly string[]): void => setShown(new Set(keys)),
  };
}

function moveByKeys(event: KeyboardEvent<HTMLElement>, move: (step: number) => void): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || step === undefined) return;
  event.preventDefault();
  const { target } = event;
  flushSync(() => move(step));
  // Moving an element in the document loses its focus.
  if (target instanceof HTMLElement) target.focus();
}

const keys = (
  <span className="pricebook-keys">
    <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
  </span>
);

/** Keys are named on devices that have a mouse, and probably a keyboard. */
function KeyboardNote() {
  return (
    <span className="pricebook-muted">
      <span className="pricebook-drag">{dialogMessages.columns.drag}</span>
      <span className="pricebook-drag-or-press">{textAround(dialogMessages.columns.dragOrPress, keys)}</span>
    </span>
  );
}

function FixedColumn({ name }: { readonly name: string }) {
  return (
    <div className="pricebook-sortable">
      <span className="pricebook-sortable-handle">
        <Lock />
      </span>
      <Checkbox checked disabled onChange={() => undefined}>
        {name}
      </Checkbox>
      <span className="pricebook-muted">{dialogMessages.columns.alwaysFirst}</span>
    </div>
  );
}
