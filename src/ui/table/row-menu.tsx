import { Menu } from '../overlays/menu';
import type { PopupButtonProps } from '../overlays/use-lazy-popup';
import { uiMessages } from '../ui.messages';
import type { RowAction } from './table.types';

interface RowMenuProps<Row> extends PopupButtonProps {
  readonly actions: readonly RowAction<Row>[];
  readonly row: Row;
}

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
  return <Menu button={button} label={uiMessages.table.actions} items={items} />;
}
