import type { Column, ColumnOrColumnGroup, ColumnGroup as GridGroup } from 'react-data-grid';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { Cell, ColumnKind } from './column-kinds';
import { listMessages as messages } from './list.messages';
import { type RowAction, RowButtons, RowMenu } from './row-actions';

/** One column of a list. */
export interface ListColumn<Row> {
  readonly key: string;
  /** Header text. */
  readonly name: string;
  /** The name for screen readers, where the header's own is too short to stand alone. */
  readonly label?: string;
  readonly kind: ColumnKind;
  /** In px, until the person drags it. */
  readonly width: number;
  readonly value: (row: Row) => unknown;
}

/** Columns under one heading. They always show, after the columns that can be chosen. */
export interface ListColumnGroup<Row> {
  readonly name: string;
  readonly note: string;
  /** A class for the group's cells, such as a tint. */
  readonly className: string;
  readonly columns: readonly ListColumn<Row>[];
}

/** A column as the grid takes it. Each row's value is formatted once, however often the cell is drawn. */
export function gridColumn<Row extends object>(
  { key, name, label, kind, width, value }: ListColumn<Row>,
  className = '',
): Column<Row> {
  const cells = new WeakMap<Row, Cell>();
  const base = `pricebook-cell is-${kind.align} ${className}`;
  const classes = { plain: base, none: `${base} is-none`, word: `${base} is-word` };
  function cellOf(row: Row): Cell {
    let cell = cells.get(row);
    if (cell === undefined) {
      cell = kind.format(value(row));
      cells.set(row, cell);
    }
    return cell;
  }
  const draw = kind.draw ?? ((cell: Cell) => cell.text);
  return {
    key,
    name,
    width,
    minWidth: 56,
    resizable: true,
    headerCellClass: base,
    cellClass: (row) => classes[cellOf(row).look ?? 'plain'],
    renderCell: ({ row }) => draw(cellOf(row)),
    renderHeaderCell: () => <HeaderText name={name} label={label} />,
  };
}

function HeaderText({ name, label }: { readonly name: string; readonly label: string | undefined }) {
  if (label === undefined) return <span className="pricebook-header-text">{name}</span>;
  return (
    <>
      <span className="pricebook-header-text" aria-hidden="true">
        {name}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

/** The columns of the grid: the visible ones, the groups, and the actions at the end. */
export function gridColumns<Row extends object>(
  visible: readonly ListColumn<Row>[],
  groups: readonly ListColumnGroup<Row>[],
  actions: readonly RowAction<Row>[],
  isNarrow: boolean,
): readonly ColumnOrColumnGroup<Row>[] {
  const plain = visible.map((column, index): Column<Row> => {
    const made = gridColumn(column, index === 0 ? 'is-first' : '');
    return index === 0 ? { ...made, frozen: 'start' } : made;
  });
  const [first, ...others] = plain;
  // A heading of its own for the rest, unseen: else the row of headings is empty for screen readers while no group shows.
  const rest: GridGroup<Row> = {
    name: <VisuallyHidden>{messages.ungrouped}</VisuallyHidden>,
    headerCellClass: 'pricebook-group',
    children: others,
  };
  const left = first === undefined || groups.length === 0 || others.length === 0 ? plain : [first, rest];
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
  return actions.length === 0 ? [...left, ...grouped] : [...left, ...grouped, actionColumn(actions, isNarrow)];
}

/** A line before the group and before every fifth column gives the eye a count. */
function edgeOf(index: number): string {
  if (index === 0) return 'is-group-start';
  return index % 5 === 0 ? 'is-fifth' : '';
}

function actionColumn<Row>(actions: readonly RowAction<Row>[], isNarrow: boolean): Column<Row> {
  const Actions = isNarrow ? RowMenu<Row> : RowButtons<Row>;
  return {
    key: 'pricebook-actions',
    name: 'Action',
    frozen: 'end',
    width: isNarrow ? 44 : 20 + 28 * actions.length,
    headerCellClass: 'pricebook-cell is-actions',
    cellClass: 'pricebook-cell is-actions',
    renderHeaderCell: () => (isNarrow ? <VisuallyHidden>Action</VisuallyHidden> : 'Action'),
    renderCell: ({ row, tabIndex }) => <Actions actions={actions} row={row} tabIndex={tabIndex} />,
  };
}

/** Widths, in px by key, of columns of numbers whose longest value needs more than the usual: a number is never cut. */
export function fittingWidths<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): Map<string, number> {
  const fits = new Map<string, number>();
  for (const { key, kind, width, value } of columns) {
    if (kind.align !== 'end') continue;
    let longest = 0;
    for (const row of rows) {
      const raw = value(row);
      if (String(raw ?? '').length > 6) longest = Math.max(longest, kind.format(raw).text.length);
    }
    const needed = 20 + 9 * longest;
    if (longest > 8 && needed > width) fits.set(key, needed);
  }
  return fits;
}
