import { useSignals } from '@preact/signals-react/runtime';
import { shownList } from '../texts/notation';
import { filterLabel } from '../ui/table/filters';
import { printMessages } from '../ui/table/print.messages';
import { PrintTable } from '../ui/table/print-table';
import type { TableColumn, TableColumnGroup } from '../ui/table/table.types';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

export interface PrintedPageProps<Row> {
  readonly list: List<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly groups: readonly TableColumnGroup<Row>[];
}

/** The rows of the page, with the search terms and filters that they were loaded for. */
export function PrintedPage<Row>({ list, columns, groups }: PrintedPageProps<Row>) {
  useSignals();
  const { items = [], query = list.query.value } = list.loaded.value ?? {};
  const { search, filters, status = '' } = query;
  const criteria = [
    [messages.search, search] as const,
    [messages.status, status && list.valueLabel('STATUS', status)] as const,
    ...Object.entries(filters).map(
      ([key, values]) => [filterLabel(key), shownList(values.map((value) => list.valueLabel(key, value)))] as const,
    ),
  ].filter(([, text]) => text !== '');
  return (
    <PrintTable columns={columns} groups={groups} rows={items} keyOf={list.keyOf}>
      {criteria.map(([name, text]) => `${printMessages.criterion(name, text)} · `)}
    </PrintTable>
  );
}
