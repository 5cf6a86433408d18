import {
  type Column,
  type RenderCellProps,
  type RenderHeaderCellProps,
  SELECT_COLUMN_KEY,
  SelectCellFormatter,
  useHeaderRowSelection,
  useRowSelection,
} from 'react-data-grid';
import { shownList } from '../../texts/notation';
import { uiMessages } from '../ui.messages';
import { selectWidth } from './fixed-widths';
import type { TableColumn } from './table.types';

/** Checkboxes that name their row by its first two columns; those of react-data-grid are all named 'Select'. */
export const selectColumn = <Row,>(columns: readonly TableColumn<Row>[]): Column<Row> => ({
  key: SELECT_COLUMN_KEY,
  name: '',
  width: selectWidth,
  minWidth: selectWidth,
  maxWidth: selectWidth,
  frozen: true,
  renderHeaderCell: (props) => <SelectAll {...props} />,
  renderCell: (props) => <SelectRow {...props} title={titleOf(columns, props.row)} />,
});

const titleOf = <Row,>(columns: readonly TableColumn<Row>[], row: Row): string =>
  shownList(columns.slice(0, 2).map(({ kind, value }) => kind.format(value(row)).text));

function SelectAll<Row>({ tabIndex }: RenderHeaderCellProps<Row>) {
  const { isIndeterminate, isRowSelected, onRowSelectionChange } = useHeaderRowSelection();
  return (
    <SelectCellFormatter
      aria-label={uiMessages.table.selectAll}
      tabIndex={tabIndex}
      indeterminate={isIndeterminate}
      value={isRowSelected}
      onChange={(checked) => onRowSelectionChange({ checked: !isIndeterminate && checked })}
    />
  );
}

function SelectRow<Row>({ row, tabIndex, title }: RenderCellProps<Row> & { readonly title: string }) {
  const { isRowSelected, onRowSelectionChange } = useRowSelection();
  return (
    <SelectCellFormatter
      aria-label={uiMessages.table.select(title)}
      tabIndex={tabIndex}
      value={isRowSelected}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  );
}
