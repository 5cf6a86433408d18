import { LinkButton } from '../controls/button';

interface ReadingButtonsProps {
  readonly readings: readonly string[];
  readonly label: (reading: string) => string;
  readonly onUse: (reading: string) => void;
}

/** Below a field: one button for each number that its text may be. The focus goes back to the field. */
export function ReadingButtons({ readings, label, onUse }: ReadingButtonsProps) {
  return readings.length === 0 ? null : (
    <div className="pricebook-wrap">
      {readings.map((reading) => (
        <LinkButton
          key={reading}
          onClick={({ currentTarget }) => {
            currentTarget.closest('[data-readings]')?.querySelector('input')?.focus();
            onUse(reading);
          }}
        >
          {label(reading)}
        </LinkButton>
      ))}
    </div>
  );
}
