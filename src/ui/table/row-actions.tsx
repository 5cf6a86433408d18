import { EllipsisVertical } from '../controls/icons';
import { Menu } from '../overlays/menu';
import type { RowAction } from './table.types';

interface RowActionsProps<Row> {
  readonly actions: readonly RowAction<Row>[];
  readonly row: Row;
  readonly tabIndex: number;
}

const buttonClass = 'pricebook-button is-icon is-quiet is-small';

/** The actions of one row as plain buttons, because there are many rows. */
export function RowButtons<Row>({ actions, row, tabIndex }: RowActionsProps<Row>) {
  return actions.map(({ name, icon: Icon, tone, labelOf, onPick }) => (
    <button
      key={name}
      type="button"
      className={`${buttonClass} is-${tone}-quiet`}
      aria-label={labelOf(row)}
      title={name}
      tabIndex={tabIndex}
      onClick={() => onPick(row)}
    >
      <Icon />
    </button>
  ));
}

/** The actions of one row as a menu, where there is little room. */
export function RowMenu<Row>({ actions, row, tabIndex }: RowActionsProps<Row>) {
  const items = actions.map(({ name, icon, tone, onPick }) => ({
    key: name,
    label: name,
    icon,
    ...(tone === 'danger' && { tone }),
    onSelect: () => onPick(row),
  }));
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

/** Such as 'Edit price of A-1, Delete price of A-1'. */
function menuLabel<Row>(actions: readonly RowAction<Row>[], row: Row): string {
  return actions.map(({ labelOf }) => labelOf(row)).join(', ');
}
