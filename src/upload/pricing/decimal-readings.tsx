import type { ReactNode } from 'react';
import { shownNumber } from '../../texts/notation';
import { decimalReadings } from '../../texts/typed-decimal';
import { WithReadings } from '../../ui/form/with-readings';
import { ruleMessages } from '../rule.messages';

interface WithDecimalReadingsProps {
  readonly typed: string;
  /** Whether the user is to choose which of two numbers the typed text is. */
  readonly isUnclear: boolean;
  readonly onChange: (typed: string) => void;
  readonly children: ReactNode;
}

/** The field of a number, with a button for each number that its text may be. */
export const WithDecimalReadings = ({ typed, isUnclear, onChange, children }: WithDecimalReadingsProps) => (
  <WithReadings
    readings={isUnclear ? decimalReadings(typed) : []}
    label={(reading) => ruleMessages.takeReading(shownNumber(reading))}
    onUse={onChange}
  >
    {children}
  </WithReadings>
);
