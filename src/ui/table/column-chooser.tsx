import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../controls/button';
import { Checkbox } from '../controls/checkbox';
import { Lock } from '../controls/icons';
import { VisuallyHidden } from '../controls/visually-hidden';
import { Dialog } from '../overlays/dialog';
import { useDiscardPrompt } from '../overlays/use-discard-prompt';
import { choiceOrder, moveColumn } from './column-order';
import { SortableRows } from './sortable-rows';

/** Strings of the panel. */
const messages = {
  title: 'manage columns',
  cancel: 'Cancel',
  save: 'Save',
  shown: (shown: number, all: number, note: string) => `${shown} of ${all} shown${note}`,
  drag: 'Drag to reorder',
  or: ', or',
  showAll: 'Show all',
  hideAll: 'Hide all',
  alwaysFirst: 'always first',
  moved: (name: string, place: number, all: number) => `${name}: place ${place} of ${all}`,
} as const;

interface ColumnChooserProps {
  /** All optional columns, in default order. The first cannot move. */
  readonly columns: readonly { readonly key: string; readonly name: string }[];
  /** Keys of the visible columns, in order. */
  readonly visible: readonly string[];
  /** Appended to the count of visible columns, such as '; totals always are'. */
  readonly note: string;
  readonly onSave: (visible: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses visible columns and their order; applied by Save. */
export function ColumnChooser({ columns, visible, note, onSave, onClose }: ColumnChooserProps) {
  const all = columns.map(({ key }) => key);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(visible));
  const [order, setOrder] = useState(() => choiceOrder(all, visible));
  const [said, setSaid] = useState('');
  const chosen = order.filter((key) => shown.has(key));
  const { requestClose, question } = useDiscardPrompt({
    isDirty: String(chosen) !== String(visible),
    isSaving: false,
    onClose,
    changes: 'choices',
  });
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
    // Moving an element in the document loses its focus.
    if (target instanceof HTMLElement) target.focus();
  }
  function toggle(key: string, isShown: boolean): void {
    setShown(new Set(isShown ? [...shown, key] : [...shown].filter((other) => other !== key)));
  }
  function save(): void {
    onSave(chosen);
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
      title={messages.title}
      subtitle={messages.shown(shown.size, all.length, note)}
      footer={footer}
      onSubmit={save}
      onClose={requestClose}
    >
      <div className="pricebook-columns-note">
        <span className="pricebook-muted">
          {messages.drag}
          <span className="pricebook-keys">
            {messages.or} <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          </span>
        </span>
        <span className="pricebook-columns-all">
          <button type="button" className="pricebook-link" onClick={() => setShown(new Set(all))}>
            {messages.showAll}
          </button>
          <button type="button" className="pricebook-link" onClick={() => setShown(new Set(all.slice(0, 1)))}>
            {messages.hideAll}
          </button>
        </span>
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
      {question}
    </Dialog>
  );
}
