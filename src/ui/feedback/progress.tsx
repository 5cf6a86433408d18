import { adoptingRef } from '../adopt-sheets';
import css from './progress.css?inline';

const adoptCss = adoptingRef([css]);

interface ProgressProps {
  readonly label: string;
  readonly percent: number;
}

export function Progress({ label, percent }: ProgressProps) {
  return (
    <span
      ref={adoptCss}
      className="pricebook-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
