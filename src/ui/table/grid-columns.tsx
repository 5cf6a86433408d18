import type { Column, ColumnOrColumnGroup, ColumnGroup as GridGroup } from 'react-data-grid';
import { VisuallyHidden } from '../controls/visually-hidden';
import { scaled } from '../scaled';
import { uiMessages } from '../ui.messages';
import type { FormattedCell } from './column-kinds';
import type { ColumnPart } from './column-parts';
import { menuWidth } from './fixed-widths';
import { isPageAction, RowButtonsAndMenu, RowMenuButton } from './row-actions';
import type { RowAction, TableColumn, TableColumnGroup } from './table.types';

/** The grid's column. Formats each row's value once, however often the cell is rendered. */
function gridColumn<Row extends object>(
  { key, name, label, kind, width, narrowWidth, value, editor, open }: TableColumn<Row>,
  className = '',
  isNarrow = false,
): Column<Row> {
  const cells = new WeakMap<Row, FormattedCell>();
  const base = `pricebook-cell is-${kind.align} ${className}`;
  const classes = {
    plain: base,
    none: `${base} is-none`,
    word: `${base} is-word`,
    saving: `${base} is-saving`,
    unsaved: `${base} is-unsaved`,
  };
  function cellOf(row: Row): FormattedCell {
    let cell = cells.get(row);
    if (cell === undefined) {
      cell = kind.format(value(row));
      cells.set(row, cell);
    }
    return cell;
  }
  const draw = kind.draw ?? ((cell: FormattedCell) => cell.text);
  return {
    key,
    name,
    width: isNarrow && narrowWidth !== undefined ? narrowWidth : scaled(width),
    minWidth: 56,
    resizable: true,
    headerCellClass: base,
    cellClass: (row) => classes[cellOf(row).look ?? 'plain'],
    renderCell: ({ row, tabIndex }) =>
      open && isNarrow ? (
        <button
          type="button"
          className="pricebook-link"
          aria-haspopup="dialog"
          tabIndex={tabIndex}
          onClick={() => open(row)}
        >
          <span className="pricebook-two-lines">{cellOf(row).text}</span>
        </button>
      ) : (
        draw(cellOf(row))
      ),
    renderHeaderCell: () => <HeaderText name={name} label={label} />,
    ...(editor && {
      editable: editor.canEdit,
      renderEditCell: ({ row, onClose }) => editor.render(row, (focusCell) => onClose(false, focusCell)),
      // The editor handles a click elsewhere.
      editorOptions: { commitOnOutsideClick: false },
    }),
  };
}

function HeaderText({ name, label }: { readonly name: string; readonly label: string | undefined }) {
  if (label === undefined) return <span>{name}</span>;
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

interface GridColumnsOptions<Row> {
  /** The visible columns in order, of which the first `frozenCount` are frozen. */
  readonly visible: readonly TableColumn<Row>[];
  readonly frozenCount: number;
  readonly groups: readonly TableColumnGroup<Row>[];
  readonly actions: readonly RowAction<Row>[];
  readonly isNarrow: boolean;
  readonly columnsHeading: string | undefined;
}

export function gridColumns<Row extends object>(options: GridColumnsOptions<Row>): readonly ColumnOrColumnGroup<Row>[] {
  const { visible, frozenCount, groups, actions, isNarrow, columnsHeading } = options;
  const optionalColumns = visible.map((column, index): Column<Row> => {
    const made = gridColumn(column, index === 0 ? 'is-first' : '', isNarrow);
    return index < frozenCount ? { ...made, frozen: 'start' } : made;
  });
  const frozen = optionalColumns.slice(0, frozenCount);
  const others = optionalColumns.slice(frozenCount);
  // A heading for the other columns: without it the row of headings is empty while no group is in view.
  const otherColumns: GridGroup<Row> = {
    name:
      columnsHeading === undefined ? (
        <VisuallyHidden>{uiMessages.table.details}</VisuallyHidden>
      ) : (
        <span className="pricebook-group-label">{columnsHeading}</span>
      ),
    headerCellClass: 'pricebook-group',
    children: others,
  };
  const ungrouped = groups.length === 0 || others.length === 0 ? optionalColumns : [...frozen, otherColumns];
  const grouped = groups.map(
    ({ name, note, className, columns }): GridGroup<Row> => ({
      name: (
        <span className="pricebook-group-label">
          {name} <span>{note}</span>
        </span>
      ),
      headerCellClass: `pricebook-group ${className} is-group-start`,
      children: columns.map((column, index) => gridColumn(column, `${className} ${edgeOf(index)}`)),
    }),
  );
  return actions.length === 0
    ? [...ungrouped, ...grouped]
    : [...ungrouped, ...grouped, actionColumn(actions, isNarrow)];
}

interface PartsOptions<Row> {
  readonly visible: readonly TableColumn<Row>[];
  readonly columnsHeading: string;
  readonly groups: readonly TableColumnGroup<Row>[];
  readonly columnWidths: ReadonlyMap<string, { readonly width: number }>;
  /** The column that is frozen beside the first one while a group is in view. */
  readonly beside: TableColumn<Row> | undefined;
}

/** The parts of a table with groups: the columns before them, then each group, in current widths. */
export function columnPartsOf<Row>(options: PartsOptions<Row>): readonly ColumnPart[] {
  const { visible, columnsHeading, groups, columnWidths, beside } = options;
  const widthOf = (columns: readonly TableColumn<Row>[]) =>
    columns.reduce((sum, { key, width }) => sum + (columnWidths.get(key)?.width ?? scaled(width)), 0);
  // Frozen columns do not scroll.
  let offset = widthOf(visible.slice(1).filter((column) => column !== beside));
  const parts: ColumnPart[] = [{ name: columnsHeading, columnKey: keyOfFirst(visible), offset: 0 }];
  for (const { name, columns } of groups) {
    parts.push({ name, columnKey: keyOfFirst(columns), offset });
    offset += widthOf(columns);
  }
  return parts;
}

/** The columns with one of them moved beside the first. */
export function movedBesideFirst<Row>(
  visible: readonly TableColumn<Row>[],
  beside: TableColumn<Row>,
): readonly TableColumn<Row>[] {
  const [first, ...others] = visible.filter((column) => column !== beside);
  return first === undefined ? [beside] : [first, beside, ...others];
}

const keyOfFirst = ([first]: readonly { readonly key: string }[]) => first?.key ?? '';

/** A border before the group and before every fifth column, for orientation. */
function edgeOf(index: number): string {
  if (index === 0) return 'is-group-start';
  return index % 5 === 0 ? 'is-fifth' : '';
}

function actionColumn<Row>(actions: readonly RowAction<Row>[], isNarrow: boolean): Column<Row> {
  const Actions = isNarrow ? RowMenuButton<Row> : RowButtonsAndMenu<Row>;
  const buttons = actions.filter((action) => !isPageAction(action)).length + (actions.some(isPageAction) ? 1 : 0);
  return {
    key: 'pricebook-actions',
    name: uiMessages.table.action,
    frozen: 'end',
    width: isNarrow ? menuWidth : scaled(20 + 28 * buttons),
    minWidth: menuWidth,
    headerCellClass: 'pricebook-cell is-actions',
    cellClass: 'pricebook-cell is-actions',
    renderHeaderCell: () =>
      isNarrow ? <VisuallyHidden>{uiMessages.table.action}</VisuallyHidden> : uiMessages.table.action,
    renderCell: ({ row, tabIndex }) => <Actions actions={actions} row={row} tabIndex={tabIndex} />,
  };
}
