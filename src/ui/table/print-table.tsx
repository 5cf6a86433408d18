import type { ReactNode } from 'react';
import { listSeparator, shownLocale } from '../../texts/notation';
import { adoptingRef } from '../adopt-sheets';
import css from './print.css?inline';
import { printMessages } from './print.messages';
import type { TableColumn, TableColumnGroup } from './table.types';

interface PrintTableProps<Row> {
  readonly children: ReactNode;
  readonly columns: readonly TableColumn<Row>[];
  readonly groups: readonly TableColumnGroup<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

const adoptCss = adoptingRef([css]);

/**
 * The printed table, because the grid only renders the visible rows. Empty columns are omitted; a column group, too wide for
 * paper, becomes a line of values under each row.
 */
export function PrintTable<Row>({ children, columns, groups, rows, keyOf }: PrintTableProps<Row>) {
  const formatCell = ({ kind, value }: TableColumn<Row>, row: Row) => kind.format(value(row));
  const textOf = (column: TableColumn<Row>, row: Row) => {
    const { text, note = '' } = formatCell(column, row);
    return [text, note].filter((part) => part !== '').join(listSeparator());
  };
  const isSet = (column: TableColumn<Row>, row: Row) => formatCell(column, row).look !== 'none';
  const used = columns.filter((column) => rows.some((row) => isSet(column, row)));
  return (
    <div ref={adoptCss} className="pricebook-print">
      <p>
        {children}
        {printMessages.printed(new Date().toLocaleDateString(shownLocale(), { dateStyle: 'long' }))}
      </p>
      <table>
        <thead>
          <tr>
            {used.map(({ key, name, kind }) => (
              <th key={key} className={`is-${kind.align}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={keyOf(row)}>
            <tr>
              {used.map((column) => (
                <td key={column.key} className={`is-${column.kind.align}`}>
                  {textOf(column, row)}
                </td>
              ))}
            </tr>
            {groups.map(({ name, columns: levels }) => (
              <tr key={name} hidden={!levels.some((level) => isSet(level, row))}>
                <td colSpan={used.length}>
                  <b>{name}</b>
                  {levels.map(
                    (level) =>
                      isSet(level, row) && <span key={level.key}>{`${level.name} ${textOf(level, row)}`}</span>,
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
