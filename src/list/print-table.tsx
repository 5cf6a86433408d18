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
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting && <Paper {...props} />;
}

function Paper<Row>({ list, columns, groups }: PrintTableProps<Row>) {
  useSignals();
  const { search, filters } = list.query.value;
  const rows = list.loaded.value?.items ?? [];
  const used = columns.filter((column) => rows.some((row) => isSet(column, row)));
  const asked = [
    ...(search === '' ? [] : [`${messages.search}: ${search}`]),
    ...Object.entries(filters).map(([key, values]) => `${labelOfKey(key)}: ${values.join(', ')}`),
    messages.printed(new Date().toLocaleDateString(undefined, { dateStyle: 'long' })),
  ];
  return (
    <div className="pricebook-print">
      <p>{asked.join(' · ')}</p>
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
              {used.map(({ key, kind, value }) => (
                <td key={key} className={`is-${kind.align}`}>
                  {kind.format(value(row)).text}
                </td>
              ))}
            </tr>
            {groups
              .filter((group) => group.columns.some((column) => isSet(column, row)))
              .map((group) => (
                <tr key={group.name}>
                  <td colSpan={used.length}>
                    <b>{group.name}</b>
                    {group.columns
                      .filter((column) => isSet(column, row))
                      .map(({ key, name, kind, value }) => (
                        <span key={key} className="pricebook-print-value">
                          {name} <b>{kind.format(value(row)).text}</b>
                        </span>
                      ))}
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function isSet<Row>({ kind, value }: ListColumn<Row>, row: Row): boolean {
  return kind.format(value(row)).look !== 'none';
}
