import type { LucideIcon } from 'lucide-react';
import { shownCount } from '../texts/notation';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Number of its items: `undefined` while unknown, absent where nothing is counted. */
  readonly count?: number | undefined;
  readonly icon?: LucideIcon;
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function Segments<T extends string>({ label, segments, value, onChange }: SegmentsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div className="pricebook-wrap pricebook-segments" role="group" aria-label={label}>
      {segments.map(({ value: segmentValue, label: text, icon: Icon, ...segment }) => (
        <button
          key={segmentValue}
          type="button"
          className={`pricebook-segment is-${segmentValue}`}
          aria-pressed={segmentValue === value}
          onClick={() => onChange(segmentValue)}
        >
          {Icon && <Icon />}
          {text} {'count' in segment && <b>{segment.count === undefined ? '…' : shownCount(segment.count)}</b>}
        </button>
      ))}
    </div>
  );
}
