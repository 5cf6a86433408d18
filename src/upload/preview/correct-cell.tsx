import { unclearReadings } from '../../texts/comma-meaning';
import { shownNumber } from '../../texts/notation';
import { TextField } from '../../ui/form/text-field';
import { WithReadings } from '../../ui/form/with-readings';
import { formatPrice } from '../../wire/price-format';
import { isNumeric } from '../reading/contents';
import { correctMessages as messages } from './correct-row.messages';
import type { CorrectableCell } from './correctable-cells';

interface CorrectedCellFieldProps {
  readonly cell: CorrectableCell;
  readonly value: string;
  readonly hint: string | undefined;
  /** `isFirst`: the field has the focus first; `asksForMeaning`: the user has to choose which of two numbers the text is. */
  readonly state: { readonly isFirst: boolean; readonly asksForMeaning: boolean };
  readonly onChange: (value: string) => void;
}

/** The field of one cell of a row. */
export function CorrectedCellField({ cell, value, hint, state, onChange }: CorrectedCellFieldProps) {
  return (
    <WithReadings
      readings={state.asksForMeaning ? unclearReadings(value.trim()) : []}
      label={(reading) => messages.takeReading(shownNumber(formatPrice(reading) ?? reading))}
      onUse={onChange}
    >
      <TextField
        label={cell.label}
        content={isNumeric(cell.content) ? 'number' : 'text'}
        hint={hint}
        error={state.asksForMeaning ? messages.unclear : undefined}
        autoComplete="off"
        {...(state.isFirst && { 'data-autofocus': '' })}
        value={value}
        onChange={onChange}
      />
    </WithReadings>
  );
}
