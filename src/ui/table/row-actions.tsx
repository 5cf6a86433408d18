import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { memo, useContext, useState } from 'react';
import { shownList } from '../../texts/notation';
import { classNames } from '../class-names';
import { chunkLoader } from '../feedback/load-chunk';
import { LoadFailureContext } from '../feedback/load-failure-context';
import type { RowAction } from './table.types';

interface RowActionsProps<Row> {
  readonly actions: readonly RowAction<Row>[];
  readonly row: Row;
  readonly tabIndex: number;
}

const buttonClass = 'pricebook-button is-icon is-quiet is-small';

export function RowButtons<Row>({ actions, row, tabIndex }: RowActionsProps<Row>) {
  return actions.map((action) => {
    // The name and the icon differ for rows where the action undoes itself; `onPick` decides by the row.
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
        {icon && <ActionIcon icon={icon} />}
      </button>
    );
  });
}

/** The buttons of the list, and a menu with the actions that the page has added. */
export function RowButtonsAndMenu<Row>({ actions, ...props }: RowActionsProps<Row>) {
  const pageActions = actions.filter(isPageAction);
  return (
    <>
      <RowButtons {...props} actions={actions.filter((action) => !isPageAction(action))} />
      {pageActions.length > 0 && <RowMenuButton {...props} actions={pageActions} />}
    </>
  );
}

/** Whether the page has added an action. */
export const isPageAction = ({ isFromPage }: { readonly isFromPage?: boolean }): boolean => isFromPage === true;

/** The icon is memoized: it is not rendered again when its row shows another record. */
const ActionIcon = memo(({ icon: Icon }: { readonly icon: LucideIcon }) => <Icon />);

const loadRowMenu = chunkLoader('row menu', async () => (await import('./row-menu')).RowMenu);

/** A button that opens the menu of a row, whose code is loaded then. */
export function RowMenuButton<Row>({ actions, row, tabIndex }: RowActionsProps<Row>) {
  const [Menu, setMenu] = useState<Awaited<ReturnType<typeof loadRowMenu>>>();
  const reportFailure = useContext(LoadFailureContext);
  const button = { className: buttonClass, 'aria-label': menuLabel(actions, row), tabIndex };
  if (Menu) return <Menu actions={actions} row={row} button={button} />;
  const open = () => void loadRowMenu().then((loaded) => setMenu(() => loaded), reportFailure);
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open();
      }}
    >
      <EllipsisVertical />
    </button>
  );
}

/** For example 'Edit price of A-1, Delete price of A-1'. */
function menuLabel<Row>(actions: readonly RowAction<Row>[], row: Row): string {
  return shownList(actions.map(({ labelOf }) => labelOf(row)));
}
