import { type RefObject, useMemo } from 'react';
import { scaled } from '../scaled';
import type { LayoutWidth } from '../use-layout';
import { type ColumnPart, useIsGroupInView } from './column-parts';
import { menuWidth, selectWidth } from './fixed-widths';
import { columnPartsOf, movedBesideFirst } from './grid-columns';
import type { TableColumn, TableColumnGroup } from './table.types';

interface ShownColumnsOptions<Row> {
  readonly frame: RefObject<HTMLElement | null>;
  /** The visible columns before the groups, in the user's order. */
  readonly visible: readonly TableColumn<Row>[];
  readonly groups: readonly TableColumnGroup<Row>[];
  /** `undefined` for a table without parts. */
  readonly columnsHeading: string | undefined;
  readonly columnWidths: ReadonlyMap<string, { readonly width: number }>;
  readonly layoutWidth: LayoutWidth | undefined;
  readonly isSelectable: boolean;
}

interface ShownColumns<Row> {
  /** The parts of a wide table, which buttons above it scroll to. */
  readonly parts: readonly ColumnPart[];
  /** The visible columns in the order shown. */
  readonly orderedColumns: readonly TableColumn<Row>[];
  /** How many of `orderedColumns` are frozen. */
  readonly frozenCount: number;
}

const noParts: readonly ColumnPart[] = [];

/**
 * The order of the columns before the groups: while a group is in view, a wide table freezes the column that describes the rows
 * beside the first one. No other column moves on the screen, because the frozen column covers as much as the others lose.
 */
export function useShownColumns<Row>(options: ShownColumnsOptions<Row>): ShownColumns<Row> {
  const { frame, visible, groups, columnsHeading, columnWidths, layoutWidth, isSelectable } = options;
  const beside = layoutWidth?.isWide ? visible.slice(1).find((column) => column.isFrozenBesideGroups) : undefined;
  const parts = useMemo(
    () =>
      columnsHeading === undefined ? noParts : columnPartsOf({ visible, columnsHeading, groups, columnWidths, beside }),
    [visible, columnsHeading, groups, columnWidths, beside],
  );
  const isGroupInView = useIsGroupInView(frame, parts);
  const frozenBeside = isGroupInView ? beside : undefined;
  const available = layoutWidth?.isNarrow ? layoutWidth.px - menuWidth - (isSelectable ? selectWidth : 0) : undefined;
  const orderedColumns = useMemo(() => {
    if (frozenBeside !== undefined) return movedBesideFirst(visible, frozenBeside);
    const [first, ...others] = visible;
    const [group] = groups;
    if (first === undefined || group === undefined || available === undefined) return visible;
    const widths = group.columns.map(({ key, width: own }) => columnWidths.get(key)?.width ?? scaled(own));
    return [{ ...first, narrowWidth: firstColumnWidth(widths, available) }, ...others];
  }, [visible, frozenBeside, groups, columnWidths, available]);
  return { parts, orderedColumns, frozenCount: frozenBeside === undefined ? 1 : 2 };
}

/** The least width in px of a narrow table's first column. */
const leastFirstWidth = 100;

/**
 * The width of a narrow table's first column that leaves room for whole columns beside it: a number that is cut at the edge could
 * be taken for another one.
 */
export function firstColumnWidth(columnWidths: readonly number[], available: number): number {
  let rest = available;
  for (const width of columnWidths) {
    if (rest - width < leastFirstWidth) break;
    rest -= width;
  }
  return rest;
}
