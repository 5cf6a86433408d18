import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ColumnKind, textKind } from './column-kinds';
import { PrintTable } from './print-table';
import type { TableColumn } from './table.types';

interface Row {
  readonly sku: string;
  readonly price: string;
}

const priceKind: ColumnKind = {
  align: 'end',
  format: (value) =>
    value === '' ? { text: '-', look: 'none' } : { text: String(value), look: 'unsaved', note: 'not saved' },
};
const column = (key: keyof Row, kind: ColumnKind): TableColumn<Row> => ({
  ...{ key, name: key, label: key, width: 80, kind },
  value: (row) => row[key],
});

test('a value that was not saved is printed with a note', { tags: 'GC26' }, () => {
  const [sku, price] = [column('sku', textKind), column('price', priceKind)];
  const rows: readonly Row[] = [
    { sku: 'MESH', price: '12.5' },
    { sku: 'ROLL', price: '' },
  ];
  const printed = renderToStaticMarkup(
    createElement(PrintTable<Row>, {
      ...{ rows, keyOf: (row: Row) => row.sku, children: undefined },
      columns: [sku, price],
      groups: [{ name: 'AUD', note: '', className: '', columns: [{ ...price, name: '01' }] }],
    }),
  );
  expect(printed).toContain('<td class="is-start">MESH</td><td class="is-end">12.5, not saved</td>');
  expect(printed).toContain('<span>01 12.5, not saved</span>');
  expect(printed.match(/not saved/g)).toHaveLength(2);
});
