import type { CheckedFile, Exclusions, FileColumn } from '../../machines/reading.types';
import type { Option } from '../../ui/form/select';
import { columnTitle } from '../column-title';
import { uploadMessages as messages } from '../upload.messages';

export type RowCondition = NonNullable<Exclusions['only']>;

/** Returns an option for each value of a column with few values, and one per column to pick several values. */
export function conditionOptions(columns: readonly FileColumn[], values: CheckedFile['columnValues']) {
  const nonBlankColumns = columns.filter(({ state }) => state !== 'blank');
  const optionForSeveralValues = (column: FileColumn): Option => ({
    value: `${column.index}`,
    label: messages.onlyOneOf(columnTitle(column)),
  });
  const groups = values.flatMap(({ column, values: valuesOfColumn }) => {
    const fileColumn = nonBlankColumns.find(({ index }) => index === column);
    if (fileColumn === undefined) return [];
    const title = columnTitle(fileColumn);
    const singleValueOptions = valuesOfColumn.map(({ value, rows }) => ({
      value: `${column}=${value}`,
      label: messages.onlyIs(title, value, rows),
    }));
    return [{ label: title, options: [...singleValueOptions, optionForSeveralValues(fileColumn)] }];
  });
  const others = nonBlankColumns.filter(({ index }) => values.every(({ column }) => column !== index));
  return [...groups, { label: messages.onlyOthers, options: others.map(optionForSeveralValues) }];
}

export function conditionChoice(values: CheckedFile['columnValues'], only: RowCondition | undefined): string {
  if (only === undefined) return '';
  const [value, ...more] = only.values;
  const valuesOfColumn = values.find(({ column }) => column === only.column)?.values ?? [];
  const isListed = more.length === 0 && valuesOfColumn.some((own) => own.value === value);
  return isListed ? `${only.column}=${value}` : `${only.column}`;
}

/** `undefined` is no condition; without `value`, the user picks from a list of the column's values. */
export function parseConditionChoice(
  choice: string,
): { readonly column: number; readonly value: string | undefined } | undefined {
  if (choice === '') return undefined;
  const separatorIndex = choice.indexOf('=');
  return separatorIndex === -1
    ? { column: Number(choice), value: undefined }
    : { column: Number(choice.slice(0, separatorIndex)), value: choice.slice(separatorIndex + 1) };
}
