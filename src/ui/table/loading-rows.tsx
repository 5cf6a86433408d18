import { classNames } from '../class-names';
import { useIsLate } from '../use-is-late';

interface ReloadBarProps {
  /** May read signals. */
  readonly isLoading: () => boolean;
  readonly label: string;
}

/** A thin bar and an overlay on content that is reloading, after a delay. */
export function ReloadBar({ isLoading, label }: ReloadBarProps) {
  return (
    useIsLate(isLoading) && (
      <div className="pricebook-grid-veil">
        <div className="pricebook-bar" role="progressbar" aria-label={label} />
      </div>
    )
  );
}

interface SkeletonRowsProps {
  /** How many columns the table has. @default 8 */
  readonly columns?: number;
  /** How many of them are frozen at the start. @default 0 */
  readonly frozenStart?: number;
  /** How many of them are frozen at the end. @default 0 */
  readonly frozenEnd?: number;
}

/** Skeleton of the first rows in the real columns, drawn by the stylesheet. Frozen columns are where react-data-grid has them. */
export function SkeletonRows({ columns = 8, frozenStart = 0, frozenEnd = 0 }: SkeletonRowsProps) {
  return (
    <div className="pricebook-grid-skeleton" aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a skeleton have no identity
          key={column}
          className={classNames(
            column % 3 === 2 && 'is-short',
            column < frozenStart && 'is-frozen-start',
            column >= columns - frozenEnd && 'is-frozen-end',
          )}
          style={column < frozenStart ? { insetInlineStart: `var(--rdg-frozen-start-${column})` } : undefined}
        />
      ))}
    </div>
  );
}
