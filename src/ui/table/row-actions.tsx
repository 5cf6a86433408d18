import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../class-names';
import { Menu } from '../overlays/menu';
import type { RowAction } from './table.types';

interface RowActionsProps<Row> {
  readonly actions: readonly RowAction<Row>[];
  readonly row: Row;
  readonly tabIndex: number;
}

const buttonClass = 'pricebook-button is-icon is-quiet is-small';

export function RowButtons<Row>({ actions, row, tabIndex }: RowActionsProps<Row>) {
  return actions.map((action) => {
    const { name, icon } = action.undoOf?.(row) ?? action;
    return (
      <button
        key={action.name}
        type="button"
        className={classNames(buttonClass, action.tone === 'danger' && 'is-danger-quiet')}
        aria-label={action.labelOf(row)}
        title={name}
        tabIndex={tabIndex}
        onClick={() => action.onPick(row)}
      >
        <ActionIcon icon={icon} />
      </button>
    );
  });
}

/** Not rendered again when its row shows another record. */
const ActionIcon = memo(({ icon: Icon }: { readonly icon: LucideIcon }) => <Icon />);

export function RowMenu<Row>({ actions, row, tabIndex }: RowActionsProps<Row>) {
  const items = actions.map(({ tone, onPick, undoOf, ...action }) => {
    const { name, icon } = undoOf?.(row) ?? action;
    return {
      key: action.name,
      label: name,
      icon,
      ...(tone === 'danger' && { tone }),
      onSelect: () => onPick(row),
    };
  });
  return (
    <Menu label="Actions" items={items}>
      {(invoker) => (
        <button
          {...invoker}
          type="button"
          className={buttonClass}
          aria-label={menuLabel(actions, row)}
          tabIndex={tabIndex}
        >
          <EllipsisVertical />
        </button>
      )}
    </Menu>
  );
}

/** For example 'Edit price of A-1, Delete price of A-1'. */
function menuLabel<Row>(actions: readonly RowAction<Row>[], row: Row): string {
  return actions.map(({ labelOf }) => labelOf(row)).join(', ');
}
