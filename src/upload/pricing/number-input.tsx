import { TextField } from '../../ui/form/text-field';
import type { DraftIssue } from './cost-draft';
import { WithDecimalReadings } from './decimal-readings';
import { pricingMessages as messages } from './pricing.messages';

interface NumberInputProps {
  readonly label: string;
  readonly value: string;
  readonly issue: DraftIssue | undefined;
  readonly hint?: string;
  readonly required?: boolean;
  readonly onChange: (typed: string) => void;
}

export const NumberInput = ({ issue, ...field }: NumberInputProps) => (
  <WithDecimalReadings typed={field.value} isUnclear={issue === 'unclear'} onChange={field.onChange}>
    <TextField
      {...field}
      content="number"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      error={issue && messages.issues[issue]}
    />
  </WithDecimalReadings>
);
