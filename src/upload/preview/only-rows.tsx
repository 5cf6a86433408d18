import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { CheckedFile, FileColumn } from '../../machines/reading.types';
import { useFetch } from '../../record/use-fetch';
import { Checkbox } from '../../ui/controls/checkbox';
import { columnTitle } from '../column-title';
import { maxListedValues } from '../reading/column-values';
import type { UploadSession } from '../session/upload-session.types';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { conditionChoice, conditionOptions, parseConditionChoice, type RowCondition } from './only-choices';

interface OnlyRowsProps extends OpenedProps {
  /** The columns that can be chosen from, with their values. */
  readonly columnValues: CheckedFile['columnValues'];
  readonly value: RowCondition | undefined;
  readonly onChange: (only: RowCondition | undefined) => void;
}

/** Limits the upload to rows with certain values in a column, such as one country of several. */
export function OnlyRows({ session, opened, columnValues, value, onChange }: OnlyRowsProps) {
  const id = useId();
  const [listedColumn, setListedColumn] = useState(value?.column);
  const column = opened.columns.find(({ index }) => index === (value?.column ?? listedColumn));
  const changeCondition = (choice: string) => {
    const chosen = parseConditionChoice(choice);
    setListedColumn(chosen?.column);
    if (chosen?.value !== undefined) onChange({ column: chosen.column, values: [chosen.value] });
    else if (value) onChange(undefined);
  };
  return (
    <div>
      <div className="pricebook-wrap pricebook-inline-field">
        <label htmlFor={id}>{messages.onlyRows}</label>
        <div className="pricebook-select">
          <select
            id={id}
            className="pricebook-input"
            value={conditionChoice(columnValues, value ?? (column && { column: column.index, values: [] }))}
            onChange={({ target }) => changeCondition(target.value)}
          >
            <option value="">{messages.onlyAll}</option>
            {conditionOptions(opened.columns, columnValues).map(({ label, options }) => (
              <optgroup key={label} label={label}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown />
        </div>
      </div>
      {column && (
        <ValueChoice
          // What the values are depends on how the file is read.
          key={`${opened.sheet} ${opened.header} ${opened.encoding} ${column.index}`}
          session={session}
          column={column}
          chosen={value?.values ?? []}
          onChange={(chosen) => onChange(chosen.length === 0 ? undefined : { column: column.index, values: chosen })}
        />
      )}
    </div>
  );
}

interface ValueChoiceProps {
  readonly session: UploadSession;
  readonly column: FileColumn;
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function ValueChoice({ session, column, chosen, onChange }: ValueChoiceProps) {
  // Nothing is shown for a file that cannot be read: the check reports it.
  const { state } = useFetch(String(column.index), () => session.readingOfOpenFile().columnValues(column.index));
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset className="pricebook-wrap pricebook-only-values">
      <legend>{messages.onlyValues(columnTitle(column))}</legend>
      {state.kind !== 'loaded' ? (
        <p role="status">{messages.onlyLoading}</p>
      ) : (
        state.value.map(({ value, rows }) => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={(isOn) => toggle(value, isOn)}>
            {messages.onlyValue(value, rows)}
          </Checkbox>
        ))
      )}
      {state.kind === 'loaded' && state.value.length === maxListedValues && (
        <p className="pricebook-muted">{messages.onlyMost(maxListedValues)}</p>
      )}
    </fieldset>
  );
}
