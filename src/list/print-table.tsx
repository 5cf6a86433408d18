import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListColumn, ListColumnGroup } from './grid-columns';
import { listMessages as messages } from './list.messages';
import { labelOfKey } from './list-query';
import type { List } from './list-state';

interface PrintTableProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly ListColumn<Row>[];
  readonly groups: readonly ListColumnGroup<Row>[];
}

/**
 * The page's rows on paper: made when the browser is about to print, for the table on screen holds only what is in view.
 * Columns without any value are left out; a group, too wide for paper, becomes a line of its values under each row.
 */
export function PrintTable<Row>(props: PrintTableProps<Row>) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', print);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', print);
    };
  }, []);
  return isPrinting && <Paper {...props} />;
}

function Paper<Row>({ list, columns, groups }: PrintTableProps<Row>) {
  useSignals();
  const { search, filters } = list.query.value;
  const rows = list.loaded.value?.items ?? [];
  const cell = ({ kind, value }: ListColumn<Row>, row: Row) => kind.format(value(row));
  const isSet = (column: ListColumn<Row>, row: Row) => cell(column, row).look !== 'none';
  const used = columns.filter((column) => rows.some((row) => isSet(column, row)));
  const asked: readonly (readonly [string, readonly string[]])[] = [
    ...(search === '' ? [] : [[messages.search, [search]] as const]),
    ...Object.entries(filters).map(
      ([key, values]) => [key, values.map((value) => list.valueLabel(key, value))] as const,
    ),
  ];
  return (
    <div className="pricebook-print">
      <p>
        {asked.map(([key, values]) => `${labelOfKey(key)}: ${values.join(', ')} · `)}
        {messages.printed(new Date().toLocaleDateString(undefined, { dateStyle: 'long' }))}
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
          <tbody key={list.keyOf(row)}>
            <tr>
              {used.map((column) => (
                <td key={column.key} className={`is-${column.kind.align}`}>
                  {cell(column, row).text}
                </td>
              ))}
            </tr>
            {groups.map(({ name, columns: levels }) => (
              <tr key={name} hidden={!levels.some((level) => isSet(level, row))}>
                <td colSpan={used.length}>
                  <b>{name}</b>
                  {levels.map(
                    (level) =>
                      isSet(level, row) && <span key={level.key}>{`${level.name} ${cell(level, row).text}`}</span>,
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
