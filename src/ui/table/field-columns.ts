import type { Field } from '../../wire/field';
import { columnKindOf } from './column-kinds';
import type { TableColumn } from './table.types';

/** The columns of an entity's fields, in order; `value` returns a row's value of a field. */
export function fieldColumns<Row, K extends string>(
  fields: Readonly<Record<K, Field>>,
  labels: Readonly<Record<NoInfer<K>, string>>,
  value: (row: Row, key: K) => unknown,
): readonly TableColumn<Row>[] {
  // SAFETY: tables of fields are literals, which have no keys besides those of their type.
  return (Object.entries(fields) as [K, Field][])
    .filter(([, field]) => field.column !== false)
    .map(([key, field]) => ({
      key,
      name: labels[key],
      width: field.width,
      kind: columnKindOf(field),
      value: (row) => value(row, key),
    }));
}
