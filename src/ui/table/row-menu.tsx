import { EllipsisVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Menu } from '../overlays/menu';
import { uiMessages } from '../ui.messages';
import type { RowAction } from './table.types';

interface RowMenuProps<Row> {
  readonly actions: readonly RowAction<Row>[];
  readonly row: Row;
  readonly button: ComponentProps<'button'>;
}

/** The menu of a row, open at first: its code is loaded when it is first opened. */
export function RowMenu<Row>({ actions, row, button }: RowMenuProps<Row>) {
  const items = actions.map(({ tone, onPick, undoOf, ...action }) => {
    const { name, icon } = undoOf?.(row) ?? action;
    return {
      key: action.name,
      label: name,
      ...(icon && { icon }),
      ...(tone === 'danger' && { tone }),
      onSelect: () => onPick(row),
    };
  });
  return (
    <Menu label={uiMessages.table.actions} items={items} isOpenAtFirst>
      {(invoker) => (
        <button {...button} {...invoker} type="button">
          <EllipsisVertical />
        </button>
      )}
    </Menu>
  );
}
