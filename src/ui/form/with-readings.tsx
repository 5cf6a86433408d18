import { type ReactNode, useRef } from 'react';
import { adoptingRef } from '../adopt-sheets';
import { LinkButton } from '../controls/button';
import css from './with-readings.css?inline';

const adoptCss = adoptingRef([css]);

interface WithReadingsProps {
  /** The numbers that the field's text may be; none where it is clear. */
  readonly readings: readonly string[];
  readonly label: (reading: string) => string;
  readonly onUse: (reading: string) => void;
  readonly children: ReactNode;
}

/** A field, and below it a button for each number that its text may be. A press returns the focus to the field. */
export function WithReadings({ readings, label, onUse, children }: WithReadingsProps) {
  const field = useRef<HTMLDivElement>(null);
  const chooseReading = (reading: string) => {
    field.current?.querySelector('input')?.focus();
    onUse(reading);
  };
  return (
    <div ref={field}>
      {children}
      {readings.length > 0 && (
        <div ref={adoptCss} className="pricebook-readings">
          {readings.map((reading) => (
            <LinkButton key={reading} onClick={() => chooseReading(reading)}>
              {label(reading)}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  );
}
