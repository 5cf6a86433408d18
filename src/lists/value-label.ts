import type { TableColumn } from '../ui/table/table.types';

/** A filter's value as the cells of its column show it; unchanged where there is no such column. */
export const valueLabelOf =
  <Row>(columns: readonly TableColumn<Row>[]) =>
  (key: string, value: string): string =>
    columns.find((column) => column.key === key)?.kind.format(value).text ?? value;
