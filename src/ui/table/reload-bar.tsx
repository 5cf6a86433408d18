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
