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

/** Skeleton of the first rows in the real columns, drawn by the stylesheet. */
export function SkeletonRows() {
  return (
    <div className="pricebook-grid-skeleton" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((column) => (
        <span key={column} className={column % 3 === 0 ? 'is-short' : ''} />
      ))}
    </div>
  );
}
