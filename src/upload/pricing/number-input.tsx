import { TextField } from '../../ui/form/text-field';
import type { DraftIssue } from './cost-draft';
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
  <TextField
    {...field}
    content="number"
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    error={issue && messages.issues[issue]}
  />
);
